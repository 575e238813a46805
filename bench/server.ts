// How many requests one process answers: Node with all it does, and nginx with the configuration of the build.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hasNginx, serveByNginx } from '../scripts/nginx';
import type { Running } from '../scripts/serve';
import type { SiteList } from '../server/site';
import { readGames } from './benchedGame';
import { count, median, medianRatio, table, times } from './table';

const CONNECTIONS = 32;
const LENGTH = 2000;
const ROUNDS = 5;
const TICKS_PER_SECOND = 100;

interface Spell {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined;

/** How many answers came. Our own generator is slower than nginx, so wrk asks where it is installed. */
function load(url: string, byWrk: boolean): number {
  if (!byWrk) {
    const script = fileURLToPath(new URL('load.ts', import.meta.url));
    const args = ['--import', 'tsx', script, url, String(CONNECTIONS), String(LENGTH)];
    return Number(execFileSync(process.execPath, args));
  }
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${LENGTH / 1000}`, '-H', 'Accept-Encoding: gzip', url];
  return Number(/(\d+) requests in/.exec(String(execFileSync('wrk', args)))?.[1]);
}

/** Seconds of CPU a process has used, on Linux. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function ask({ address, pid }: Running, path: string, byWrk: boolean): Spell {
  const before = cpuOf(pid);
  const answers = load(address.replace('localhost', '127.0.0.1') + path, byWrk);
  return { perSecond: (answers * 1000) / LENGTH, perCpuSecond: answers / (cpuOf(pid) - before) };
}

export async function server(site: Running & { readonly home: string }): Promise<string> {
  const title = 'Server';
  if (!hasNginx() || process.platform !== 'linux') {
    return table(title, 'Not measured: it needs Linux with nginx installed.', ['file', 'requests'], []);
  }
  const byWrk = hasWrk();
  const { files } = JSON.parse(await readFile(`${site.home}/site.json`, 'utf8')) as SiteList;
  const sizeOf = (path: string) => statSync(`${site.home}/site${path}`).size;
  const scripts = Object.keys(files).filter((path) => /^\/assets\/.*\.js$/.test(path));
  const [largest = '/sw.js'] = scripts.sort((a, b) => sizeOf(b) - sizeOf(a));
  const [game] = await readGames();
  const seen = [game?.path ?? '/', '/favicon.svg', largest].map((path) => ({
    path,
    node: [] as Spell[],
    nginx: [] as Spell[],
  }));
  const nginx = await serveByNginx(site.address, `${site.home}/site`);
  try {
    for (const { path } of seen) for (const each of [site, nginx]) ask(each, path, byWrk);
    for (let round = 0; round < ROUNDS; round++) {
      for (const spells of seen) {
        spells.node.push(ask(site, spells.path, byWrk));
        spells.nginx.push(ask(nginx, spells.path, byWrk));
      }
    }
  } finally {
    nginx.stop();
  }
  return table(
    title,
    `Answers of one process to ${CONNECTIONS} connections kept open (asked by ${byWrk ? 'wrk' : 'our own script'}), gzip, the same headers. Beside it the same by seconds of CPU of the server alone, which other work on the machine disturbs less. Medians of ${ROUNDS}, taken in turn. A trend, without a target: where Node is not enough, nginx or the edge stands in front.`,
    ['file', 'Node, a second', 'nginx', 'ratio', 'Node, a second of CPU', 'nginx', 'ratio'],
    seen.map(({ path, node, nginx }) => {
      const compare = (what: keyof Spell) => {
        const [ours, theirs] = [node.map((spell) => spell[what]), nginx.map((spell) => spell[what])];
        return [count(median(ours)), count(median(theirs)), times(medianRatio(ours, theirs))];
      };
      return [path, ...compare('perSecond'), ...compare('perCpuSecond')];
    }),
  );
}
