import { COFFEE, NAME } from '../../site';
import type { Article } from './article';

export const safeOnlineGames: Article = {
  page: {
    path: '/blog/safe-online-games',
    title: 'Safe online games for young children: a guide for parents',
    description:
      'The hidden risks of online games for small children, five safety tips for parents, and how a safer playground can be built.',
    keywords: ['safe online games', 'online safety for kids', 'parent safety tips games', 'screen time toddlers'],
  },
  headline: 'Safe online games for young children',
  lead: 'What can go wrong in a colorful little game, what you can do about it in five minutes, and what we try to do better.',
  byline: { author: `The parents of ${NAME}`, date: '2026-11-02', minutes: 3 },
  sections: [
    {
      kind: 'text',
      heading: '1. Hidden risks',
      paragraphs: [
        '**Strangers chatting.** Many games that look like toys have a chat, a friend list or a "world" that other people walk through. A five-year-old answers a friendly question. It does not occur to a child that the other player may be forty.',
        '**Ads and in-app purchases collecting data.** A free game has to be paid for somehow. Often that is an advertising network, which notes what your child taps and for how long. Or it is a shop behind a treasure chest, one tap away from your card.',
        "**Unmoderated content.** Where anyone can upload a level or a video, sooner or later somebody uploads something that does not belong before a child's eyes. A filter catches much of it. Much is not all.",
      ],
    },
    {
      kind: 'steps',
      heading: '2. Five parent safety tips',
      steps: [
        '**Play it yourself first.** Ten minutes are enough to see whether there is a chat, a shop or an ad.',
        '**Sit close by.** Not to watch over a shoulder, but to laugh along. A child who shows you things also tells you things.',
        '**Switch off what is not needed.** Purchases behind a password, notifications off, no card saved on the tablet.',
        '**Agree on an end before you start.** "Two rounds" works better than "ten minutes": a small child can count rounds.',
        '**Teach one sentence.** "I ask a grown-up first." It helps with pop-ups, strangers and most other surprises.',
      ],
    },
    {
      kind: 'text',
      heading: '3. Building a safer playground',
      paragraphs: [
        `When we built ${NAME} we started from that list and removed each risk at its root. No chat, so nobody to chat with. No ads, so nobody who wants to know your child. No uploads, so nothing that a stranger has put there.`,
        'What a game remembers, a high score or a favorite, stays on your device. Every page is delivered with rules that forbid the browser to talk to anyone else; the donation page alone lets our payment provider in. And our tests play each game, as we describe on our page about [safe games](/safe-kids-games).',
      ],
    },
    {
      kind: 'text',
      heading: '4. How you can help',
      paragraphs: [
        'Tell us when something feels wrong: a sound that frightens, a button that is too small, a word a child does not understand. One sentence is enough.',
        `And if you would like to help us stay free for everyone: [Support Us](/donate), or [Buy Us Coffee](${COFFEE}).`,
      ],
    },
    {
      kind: 'text',
      heading: 'Conclusion',
      paragraphs: [
        'The internet will not become a kindergarten. But a child does not need the whole internet, only a small good corner of it, and a grown-up who knows the way there. We hope to be one such corner.',
      ],
    },
    {
      kind: 'call',
      heading: 'Try it together',
      text: 'Choose a game for the age of your child.',
      actions: [{ label: 'Go to the games', href: '/' }],
    },
  ],
};
