/** Tells our own server that the app was installed: the goal's name, and nothing about the person. */
export function reportInstall(): void {
  addEventListener('appinstalled', () => {
    fetch('/api/goal', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ goal: 'app_installed' }),
      credentials: 'omit',
      keepalive: true,
    }).catch((error) => console.warn('The install was not reported', error));
  });
}
