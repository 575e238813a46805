/** So many ms after the page is loaded, the rest of the site may come to the device (docs/decisions/0011). */
const AT_REST = 2000;

export function registerServiceWorker(): void {
  // Development has no worker: it would keep old files.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // The worker looks by itself, too: a new version may come while data is saved.
  if (navigator.connection?.saveData) return;
  addEventListener('load', () => setTimeout(register, AT_REST));
}

function register() {
  navigator.serviceWorker
    .register('/sw.js')
    .catch((error) => console.warn('Playing offline is not possible here', error));
}
