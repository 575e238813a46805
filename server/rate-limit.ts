const WINDOW = 60_000;
/** So many addresses are remembered at most; a flood of new ones pushes out the oldest. */
const MOST_ADDRESSES = 20_000;

/** Counts what one address asks for. */
export interface RateLimiter {
  /** Seconds to wait; 0 means go ahead. */
  take(address: string): number | Promise<number>;
}

/** So many a minute for each address, counted in this process. */
export function createRateLimiter(limit: number, now: () => number = Date.now): RateLimiter {
  const windows = new Map<string, { used: number; readonly endsAt: number }>();

  function forgetOld(time: number) {
    for (const [address, { endsAt }] of windows) {
      // Windows are in the order of their start, so the first that is still open ends the search.
      if (endsAt > time && windows.size < MOST_ADDRESSES) return;
      windows.delete(address);
    }
  }

  return {
    take(address) {
      const time = now();
      const open = windows.get(address);
      if (open && open.endsAt > time) {
        if (open.used >= limit) return Math.ceil((open.endsAt - time) / 1000);
        open.used += 1;
        return 0;
      }
      windows.delete(address);
      forgetOld(time);
      windows.set(address, { used: 1, endsAt: time + WINDOW });
      return limit > 0 ? 0 : Math.ceil(WINDOW / 1000);
    },
  };
}
