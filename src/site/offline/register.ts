/** Registers the service worker once the page has settled. Without one, everything still works online. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error) => console.warn('Playing offline is not possible here', error));
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', register, { once: true });
}
