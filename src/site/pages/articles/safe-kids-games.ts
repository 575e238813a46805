import type { Article } from './article';

export const safeKidsGames: Article = {
  page: {
    path: '/safe-kids-games',
    title: 'Safe kids games: play you can trust',
    description:
      'Safe online games for children aged 1 to 8: zero ads, no data collection, no chat, nothing to buy. Made and checked by parents.',
    keywords: [
      'safe kids games',
      'safe online games for toddlers',
      'games without data collection',
      'child safe website',
    ],
  },
  headline: 'Safe games for kids, from the first tap on',
  lead: 'A small wood of games where nobody sells, follows or talks to your child. You can leave the room to make tea.',
  action: { label: 'See all games', href: '/' },
  sections: [
    {
      kind: 'points',
      heading: 'Six things we promise',
      points: [
        {
          title: 'Zero ads',
          text: 'No banners, no videos, no "sponsored" toys. There is no advertising on any page, and there never will be.',
          game: '/balloonpop',
        },
        {
          title: 'No data collection',
          text: 'No accounts, no profiles, no cookies. High scores and favorites stay on your device, and you can delete them.',
          game: '/memorymatch',
        },
        {
          title: 'Age-appropriate content',
          text: 'Every game carries the age it is made for. Nothing scares, nothing scolds, and bad luck is always funny.',
          game: '/molepatrol',
        },
        {
          title: 'Contained experience',
          text: 'No chat, no strangers, no links that lead a child away. Games for age 5 and up ask a grown-up first.',
          game: '/cleanuptoys',
        },
        {
          title: 'No hidden costs',
          text: 'All games are free, completely. Nothing is locked, nothing is sold inside, no trial runs out.',
          game: '/pinball',
        },
        {
          title: 'Parent-built',
          text: 'Built by parents: we make these games for our own children, try them with them, and review every screen by hand.',
          game: '/drawcanvas',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Something for every age',
      points: [
        {
          title: 'Ages 1-3: toddler safe',
          text: 'Tap games, drawing, and cause-and-effect: a finger comes down, something lovely happens.',
          game: '/bugcatcher',
        },
        {
          title: 'Ages 4-6: learning',
          text: 'Memory and matching, educational puzzles, and a gentle strategy intro.',
          game: '/planets',
        },
        {
          title: 'Ages 7-8: skill building',
          text: 'Logic, problem-solving, and advanced creative tools that grow with the child.',
          game: '/adam',
        },
        {
          title: 'All ages: family fun',
          text: 'Two-player games, parent-child games to play side by side, and classic games everybody knows.',
          game: '/tictactoe',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Why parents trust us',
      paragraphs: [
        'Trust should not need faith. Our code is open, so anyone can check that no page speaks to another company. The only exception is the donation page, and there only after a grown-up has decided to pay.',
        'Before a game appears here, two parents play it through: every button, every end, with sound and without. We ask three questions. Would I give this to my own child? Could a child get upset? Could anything lead out of the game? Only then does it get its card.',
        'And we earn nothing from keeping children longer. A round ends, Wiggle cheers, and that is a good moment to stop. More on this in our [privacy policy](/privacy) and on [why we have no ads](/no-ads-games-for-kids).',
      ],
    },
    {
      kind: 'points',
      heading: 'On every device you have',
      points: [
        {
          title: 'Desktop',
          text: 'Every game can be played with a mouse and with the keyboard alone, in any modern browser.',
          game: '/snake',
        },
        {
          title: 'Mobile',
          text: 'Large targets for small fingers, no accidental zooming, and it runs on the old tablet in the drawer.',
          game: '/pumpkincatcher',
        },
        {
          title: 'Peace of mind',
          text: 'Add it to the home screen and it works without a connection: on the plane, in the car, at the cabin.',
          game: '/planetbowling',
        },
      ],
      next: {
        heading: 'Getting started takes a minute',
        steps: [
          'Open the [home page](/) and tap the age of your child.',
          'Choose a card together and press **Play Now**. Tap the heart on games your child loves.',
          'If you like, install the app from the home page: then it also works offline.',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'Questions parents ask',
      questions: [
        {
          question: 'Are the games really free?',
          answer: 'Yes, all of them, for everyone. Some families give a donation so that it can stay that way.',
        },
        {
          question: 'Do you collect any data about my child?',
          answer: 'No. There are no accounts, no cookies and no tracking. What a game remembers stays on your device.',
        },
        {
          question: 'Can strangers contact my child here?',
          answer: 'No. There is no chat, no friend list and no way to send or receive anything.',
        },
        {
          question: 'Are there in-app purchases or links to shops?',
          answer: 'None at all. The only place where money appears is the donation page, which is made for adults.',
        },
        {
          question: 'Which ages are the games for?',
          answer:
            'For children from 1 to 8. Each card shows the youngest age a game is meant for, and you can filter by age.',
        },
        {
          question: 'Do we need to download anything?',
          answer: 'No. The games run in the browser. You may put the site on your home screen to play offline.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Ready when you are',
      text: 'Pick an age, pick a card, and play something together.',
      actions: [{ label: 'Go to the games', href: '/' }],
    },
  ],
};
