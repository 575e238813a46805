/** Tells our own server that a goal was reached: its name, and nothing about the person. */
export function reportGoal(goal: 'app_installed'): void {
  fetch('/api/goal', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ goal }),
    credentials: 'omit',
    keepalive: true,
  }).catch((error) => console.warn('The goal was not counted', error));
}
