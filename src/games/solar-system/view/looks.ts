import type { PlanetName } from '../rules/planets';

/** How each planet looks, for children who cannot read its name. */
export const LOOKS: Record<PlanetName, string> = {
  Mercury: 'the smallest one, gray like a stone',
  Venus: 'the pale yellow one',
  Earth: 'the blue one, where we live',
  Mars: 'the small red one',
  Jupiter: 'the biggest one, with stripes',
  Saturn: 'the one with the ring',
  Uranus: 'the light blue one',
  Neptune: 'the dark blue one, far away',
};
