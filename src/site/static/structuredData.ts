import type { Graph, Thing } from 'schema-dts';
import type { GameInfo, PageInfo } from '../../kit/gameInfo';
import { type Article, questionsOf } from '../pages/articles/article';
import { EMAIL, NAME, ORIGIN, TAGLINE } from '../site';

const SITE_ID = `${ORIGIN}/#site`;
const OWNER = { '@type': 'Organization', name: NAME, url: ORIGIN, email: EMAIL } as const;

/** The social picture of a page has the page's address as its name. */
export const socialFile = (path: string) => `social${path === '/' ? '/home' : path}.png`;
export const socialPicture = (path: string) => `${ORIGIN}/${socialFile(path)}`;

/** What search engines may know of a page, as schema.org writes it. */
export function structuredData(page: PageInfo, article?: Article): Graph {
  const things: Thing[] = [
    {
      '@type': 'WebSite',
      '@id': SITE_ID,
      name: NAME,
      url: `${ORIGIN}/`,
      description: TAGLINE,
      inLanguage: 'en',
      publisher: OWNER,
    },
  ];
  if (page.path !== '/') things.push(breadcrumbs(page));
  if (page.game) things.push(game(page, page.game));
  const questions = article ? questionsOf(article) : [];
  if (questions.length > 0) {
    things.push({
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  }
  if (article?.byline) things.push(posting(page, article, article.byline));
  return { '@context': 'https://schema.org', '@graph': things };
}

const breadcrumbs = ({ path, title, game: info }: PageInfo): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: NAME, item: `${ORIGIN}/` },
    { '@type': 'ListItem', position: 2, name: info?.name ?? title, item: ORIGIN + path },
  ],
});

const game = ({ path, description, keywords }: PageInfo, { name, genre, minAge }: GameInfo): Thing => ({
  '@type': 'VideoGame',
  name,
  description,
  url: ORIGIN + path,
  genre,
  keywords: keywords.join(', '),
  gamePlatform: 'Web browser',
  applicationCategory: 'Game',
  operatingSystem: 'Any',
  isAccessibleForFree: true,
  inLanguage: 'en',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  audience: { '@type': 'PeopleAudience', audienceType: 'children', suggestedMinAge: minAge },
  publisher: OWNER,
});

const posting = (
  { path, description }: PageInfo,
  { headline }: Article,
  byline: NonNullable<Article['byline']>,
): Thing => ({
  '@type': 'BlogPosting',
  headline,
  description,
  url: ORIGIN + path,
  mainEntityOfPage: ORIGIN + path,
  image: socialPicture(path),
  datePublished: byline.date,
  author: { '@type': 'Organization', name: byline.author, url: `${ORIGIN}/about` },
  publisher: OWNER,
});
