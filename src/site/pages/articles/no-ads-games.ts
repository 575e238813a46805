import type { Article } from './article';

export const noAdsGames: Article = {
  page: {
    path: '/no-ads-games-for-kids',
    title: 'No ads games for kids: just play',
    description:
      'Free games for kids without a single ad. Why we show none, what that means for your child, and how the site is paid for instead.',
    keywords: ['no ads games for kids', 'ad-free kids games', 'free games without ads', 'toddler games no ads'],
  },
  headline: 'Games for kids with no ads. Not one.',
  lead: 'A two-year-old cannot tell a game from an advertisement. So we left the advertisements out.',
  action: { label: 'Play without ads', href: '/' },
  sections: [
    {
      kind: 'text',
      heading: 'Why no ads',
      paragraphs: [
        'Many free games for children are paid for by advertising. That sounds harmless until you watch a toddler play: the ad is brighter than the game, the cross to close it is smaller than a fingertip, and one tap later the child is in an app store.',
        'Advertising also needs to know who is watching. To choose an ad, a network wants the device, the place and the habits of the person in front of it, and here that person is a child. We do not want to know any of it.',
        'And advertising changes the games themselves. When every minute earns money, games are built never to end. Ours are built to be good for ten minutes.',
      ],
    },
    {
      kind: 'points',
      heading: 'What that means for your child',
      points: [
        {
          title: 'No wrong taps',
          text: 'Everything on the screen belongs to the game, or leads back home or to your child’s own pictures. Press everything at once: our tests do it, too.',
          game: '/balloonpop',
        },
        {
          title: 'Calm',
          text: 'No countdowns to the next video, no "watch this to go on", no sound before the first touch.',
          game: '/drawcanvas',
        },
        {
          title: 'Real endings',
          text: 'Most games come in short rounds. One ends, and it is easy to say: that was nice, now we eat.',
          game: '/cleanuptoys',
        },
        {
          title: 'Fast and light',
          text: 'Without ads a page is smaller than a photo from a phone. We measure how it opens on a slow machine and a slow line.',
          game: '/snake',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What we do instead',
      paragraphs: [
        'We ask grown-ups. If your family enjoys the games, you can [support us](/donate) once, from one dollar on, or every month, with 2, 5 or 10. It is meant for hosting, for upkeep and for new games.',
        'If you cannot or do not want to give anything, nothing changes: every game stays open, for your child and for every other.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about ads and money',
      questions: [
        {
          question: 'Are there really no ads at all?',
          answer: 'None. No banners, no videos, no sponsored games, no affiliate links, on no page.',
        },
        {
          question: 'How do you pay for the site?',
          answer: 'With donations from families, and by keeping it small: a small page costs little to send.',
        },
        {
          question: 'Will there be ads later?',
          answer: 'No. Our security settings do not even let a page load anything from an advertising network.',
        },
        {
          question: 'Do you sell data instead?',
          answer:
            'No. We collect none about you or your child, so there is nothing to sell. The privacy page says what is kept, where and why.',
        },
        {
          question: 'Are some games locked until we pay?',
          answer: 'No. Every game is open to everyone, from the first to the last.',
        },
        {
          question: 'Can I use the site in a kindergarten or school?',
          answer:
            'Gladly. No accounts are needed, and it works offline once Home says that all games are on the device.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'See what quiet looks like',
      text: 'Open a game. Wait for the ad. It will not come.',
      actions: [{ label: 'Go to the games', href: '/' }],
    },
  ],
};
