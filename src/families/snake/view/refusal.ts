import { type Direction, OPPOSITE, STEP } from '../../../core/grid';
import type { Brush } from '../../../kit/stage/brush';

/** How long a refused press is seen. */
const SHOWN = 420;
/** How far the head goes for it, in cells. */
const REACH = 0.3;

/** Where a head is drawn instead, in cells, and whether it goes on. */
interface Nudge {
  readonly x: number;
  readonly y: number;
  readonly shown: boolean;
}

const NONE: Nudge = { x: 0, y: 0, shown: false };

/**
 * How a press that was not allowed looks: back into its own neck the head shakes, against what does not give way it bumps.
 * Short lines beside it say the same without any motion.
 */
export function createRefusal() {
  let refused: { readonly towards: Direction; readonly bumps: boolean; since: number | null } | null = null;

  return {
    refuse(towards: Direction, before: Direction | null) {
      refused = { towards, bumps: before === null || towards !== OPPOSITE[before], since: null };
    },
    nudge({ time, still }: Pick<Brush, 'time' | 'still'>): Nudge {
      if (!refused) return NONE;
      refused.since ??= time;
      const share = (time - refused.since) / SHOWN;
      if (share >= 1) {
        refused = null;
        return NONE;
      }
      if (still) return { x: 0, y: 0, shown: true };
      const { x, y } = STEP[refused.towards];
      if (refused.bumps) {
        const out = Math.sin(share * Math.PI) * REACH;
        return { x: x * out, y: y * out, shown: true };
      }
      const aside = Math.sin(share * Math.PI * 6) * REACH * (1 - share);
      return { x: y * aside, y: x * aside, shown: true };
    },
    /** The lines: in front of a bump, on both sides of a head that shakes. In stage units. */
    drawLines({ context, palette }: Brush, x: number, y: number, cell: number) {
      if (!refused) return;
      const ahead = Math.atan2(STEP[refused.towards].y, STEP[refused.towards].x);
      const sides = refused.bumps ? [ahead] : [ahead - Math.PI / 2, ahead + Math.PI / 2];
      context.save();
      context.lineCap = 'round';
      context.lineWidth = cell * 0.14;
      context.strokeStyle = palette.ink;
      for (const side of sides) {
        context.beginPath();
        context.arc(x, y, cell * 0.95, side - 0.5, side + 0.5);
        context.stroke();
      }
      context.restore();
    },
  };
}

export type Refusal = ReturnType<typeof createRefusal>;
