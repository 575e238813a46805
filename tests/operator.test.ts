import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { operatorDefines, PLACEHOLDERS, readOperator } from '../scripts/operator';
import { startProblems } from '../server/built';

const OWN = {
  SITE_ORIGIN: 'https://own.test',
  COFFEE_URL: 'https://cups.test/own?size=large',
  CONTACT_EMAIL: 'us@own.test',
  REPOSITORY_URL: 'https://code.test/own',
};

describe('what is the operator’s own', () => {
  it('comes from the environment as it is, and a page reads it as text', () => {
    const operator = readOperator(OWN);
    expect(operator).toEqual({ values: OWN, placeholders: [], problems: [] });
    expect(operatorDefines(operator)['import.meta.env.CONTACT_EMAIL']).toBe('"us@own.test"');
  });

  it('is right for this machine where nothing is set, and says what is invented', () => {
    const { values, placeholders, problems } = readOperator({ SITE_ORIGIN: ' ', COFFEE_URL: '' });
    expect(values).toEqual({ SITE_ORIGIN: 'http://localhost:3000', ...PLACEHOLDERS, REPOSITORY_URL: '' });
    expect([placeholders, problems]).toEqual([['COFFEE_URL', 'CONTACT_EMAIL'], []]);
    expect(readOperator({ PORT: '8080' }).values.SITE_ORIGIN).toBe('http://localhost:8080');
  });

  it.each([
    ['SITE_ORIGIN', 'own.test'],
    ['SITE_ORIGIN', 'https://own.test/'],
    ['SITE_ORIGIN', 'https://own.test/games'],
    ['SITE_ORIGIN', 'ftp://own.test'],
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['COFFEE_URL', 'coffee'],
    ['COFFEE_URL', 'javascript:alert(1)'],
    ['COFFEE_URL', 'https://cups.test/a)b'],
    ['CONTACT_EMAIL', 'us'],
    ['CONTACT_EMAIL', 'mailto:us@own.test'],
    ['REPOSITORY_URL', 'git@code.test:own.git'],
  ])('is refused in one line where %s is %s', (name, value) => {
    const { problems } = readOperator({ ...OWN, [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must be [^\\n]+\\.$`))]);
    expect(problems[0]).toContain(`"${value}"`);
  });
});

describe('a start', () => {
  const built = (origin: string, ...placeholders: string[]) => ({ origin, placeholders });

  it('for the public names another origin than that of the pages, and every placeholder in them', () => {
    expect(startProblems(built('https://own.test'), 'https://own.test')).toEqual([]);
    expect(startProblems(built('https://own.test'), 'https://other.test')).toEqual([
      expect.stringMatching(/built for https:\/\/own\.test,.*https:\/\/other\.test/),
    ]);
    expect(startProblems(built('http://localhost:3000', 'COFFEE_URL'), 'https://own.test')).toEqual([
      expect.stringContaining('built for http://localhost:3000'),
      expect.stringMatching(/^COFFEE_URL .*placeholder/),
    ]);
    expect(startProblems(built('https://own.test'), 'http://localhost:3000')).toHaveLength(1);
  });

  it('on one’s own machine says nothing of it', () => {
    expect(startProblems(built('http://localhost:3000', 'COFFEE_URL'), 'http://localhost:4000')).toEqual([]);
  });
});

describe('the code', () => {
  const CLAIM = /code is open|\[The code\]|open source/;
  async function words() {
    const { safeKidsGames } = await import('../src/site/pages/articles/safe-kids-games');
    const { about } = await import('../src/site/pages/articles/about');
    return [safeKidsGames, about].map((article) => JSON.stringify(article));
  }
  beforeEach(() => void vi.resetModules());
  afterEach(() => void vi.unstubAllEnvs());

  it('is called open where there is a link to it', async () => {
    vi.stubEnv('REPOSITORY_URL', OWN.REPOSITORY_URL);
    for (const text of await words()) {
      expect(text).toMatch(CLAIM);
      expect(text).toContain(`](${OWN.REPOSITORY_URL})`);
    }
  });

  it('is not called open where there is none', async () => {
    for (const text of await words()) {
      expect(text).not.toMatch(CLAIM);
      expect(text).not.toContain(']()');
    }
  });
});

it('every name is in the tables of docs/operating.md', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const rows = read('docs/operating.md').match(/^\| `.+$/gm) ?? [];
  const told = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const known = ['server/settings.ts', 'scripts/operator.ts'].flatMap((file) =>
    [...read(file).matchAll(/^ {2}readonly ([A-Z0-9_]+)\?: string;$/gm)].map(([, name]) => name),
  );
  expect(known.length).toBeGreaterThan(10);
  expect([...new Set(told)].sort()).toEqual([...new Set(known)].sort());
});
