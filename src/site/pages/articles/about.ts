import { COFFEE, EMAIL, NAME, REPOSITORY } from '../../site';
import type { Article, Point } from './article';

/** The code is called open only where there is a way to it. */
const OPEN: readonly Point[] = REPOSITORY
  ? [
      {
        title: 'Open',
        text: `[The code](${REPOSITORY}) is free for everyone to read, check and improve.`,
        game: '/blockbuilder',
      },
    ]
  : [];

export const about: Article = {
  page: {
    path: '/about',
    title: 'About us: games made by parents',
    description: `Who makes ${NAME}, for whom, what we promise, how the games are made and reviewed, and how you can help.`,
    keywords: [
      `about ${NAME}`,
      'kids games made by parents',
      'ad-free games for children',
      ...(REPOSITORY ? ['open source kids games'] : []),
    ],
  },
  headline: 'A small wood, made by parents',
  lead: 'Small games that a parent can give to a small child without a second thought: no ads, no accounts, nothing to buy.',
  action: { label: 'See the games', href: '/' },
  sections: [
    {
      kind: 'text',
      heading: 'Who it is for',
      paragraphs: [
        'For children from 1 to 8, and for the grown-ups next to them. For the two-year-old who cannot read and presses everything at once, and for the six-year-old who wants to beat her own record.',
        'For parents who have ten seconds to decide whether a page can be trusted. And for anyone whose tablet is old, whose connection is slow, or who uses a keyboard or a screen reader.',
      ],
    },
    {
      kind: 'points',
      heading: 'What we promise',
      points: [
        {
          title: 'Ad-free',
          text: 'No advertising, on any page. [Why that matters](/no-ads-games-for-kids).',
          game: '/balloonpop',
        },
        {
          title: 'Safe',
          text: 'No chat, no strangers, no data collection, nothing to buy. [How we keep it safe](/safe-kids-games).',
          game: '/memorymatch',
        },
        {
          title: 'Parent-built',
          text: 'Built by parents. Model children, small programs with the hands of a child of two to seven, play every game in our tests.',
          game: '/pinball',
        },
        ...OPEN,
      ],
    },
    {
      kind: 'text',
      heading: 'How the games are made and reviewed',
      paragraphs: [
        'Every game answers one question: what lovely thing happens when a small finger touches this? Its rules are tested move by move, without a screen. Its pictures follow one guide, so that they belong together. Its sounds wait for the first touch.',
        'Our tests play every game in Chromium, Firefox and WebKit, the engines of most browsers, at sizes from a small phone to a computer. They look for small buttons, for controls out of reach, for pages that speak to anyone else, and for a child who waits too long for a success.',
      ],
    },
    {
      kind: 'text',
      heading: 'How you can help',
      paragraphs: [
        `[Support us](/donate) with a donation or [buy us a coffee](${COFFEE}). Tell another family. Or write to [${EMAIL}](mailto:${EMAIL}) when something could be better.`,
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
