import { COFFEE, EMAIL, NAME } from '../../site';
import type { Article } from './article';

export const about: Article = {
  page: {
    path: '/about',
    title: 'About us: games made by parents',
    description: `Who makes ${NAME}, for whom, what we promise, how the games are made and reviewed, and how you can help.`,
    keywords: [`about ${NAME}`, 'kids games made by parents', 'ad-free games for children', 'open source kids games'],
  },
  headline: 'A small wood, made by parents',
  lead: 'We looked for games we could give our own children without a second thought. We found few. So we began to make them.',
  action: { label: 'See the games', href: '/' },
  sections: [
    {
      kind: 'text',
      heading: 'Who it is for',
      paragraphs: [
        'For children from 1 to 8, and for the grown-ups next to them. For the two-year-old who cannot read and presses everything at once, and for the six-year-old who wants to beat her own record.',
        'For parents who have ten seconds to decide whether a page can be trusted. And for anyone whose tablet is old, whose connection is slow, or who plays by keyboard, switch or screen reader.',
      ],
    },
    {
      kind: 'points',
      heading: 'What we promise',
      points: [
        {
          title: 'Ad-free',
          text: 'No advertising, ever. [Why that matters](/no-ads-games-for-kids).',
          game: '/balloonpop',
        },
        {
          title: 'Safe',
          text: 'No chat, no strangers, no data collection, nothing to buy. [How we keep it safe](/safe-kids-games).',
          game: '/memorymatch',
        },
        {
          title: 'Parent-built',
          text: 'Designed, drawn, programmed and tried out by parents, with their children as the strictest judges.',
          game: '/pinball',
        },
        { title: 'Open', text: 'The code is free for everyone to read, check and improve.', game: '/blockbuilder' },
      ],
    },
    {
      kind: 'text',
      heading: 'How the games are made and reviewed',
      paragraphs: [
        'Every game begins on paper, with one question: what lovely thing happens when a small finger touches this? Then come the rules, tested move by move, then the pictures, all drawn by the same hand, then the sounds.',
        'Before it appears, two parents play it to the end on a phone, a tablet and a computer. We look for small buttons, hard words, sad endings and anything that could lead away. Children try it last, and have the last word.',
      ],
    },
    {
      kind: 'text',
      heading: 'How you can help',
      paragraphs: [
        `[Support us](/donate) with a donation or [buy us a coffee](${COFFEE}). Tell another family. Or write to [${EMAIL}](mailto:${EMAIL}) when something could be better: we read every letter.`,
      ],
    },
    {
      kind: 'call',
      heading: 'Come in',
      text: 'Wiggle is waiting.',
      actions: [{ label: 'Go to the games', href: '/' }],
    },
  ],
};
