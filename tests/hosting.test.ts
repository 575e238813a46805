import { describe, expect, it } from 'vitest';
import { edgeHeaders, nginxConfiguration } from '../scripts/hosting';
import { SECURITY_HEADERS } from '../server/headers';
import type { SiteFile, SiteList } from '../server/site';

const file = (name: string, type: string, immutable = false): SiteFile => ({
  file: name,
  type,
  etag: name,
  immutable,
  encodings: [],
});
const page = (name: string): SiteFile => ({ ...file(name, 'text/html; charset=utf-8'), policy: `of ${name}` });

const files: SiteList['files'] = {
  '/': page('index.html'),
  '/404': page('404.html'),
  '/pay': { ...page('pay.html'), permissions: 'payment=(self "https://pay.test")' },
  '/robots.txt': file('robots.txt', 'text/plain'),
  '/assets/app-1.js': file('assets/app-1.js', 'text/javascript', true),
  '/assets/art-1.svg': file('assets/art-1.svg', 'image/svg+xml', true),
};

/** The list with one page more for each of these addresses. */
const withPages = (paths: readonly string[], policy = 'p'): SiteList['files'] => ({
  ...files,
  ...Object.fromEntries(paths.map((path) => [path, { ...page(`${path}.html`), policy }])),
});

describe('the headers of the edge', () => {
  const rules = new Map(
    edgeHeaders(files)
      .split(/^(?=\/)/m)
      .map((block) => [block.split('\n', 1)[0], block.trimEnd().split('\n').slice(1)]),
  );

  it('give every address those of the not-found page, so that an address without a file has them', () => {
    expect(rules.get('/*')).toEqual([
      ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`),
      '  Cache-Control: no-cache',
      '  Content-Security-Policy: of 404.html',
    ]);
    expect(rules.has('/404')).toBe(false);
  });

  it('replace them where a page or a file has its own', () => {
    expect(rules.get('/pay')).toEqual([
      '  ! Content-Security-Policy',
      '  ! Permissions-Policy',
      '  Content-Security-Policy: of pay.html',
      '  Permissions-Policy: payment=(self "https://pay.test")',
    ]);
    expect(rules.get('/robots.txt')?.join()).toContain("Content-Security-Policy: default-src 'none'; style-src");
  });

  it('have one rule for a folder of files', () => {
    expect([...rules.keys()].filter((path) => path?.startsWith('/assets'))).toEqual(['/assets/*']);
    expect(rules.get('/assets/*')).toContain('  Cache-Control: public, max-age=31536000, immutable');
  });

  it('are refused where the platform would not read them', () => {
    expect(() => edgeHeaders(withPages(['/long'], 'x'.repeat(2000)))).toThrow(/longer than the 2000/);
    expect(() => edgeHeaders(withPages(Array.from({ length: 100 }, (_, index) => `/page${index}`)))).toThrow(/rules/);
  });
});

describe('the configuration of nginx', () => {
  const text = nginxConfiguration(files);
  const map = (name: string) => new RegExp(`^map \\S+ \\$wigglewood_${name} {\n([^}]*)^}`, 'm').exec(text)?.[1];

  it('knows what a page may do by the name of its file', () => {
    expect(map('policy')).toContain('  /pay.html "of pay.html";\n');
    expect(map('policy')).toMatch(/^ {2}default "default-src 'none'; style-src/);
    expect(map('permissions')).toBe(
      `  default "${SECURITY_HEADERS['Permissions-Policy']}";\n  /pay.html "payment=(self \\"https://pay.test\\")";\n`,
    );
  });

  it('sends the headers of the whole site and the types of its files', () => {
    expect(text).toContain('    add_header Referrer-Policy "no-referrer" always;\n');
    expect(text).not.toContain('add_header Permissions-Policy "');
    expect(text).toContain('      "text/html; charset=utf-8" html;\n');
    expect(text).toContain('      "text/javascript" js;\n');
  });

  it('holds no value that nginx would take for a variable', () => {
    expect(() => nginxConfiguration(withPages(['/odd'], 'a$b'))).toThrow(/a\$b/);
  });
});
