/** What a pen can do: calls that take numbers, values that are numbers, and values that are words. */
export const CALLS = [
  'save',
  'restore',
  'translate',
  'rotate',
  'scale',
  'beginPath',
  'closePath',
  'moveTo',
  'lineTo',
  'arc',
  'arcTo',
  'ellipse',
  'rect',
  'quadraticCurveTo',
  'bezierCurveTo',
  'fillRect',
  'strokeRect',
] as const;
/** They take paths, too, but not from us. */
export const PATH_CALLS = ['fill', 'stroke', 'clip'] as const;
export const NUMBERS = ['globalAlpha', 'lineWidth', 'lineDashOffset'] as const;
export const WORDS = ['fillStyle', 'strokeStyle', 'lineCap', 'lineJoin'] as const;

export type Call = (typeof CALLS)[number];
export type NumberValue = (typeof NUMBERS)[number];
