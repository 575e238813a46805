import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { addressOf, isOwnOrigin, rateLimitKey } from './origin';
import { createRateLimiter } from './rate-limit';

describe('the rate limit', () => {
  it('counts each address by itself and opens again after a minute', () => {
    let now = 0;
    const limiter = createRateLimiter(2, () => now);
    expect([limiter.take('a'), limiter.take('a'), limiter.take('a'), limiter.take('b')]).toEqual([0, 0, 60, 0]);
    now = 59_500;
    expect(limiter.take('a')).toBe(1);
    now = 60_000;
    expect(limiter.take('a')).toBe(0);
  });

  it('does not grow without end', () => {
    const limiter = createRateLimiter(1, () => 0);
    expect(limiter.take('first')).toBe(0);
    for (let address = 0; address < 30_000; address += 1) limiter.take(String(address));
    expect(limiter.take('first')).toBe(0);
  });
});

describe('the address of a visitor', () => {
  const seen = async (trusted: number, forwarded?: string) => {
    const app = new Hono();
    app.get('/', (context) => context.text(addressOf(context, trusted)));
    const env = { incoming: { socket: { remoteAddress: '::ffff:10.0.0.1' } } };
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
    return (await app.request('/', { headers }, env)).text();
  };

  it('is the connection’s, whatever a header claims', async () => {
    expect(await seen(0, '1.2.3.4')).toBe('10.0.0.1');
  });

  it('is what our own proxies saw, where the operator says there are some', async () => {
    expect(await seen(1, 'forged, 1.2.3.4')).toBe('1.2.3.4');
    expect(await seen(2, 'forged, 1.2.3.4, 10.0.0.2')).toBe('1.2.3.4');
    expect(await seen(1)).toBe('10.0.0.1');
  });

  it('is counted by its network in IPv6', () => {
    expect(rateLimitKey('2001:DB8:0:1:aaaa::1')).toBe('2001:db8:0:1');
    expect(rateLimitKey('2001:db8:0:1:bbbb:0:0:2')).toBe('2001:db8:0:1');
    expect(rateLimitKey('::1')).toBe('0:0:0:0');
    expect(rateLimitKey('192.0.2.7')).toBe('192.0.2.7');
  });

  it('is the same whatever port a proxy writes behind it', () => {
    expect(rateLimitKey('203.0.113.7:5012')).toBe('203.0.113.7');
    expect(rateLimitKey('[2001:db8::5]:5012')).toBe(rateLimitKey('2001:db8::5'));
    expect(rateLimitKey('[::ffff:203.0.113.7]:80')).toBe('203.0.113.7');
  });
});

it('knows its own pages by their origin', () => {
  const own = (origin?: string) => isOwnOrigin(origin, 'Localhost:3000', 'https://site.test');
  expect([undefined, 'https://site.test', 'http://localhost:3000'].map(own)).toEqual([true, true, true]);
  const foreign = [
    'null',
    '',
    'https://evil.test',
    'https://site.test.evil.test',
    'http://localhost',
    'ftp://localhost:3000',
  ];
  expect(foreign.map(own)).toEqual(foreign.map(() => false));
});
