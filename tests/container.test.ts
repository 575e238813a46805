import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nginxConfiguration } from '../scripts/hosting';
import { readOperator } from '../scripts/operator';
import { createApp } from '../server/app';
import { readSettings } from '../server/settings';
import { site } from '../server/site.fixture';
import { commandOf, copiesOf, readStages, type Stage, textsOf } from './dockerfile';

const stages = readStages(readFileSync('Dockerfile', 'utf8'));
const compose = readFileSync('compose.yaml', 'utf8');
const nginx = nginxConfiguration({});
const DEFAULT_PORT = new URL(readSettings({}).siteOrigin).port;

function stage(name: string): Stage {
  const found = stages.find((one) => one.name === name);
  if (!found) throw new Error(`The Dockerfile has no stage ${name}`);
  return found;
}

/** The lines of one service in compose.yaml. */
function service(name: string): string {
  const [, text] = new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n)*)`, 'm').exec(compose) ?? [];
  if (!text) throw new Error(`compose.yaml has no service ${name}`);
  return text;
}
const listOf = (text: string, key: string) =>
  [...(new RegExp(`^ {4}${key}:\\n((?: {6}- .*\\n)*)`, 'm').exec(text)?.[1] ?? '').matchAll(/- "?([^"\n]+)"?\n/g)].map(
    ([, value]) => value,
  );

describe('the images', () => {
  it('run an exact Node that is new enough', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    const numbers = (version: string) => version.split('.').map(Number);
    const [major = 0, minor = 0] = numbers(engines.node.replace('>=', ''));
    const versions = stages.flatMap(({ image }) => /^node:(\d+\.\d+\.\d+)-/.exec(image)?.[1] ?? []);
    expect(versions).toHaveLength(2);
    expect(new Set(versions).size).toBe(1);
    const [ownMajor = 0, ownMinor = 0] = numbers(versions[0] ?? '');
    expect(ownMajor > major || (ownMajor === major && ownMinor >= minor)).toBe(true);
    for (const { image } of stages) expect(image).toMatch(/:\d+\.\d+\.\d+-/);
  });

  it('are made of files that exist and are let in', () => {
    const allowed = readFileSync('.dockerignore', 'utf8').trim().split('\n');
    const copied = copiesOf(stage('build')).flatMap(({ files }) => files);
    expect(copied.filter((file) => !existsSync(file))).toEqual([]);
    expect(allowed).toEqual(['*', ...copied.map((file) => `!${file}`)]);
  });

  it('take in whatever goes into the pages', () => {
    const names = Object.keys(readOperator({}).values);
    expect(textsOf(stage('build'), 'ARG')).toEqual(names);
    const passed = [...compose.matchAll(/^ {8}([A-Z_]+): \$\{\1[:}]/gm)].map(([, name]) => name);
    expect(passed).toEqual(names);
    expect(service('app')).toContain('args: *own');
  });

  it('do not run the server as root, and ask it how it is', async () => {
    const app = stage('app');
    expect(textsOf(app, 'USER')).toEqual(['node']);
    expect(commandOf(textsOf(app, 'CMD')[0] ?? '')).toEqual(['node', 'dist/server/main.js']);
    const [program, , script = ''] = commandOf(textsOf(app, 'HEALTHCHECK')[0] ?? '');
    expect(program).toBe('node');
    const path = /\}(\/\w+)`/.exec(script)?.[1] ?? '';
    expect(await (await createApp(site).request(path)).json()).toEqual({ ok: true });
  });
});

describe('nginx and Node next to each other', () => {
  it('meet at Node’s port', () => {
    const [, from = '', to] = /s\/([^/]+)\/([^/]+)\//.exec(textsOf(stage('front'), 'RUN')[0] ?? '') ?? [];
    expect(nginx.split(from)).toHaveLength(2);
    expect(from).toBe(`127.0.0.1:${DEFAULT_PORT}`);
    expect(to).toBe(`app:${DEFAULT_PORT}`);
    expect(textsOf(stage('app'), 'EXPOSE')).toEqual([DEFAULT_PORT]);
    expect(service('app')).toContain(`PORT: "${DEFAULT_PORT}"`);
    expect(service('app')).toContain('TRUST_PROXY: "1"');
    expect(listOf(service('app'), 'ports')).toEqual([]);
  });

  it('find files, settings and ports where nginx.conf has them', () => {
    const root = /root (\S+);/.exec(nginx)?.[1];
    const places = copiesOf(stage('front'), 'build').map(({ to }) => to);
    expect(places).toEqual([root, '/etc/nginx/conf.d/default.conf']);
    const included = /include (\S+)\/\*\.conf;/.exec(nginx)?.[1];
    expect(listOf(service('front'), 'volumes')).toContain(`./nginx.d:${included}:ro`);
    const port = /listen (\d+);/.exec(nginx)?.[1];
    expect(listOf(service('front'), 'ports')).toEqual([`${port}:${port}`, '443:443']);
  });

  it('write nothing to their disks', () => {
    for (const name of ['front', 'app']) expect(service(name)).toContain('    read_only: true\n');
    for (const mount of listOf(service('front'), 'volumes')) expect(mount).toMatch(/:ro$/);
    expect(service('front')).toContain('target: front\n');
    expect(service('app')).toContain('target: app\n');
  });
});
