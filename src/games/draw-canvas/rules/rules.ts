import type { Circle } from '../../../core/geometry';
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
export const TOOLS = ['draw', 'splash', 'fill'] as const;
export const SHAPES = ['circle', 'rectangle', 'triangle', 'star', 'diamond', 'heart'] as const;
export type Tool = (typeof TOOLS)[number];
export type Shape = (typeof SHAPES)[number];

/** What the child holds in the hand. The picture itself is the bitmap, and only the bitmap. */
export interface State {
  readonly color: Color;
  readonly brushWidth: number;
  readonly tool: Tool;
  readonly shapeIndex: number;
  readonly shapeMode: boolean;
}

export type Action =
  | { readonly type: 'mode' }
  | { readonly type: 'shape' }
  | { readonly type: 'color'; readonly color: Color }
  | { readonly type: 'splash'; readonly x: number; readonly y: number };

export type Cue =
  | { readonly type: 'tool'; readonly tool: Tool }
  | { readonly type: 'shape'; readonly shape: Shape }
  | { readonly type: 'color'; readonly color: Color }
  | { readonly type: 'splashed'; readonly blots: readonly Circle[] };

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

export const rules: Rules<State, Action, Cue> = {
  start: () => ({ color: 'red', brushWidth: BRUSH_WIDTH, tool: 'draw', shapeIndex: 0, shapeMode: false }),

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
    }
  },
};
