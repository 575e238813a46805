import type { Hono } from 'hono';

const GOALS = ['app_installed'];
const LONGEST_BODY = 200;

/** Counts nothing itself: it answers and forgets, or passes the goal's name on where the operator asked for it. */
export function goalRoute(app: Hono, endpoint: string | undefined): void {
  app.post('/api/goal', async (context) => {
    const text = (await context.req.text()).slice(0, LONGEST_BODY + 1);
    const goal = readGoal(text);
    if (!goal) return context.json({ error: 'goal: unknown' }, 400, { 'Cache-Control': 'no-store' });
    if (endpoint) {
      const body = JSON.stringify({ goal });
      const passedOn = fetch(endpoint, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      passedOn.catch(() => console.error('GOAL_ENDPOINT did not answer'));
    }
    return context.body(null, 204, { 'Cache-Control': 'no-store' });
  });
  app.all('/api/goal', (context) =>
    context.json({ error: 'Method not allowed' }, 405, { Allow: 'POST', 'Cache-Control': 'no-store' }),
  );
}

function readGoal(text: string): string | undefined {
  try {
    const { goal } = JSON.parse(text) as { goal?: unknown };
    return GOALS.find((known) => known === goal);
  } catch {
    return undefined;
  }
}
