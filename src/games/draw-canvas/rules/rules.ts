import type { Circle, Point, Size } from '../../../core/geometry';
import { dragHint, tapHint } from '../../../core/hint';
import type { Random } from '../../../core/random';
import type { Rules } from '../../../core/rules';

export const COLORS = {
  red: '#FF0040',
  green: '#00FF80',
  blue: '#0080FF',
  yellow: '#FFFF00',
  orange: '#FF8000',
  purple: '#8000FF',
  pink: '#FF0080',
  black: '#000000',
} as const;
export type Color = keyof typeof COLORS;

export const BRUSH_WIDTH = 5;
const TOOLS = ['draw', 'splash', 'fill'] as const;
export const SHAPES = ['circle', 'rectangle', 'triangle', 'star', 'diamond', 'heart'] as const;
export type Tool = (typeof TOOLS)[number];
export type Shape = (typeof SHAPES)[number];

/** What the child holds in the hand. The picture itself is the bitmap, and only the bitmap. */
export interface State extends Size {
  readonly color: Color;
  readonly tool: Tool;
  readonly shapeIndex: number;
  readonly shapeMode: boolean;
  /** How often a finger has left paint. */
  readonly strokes: number;
}

/** From where to where; a tap is in one place. */
export interface Way {
  readonly from: Point;
  readonly to: Point;
}

export type Action =
  | { readonly type: 'mode' }
  | { readonly type: 'shape' }
  | { readonly type: 'color'; readonly color: Color }
  | { readonly type: 'splash'; readonly x: number; readonly y: number }
  /** A finger that painted has lifted; `along` is for who paints without one. */
  | { readonly type: 'stroke'; readonly along?: Way }
  | ({ readonly type: 'resize' } & Size);

export type Cue =
  | { readonly type: 'tool'; readonly tool: Tool }
  | { readonly type: 'shape'; readonly shape: Shape }
  | { readonly type: 'color'; readonly color: Color }
  | { readonly type: 'splashed'; readonly blots: readonly Circle[] }
  | { readonly type: 'painted'; readonly along?: Way };

export const shapeOf = ({ shapeIndex }: State): Shape => SHAPES[shapeIndex % SHAPES.length] ?? 'circle';

/** In shape mode the tool that was chosen before decides. */
export const isFilled = ({ tool }: State) => tool === 'fill';

const HINTS: Record<Tool, string> = {
  draw: 'Click & drag to draw freely',
  splash: 'Click for paint splash',
  fill: 'Click to fill area',
};

export const hintOf = (state: State) =>
  state.shapeMode
    ? `Click & drag to draw ${isFilled(state) ? 'filled' : 'hollow'} ${shapeOf(state)}`
    : HINTS[state.tool];

/** A main blot of radius 20 to 60, and 5 to 10 dots of radius 3 to 11 up to 30 away from its rim. */
export function splash(x: number, y: number, random: Random): Circle[] {
  const radius = random.between(20, 60);
  const dots = Array.from({ length: random.int(5, 10) }, (): Circle => {
    const angle = random.between(0, Math.PI * 2);
    const reach = radius + random.between(0, 30);
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach, radius: random.between(3, 11) };
  });
  return [{ x, y, radius }, ...dots];
}

/** The nth of many numbers from 0.1 to 0.9 that lie well apart. */
const spread = (count: number, step: number) => 0.1 + 0.8 * ((0.5 + count * step) % 1);

export const rules: Rules<State, Action, Cue> = {
  start: () => ({
    width: 0,
    height: 0,
    color: 'red',
    tool: 'draw',
    shapeIndex: 0,
    shapeMode: false,
    strokes: 0,
  }),

  play(state, action, { random, cue }) {
    switch (action.type) {
      case 'mode': {
        const following = TOOLS[(TOOLS.indexOf(state.tool) + 1) % TOOLS.length] ?? 'draw';
        const tool = state.shapeMode ? 'draw' : following;
        cue({ type: 'tool', tool });
        return { ...state, tool, shapeMode: false };
      }
      case 'shape': {
        const shapeIndex = state.shapeMode ? (state.shapeIndex + 1) % SHAPES.length : state.shapeIndex;
        const chosen = { ...state, shapeIndex, shapeMode: true };
        cue({ type: 'shape', shape: shapeOf(chosen) });
        return chosen;
      }
      case 'color':
        cue({ type: 'color', color: action.color });
        return action.color === state.color ? state : { ...state, color: action.color };
      case 'splash':
        cue({ type: 'splashed', blots: splash(action.x, action.y, random) });
        return state;
      case 'stroke':
        cue({ type: 'painted', along: action.along });
        return { ...state, strokes: state.strokes + 1 };
      case 'resize':
        if (action.width === state.width && action.height === state.height) return state;
        return { ...state, width: action.width, height: action.height };
    }
  },

  hint(state) {
    const { width, height, tool, shapeMode, strokes } = state;
    if (width === 0) return null;
    // Each one goes on from where the last one ended, and in time all over the sheet.
    const spot = (count: number) => ({ x: width * spread(count, 0.755), y: height * spread(count, 0.57) });
    const from = spot(strokes);
    const to = shapeMode || tool === 'draw' ? spot(strokes + 1) : from;
    const stroke = { type: 'stroke', along: { from, to } } as const;
    return to === from ? tapHint(from, stroke) : dragHint(from, to, stroke);
  },
};
