import { REPOSITORY } from '../../site';
import type { Article } from './article';

/** The code is called open only where there is a way to it. */
const NOBODY_ELSE = REPOSITORY
  ? `[Our code is open](${REPOSITORY}), so anyone can check that no page speaks to another company.`
  : 'Our pages speak to no other company: their security rules forbid it.';

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
  lead: 'A small wood of games where nobody sells, follows or talks to your child. From a game, the only ways lead back home and to your child’s own pictures.',
  action: { label: 'See all games', href: '/' },
  sections: [
    {
      kind: 'points',
      heading: 'Six things we promise',
      points: [
        {
          title: 'Zero ads',
          text: 'No banners, no videos, no "sponsored" toys. There is no advertising on any page, and our security rules would not let it in.',
          game: '/balloonpop',
        },
        {
          title: 'No data collection',
          text: 'No accounts, no profiles, no cookies of ours. High scores and favorites stay on your device, and you can delete them.',
          game: '/memorymatch',
        },
        {
          title: 'Age-appropriate content',
          text: 'Every card shows the youngest age its game is meant for. A tap that is not allowed gets a shake of the head and a soft sound.',
          game: '/molepatrol',
        },
        {
          title: 'Contained experience',
          text: 'No chat, no strangers, no way out of a game but home and your child’s own pictures. Our one link to another site, for coffee, is on no game page. Games for age 5 and up ask a sum first.',
          game: '/cleanuptoys',
        },
        {
          title: 'No hidden costs',
          text: 'All games are free, completely. None waits for a payment, nothing is sold inside, no trial runs out.',
          game: '/pinball',
        },
        {
          title: 'Parent-built',
          text: 'Built by parents: we review every screen by hand, and our tests play every game with the hands of small children, too.',
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
          text: 'Logic, problem-solving, and advanced creative tools. The puzzles have levels from easy to hard.',
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
      heading: 'Why you can trust us',
      paragraphs: [
        `Trust should not need faith. ${NOBODY_ELSE} The only exception is the donation page, and there only after a grown-up has decided to pay.`,
        'Nobody has to take our word for a game, either. Our tests play each one by touch and by keyboard, with storage that is blocked and with small hands that press everything at once. They check that its buttons are large and within reach, that it speaks to nobody else, and that it leads nowhere but home and to your child’s own pictures.',
        'And we earn nothing from keeping children longer. A round ends, and that is a good moment to stop. More on this in our [privacy policy](/privacy) and on [why we have no ads](/no-ads-games-for-kids).',
      ],
    },
    {
      kind: 'points',
      heading: 'On the devices you have',
      points: [
        {
          title: 'Desktop',
          text: 'Every game can be played with a mouse and with the keyboard alone. We test in Chromium, Firefox and WebKit.',
          game: '/snake',
        },
        {
          title: 'Mobile',
          text: 'Large targets for small fingers, no zooming by accident in a game, and pages so light that they suit a slow line.',
          game: '/pumpkincatcher',
        },
        {
          title: 'Peace of mind',
          text: 'Once Home says that all games are on the device, they play without a connection: on the plane, in the car, at the cabin.',
          game: '/planetbowling',
        },
      ],
      next: {
        heading: 'Getting started takes a minute',
        steps: [
          'Open the [home page](/) and tap the age of your child.',
          'Choose a card together and press **Play Now**. Tap the heart on games your child loves.',
          'If you like, install the app from the home page, where your browser offers it.',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'Questions parents ask',
      questions: [
        {
          question: 'Are the games really free?',
          answer: 'Yes, all of them, for everyone. Who likes them may give a donation so that it can stay that way.',
        },
        {
          question: 'Do you collect any data about my child?',
          answer:
            'No. There are no accounts, no cookies of ours and no tracking. What a game remembers stays on your device. Only who pays by card, or follows the coffee link, meets another company.',
        },
        {
          question: 'Can strangers contact my child here?',
          answer:
            'No. There is no chat and no friend list, and no game sends anything to anyone or receives anything from anyone.',
        },
        {
          question: 'Are there in-app purchases or links to shops?',
          answer:
            'None. Money appears on the donation page, which is made for adults, and behind the coffee link, which leads to another site.',
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
