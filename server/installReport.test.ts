import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createApp } from './app';
import { type Environment, readSettings } from './settings';

const site = { headers: {}, files: new Map(), bytes: () => new Uint8Array() };

function send(body: string, { environment = {}, headers = {} }: { environment?: Environment; headers?: object } = {}) {
  const app = createApp(site, environment);
  return app.request('/api/goal', { method: 'POST', body, headers: { ...headers } });
}
const GOAL = '{"goal":"app_installed"}';

afterEach(() => vi.restoreAllMocks());

it('takes the goal app_installed, answers 204 and forgets it', async () => {
  const answer = await send(GOAL);
  expect([answer.status, await answer.text(), answer.headers.get('Cache-Control')]).toEqual([204, '', 'no-store']);
});

it('refuses what is no goal, what is too large, another site and another method', async () => {
  for (const body of ['', '{}', '{"goal":"other"}', '{"goal":["app_installed"]}', 'x'.repeat(5000), 'null', '7']) {
    const answer = await send(body);
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'goal: unknown', field: 'goal' }]);
  }
  expect((await send(GOAL + ' '.repeat(17_000))).status).toBe(413);
  expect((await send(GOAL, { headers: { Origin: 'https://evil.test' } })).status).toBe(403);
  const wrong = await createApp(site).request('/api/goal');
  expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST']);
});

it('is refused too often exactly as donations are', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(0);
  const app = createApp(site, { RATE_LIMIT: '2' });
  async function third(path: string) {
    const post = () =>
      app.request(path, { method: 'POST', body: GOAL, headers: { 'Content-Type': 'application/json' } });
    const before = [(await post()).status, (await post()).status];
    const last = await post();
    const headers = ['Retry-After', 'Cache-Control'].map((name) => last.headers.get(name));
    return { before, refused: { status: last.status, headers, json: await last.json() } };
  }
  const donations = await third('/api/create-payment-intent');
  const goals = await third('/api/goal');
  expect(goals.before).toEqual([204, 204]);
  expect(goals.refused).toMatchObject({ status: 429, headers: ['60', 'no-store'] });
  expect(goals.refused).toEqual(donations.refused);
});

it('says once that a proxy nobody was told of stands in front', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const app = createApp(site, { TRUST_PROXY: '0' });
  const post = () =>
    app.request('/api/goal', { method: 'POST', body: GOAL, headers: { 'X-Forwarded-For': '203.0.113.7' } });
  await post();
  await post();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('set TRUST_PROXY')]]);
  expect(String(warn.mock.calls)).not.toContain('203');
  await send(GOAL, { environment: { TRUST_PROXY: '1' }, headers: { 'X-Forwarded-For': '203.0.113.7' } });
  expect(warn).toHaveBeenCalledTimes(1);
});

it('passes on the name and nothing about the person where the operator asked for it', async () => {
  const heard: { body: string; headers: object }[] = [];
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let status = 200;
  const endpoint = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push({ body, headers: request.headers });
    response.writeHead(status).end();
  });
  await new Promise<void>((ready) => endpoint.listen(0, '127.0.0.1', ready));
  const environment = { GOAL_ENDPOINT: `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/count` };
  const headers = { 'User-Agent': 'Visitor', 'X-Forwarded-For': '1.2.3.4', Cookie: 'a=b' };
  expect((await send('{"goal":"app_installed","who":"Ann"}', { environment, headers })).status).toBe(204);
  expect(heard.map(({ body }) => body)).toEqual([GOAL]);
  expect(JSON.stringify(heard)).not.toMatch(/Visitor|1\.2\.3\.4|Ann|a=b/);
  expect(log).not.toHaveBeenCalled();
  status = 404;
  expect((await send(GOAL, { environment })).status).toBe(204);
  expect(log).toHaveBeenLastCalledWith('GOAL_ENDPOINT answered 404');
  await new Promise((done) => endpoint.close(done));

  expect((await send(GOAL, { environment })).status).toBe(204);
  expect(log).toHaveBeenLastCalledWith('GOAL_ENDPOINT did not answer');
});

it('says so when the endpoint is no address', () => {
  const { goalEndpoint, problems } = readSettings({ GOAL_ENDPOINT: 'somewhere' });
  expect(goalEndpoint).toBeNull();
  expect(problems.join()).toContain('GOAL_ENDPOINT');
});
