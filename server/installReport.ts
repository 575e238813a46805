import type { Hono } from 'hono';
import { z } from 'zod';
import { NO_STORE, notTooOften, onlyMethod, type Platform, refuse, sameOrigin, smallBody } from './guards';
import type { Settings } from './settings';

const Report = z.object({ goal: z.enum(['app_installed']) });
/** The operator's endpoint has this many ms; the visitor has gone on long before. */
const PATIENCE = 3_000;

/** Counts nothing itself: it answers and forgets, or passes the goal's name on where the operator asked for it. */
export function installReportRoute(app: Hono, settings: Settings, platform: Platform): void {
  app.post('/api/goal', sameOrigin(settings), notTooOften(settings, platform), smallBody, async (context) => {
    const report = Report.safeParse(await context.req.json().catch(() => undefined));
    if (!report.success) return refuse(context, 400, { error: 'goal: unknown', field: 'goal' });
    if (settings.goalEndpoint) await passOn(settings.goalEndpoint, report.data.goal);
    return context.body(null, 204, NO_STORE);
  });
  onlyMethod(app, '/api/goal', 'POST');
}

async function passOn(endpoint: URL, goal: string): Promise<void> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ goal }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    if (!answer.ok) console.error(`GOAL_ENDPOINT answered ${answer.status}`);
  } catch {
    console.error('GOAL_ENDPOINT did not answer');
  }
}
