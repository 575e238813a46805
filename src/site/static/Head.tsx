import type { PageInfo } from '../../kit/gameInfo';
import type { Article } from '../pages/articles/article';
import { NAME, ORIGIN } from '../site';
import { socialPicture, structuredData } from './structuredData';

/** A page carries the name of the site behind its own, unless it has it already. What is hidden from search engines needs none. */
export const titleOf = ({ title, hidden }: PageInfo) => (hidden || title.includes(NAME) ? title : `${title} | ${NAME}`);

/** What a page says about itself. `data-head` marks what the next page replaces. */
export function Head({ page, article }: { page: PageInfo; article?: Article }) {
  const { description, keywords, path, hidden, game } = page;
  const title = titleOf(page);
  const address = ORIGIN + path;
  const named = {
    description,
    keywords: keywords.join(', '),
    robots: hidden ? 'noindex' : '',
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': socialPicture(path),
    ...(game && Object.fromEntries(Object.entries(game).map(([name, value]) => [`game:${name}`, String(value)]))),
  };
  const properties = {
    'og:site_name': NAME,
    'og:type': article?.byline ? 'article' : 'website',
    'og:locale': 'en_US',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': socialPicture(path),
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return (
    <>
      <title data-head="">{title}</title>
      {!hidden && <link data-head="" rel="canonical" href={address} />}
      {Object.entries(named).map(
        ([name, content]) => content && <meta data-head="" key={name} name={name} content={content} />,
      )}
      <script
        data-head=""
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData(page, article)).replaceAll('<', '\\u003c') }}
      />
      {Object.entries(properties).map(([property, content]) => (
        <meta data-head="" key={property} property={property} content={content} />
      ))}
    </>
  );
}
