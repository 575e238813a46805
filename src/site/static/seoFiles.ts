import { ROUTES } from '../routes';
import { EMAIL, NAME, ORIGIN } from '../site';

/** What `security.txt` says is to be looked at again after a year at most, so each build says it for one more. */
const YEAR = 365 * 86_400_000;

/** Files for robots and people who look behind the page, built at this time: name and text. */
export function seoFiles(now: number): Readonly<Record<string, string>> {
  const pages = ROUTES.filter(({ page, path }) => page.path === path);
  const urls = pages.map(({ path }) => `  <url><loc>${ORIGIN}${path}</loc></url>`);
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
    'humans.txt': `${NAME} is made by parents, for children.\nContact: ${EMAIL}\nFont: Fredoka (SIL Open Font License 1.1)\n`,
    '.well-known/security.txt': `Contact: mailto:${EMAIL}\nExpires: ${new Date(now + YEAR).toISOString()}\nPreferred-Languages: en\nCanonical: ${ORIGIN}/.well-known/security.txt\n`,
  };
}
