/**
 * Icons on a 32 grid, drawn with a round line of 4. Every page's HTML holds them once, so no script carries them. Nothing in
 * them is styled by the page: engines differ in whether its rules reach into `<use>`.
 */
export const ICONS = {
  home: 'M5 15L16 5L27 15V26Q27 28 25 28H7Q5 28 5 26ZM3 16L16 4L29 16',
  pause: 'M10 7H12V25H10ZM20 7H22V25H20Z',
  play: 'M10 6L26 16L10 26Z',
  again: 'M25 8V14H19M24.5 14A10 10 0 1 0 26 18',
  sound: 'M5 13H10L16 7V25L10 19H5ZM21 12Q24 16 21 20M25 8Q31 16 25 24',
  ear: 'M9 18Q7 16 7 13A9 9 0 0 1 25 13Q25 17 21 20Q19 22 19 24A4.5 4.5 0 0 1 10.5 26M12.5 14A3.8 3.8 0 0 1 20 13.5Q20 16 16.5 17.5',
  silence: 'M5 13H10L16 7V25L10 19H5ZM21 12L29 20M29 12L21 20',
  star: 'M16 4L19.5 11.5L28 12.5L21.7 18L23.5 26.5L16 22L8.5 26.5L10.3 18L4 12.5L12.5 11.5Z',
  trophy: 'M10 5H22V13Q22 19 16 19Q10 19 10 13ZM10 8H5Q5 14 10 14M22 8H27Q27 14 22 14M16 19V25M11 27H21',
  clock: 'M16 6A11 11 0 1 1 15.9 6M16 11V17L20 20',
  ball: 'M16 6A10 10 0 1 1 15.9 6Z',
  moves: 'M6 12H25L19 6M26 20H7L13 26',
  robot: 'M10 12H22Q26 12 26 16V22Q26 26 22 26H10Q6 26 6 22V16Q6 12 10 12ZM16 12V5',
  menu: 'M6 9H26M6 16H26M6 23H26',
  up: 'M7 20L16 11L25 20',
  down: 'M7 12L16 21L25 12',
  left: 'M20 7L11 16L20 25',
  right: 'M12 7L21 16L12 25',
  heart: 'M16 27C4 19 3 13 5 9C8 4 14 5 16 10C18 5 24 4 27 9C29 13 28 19 16 27Z',
} as const;

export type IconName = keyof typeof ICONS;
