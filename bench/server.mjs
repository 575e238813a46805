// How many requests our server answers, next to nginx with one worker on the same files.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hasNginx, serveByNginx } from './nginx.mjs';
import { atLeast, count, judged, median, medianRatio, table, times, verdict } from './table.mjs';

const CONNECTIONS = 32;
const LENGTH = 2000;
const ROUNDS = 5;
const TARGET = atLeast(0.4, times);
const TICKS_PER_SECOND = 100;

const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined;

/** How many answers came. Our own generator is slower than nginx, so wrk asks where it is installed. */
function load(url, byWrk) {
  if (!byWrk) {
    const script = fileURLToPath(new URL('load.mjs', import.meta.url));
    return Number(execFileSync(process.execPath, [script, url, CONNECTIONS, LENGTH]));
  }
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${LENGTH / 1000}`, '-H', 'Accept-Encoding: gzip', url];
  return Number(/(\d+) requests in/.exec(String(execFileSync('wrk', args)))[1]);
}

/** Seconds of CPU a process has used, on Linux. */
function cpuOf(pid) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / TICKS_PER_SECOND;
}

function ask({ address, pid }, path, byWrk) {
  const before = cpuOf(pid);
  const answers = load(address.replace('localhost', '127.0.0.1') + path, byWrk);
  return { perSecond: (answers * 1000) / LENGTH, perCpuSecond: answers / (cpuOf(pid) - before) };
}

export async function server(site) {
  const title = 'Server';
  if (!hasNginx() || process.platform !== 'linux') {
    return table(title, 'Not measured: it needs Linux with nginx installed.', ['file', 'requests'], []);
  }
  const byWrk = hasWrk();
  const { files } = JSON.parse(await readFile(`${site.home}/site.json`, 'utf8'));
  const script = Object.keys(files).find((path) => /^\/assets\/app-.*\.js$/.test(path));
  const seen = ['/snake', '/favicon.svg', script].map((path) => ({ path, own: [], other: [] }));
  const nginx = await serveByNginx(site.home, '/snake');
  try {
    for (const { path } of seen) for (const each of [site, nginx]) ask(each, path, byWrk);
    for (let round = 0; round < ROUNDS; round++) {
      for (const { path, own, other } of seen) {
        own.push(ask(site, path, byWrk));
        other.push(ask(nginx, path, byWrk));
      }
    }
  } finally {
    nginx.stop();
  }
  return table(
    title,
    `Answers of one process to ${CONNECTIONS} connections kept open (asked by ${byWrk ? 'wrk' : 'our own script'}), gzip, the same headers. Beside it the same by seconds of CPU of the server alone, which nothing else on the machine can disturb. Medians of ${ROUNDS}, taken in turn.`,
    ['file', 'a second', 'nginx', ...verdict('ratio'), 'a second of CPU', 'nginx', 'ratio'],
    seen.map(({ path, own, other }) => {
      const compare = (what) => {
        const [ours, theirs] = [own, other].map((spells) => spells.map((spell) => spell[what]));
        return { cells: [count(median(ours)), count(median(theirs))], ratio: medianRatio(ours, theirs) };
      };
      const [second, cpu] = [compare('perSecond'), compare('perCpuSecond')];
      return [path, ...second.cells, ...judged(second.ratio, times, TARGET), ...cpu.cells, times(cpu.ratio)];
    }),
  );
}
