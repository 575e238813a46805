import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiRequest, createQueryClient, readQuery } from './api';

function answerWith(...parts: ConstructorParameters<typeof Response>) {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => new Response(...parts));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
afterEach(() => vi.unstubAllGlobals());

const read = (on401: 'throw' | 'null') =>
  createQueryClient().fetchQuery({ queryKey: ['/api', 'things', 7], queryFn: readQuery({ on401 }) });

describe('the shared read', () => {
  it('joins the key by slashes, sends credentials and reads JSON', async () => {
    const fetch = answerWith('{"a":1}');
    expect(await read('throw')).toEqual({ a: 1 });
    expect(fetch).toHaveBeenCalledWith('/api/things/7', { credentials: 'include' });
  });

  it('fails on 401, or gives null where that was asked for', async () => {
    answerWith('no', { status: 401 });
    await expect(read('throw')).rejects.toThrow('401: no');
    expect(await read('null')).toBeNull();
  });
});

describe('the shared write', () => {
  it('sends a body as JSON, and no content type without one', async () => {
    const fetch = answerWith('{}');
    await apiRequest('POST', '/x', { a: 1 });
    await apiRequest('DELETE', '/x');
    expect(fetch.mock.calls.map(([, init]) => [init?.method, init?.headers, init?.body, init?.credentials])).toEqual([
      ['POST', { 'Content-Type': 'application/json' }, '{"a":1}', 'include'],
      ['DELETE', {}, undefined, 'include'],
    ]);
  });

  it('fails with the status and the text, or the status text', async () => {
    answerWith('broken', { status: 500 });
    await expect(apiRequest('POST', '/x')).rejects.toThrow(/^500: broken$/);
    answerWith('', { status: 503, statusText: 'Service Unavailable' });
    await expect(apiRequest('POST', '/x')).rejects.toThrow(/^503: Service Unavailable$/);
  });
});

it('has the specified defaults', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  expect(mutations).toMatchObject({ retry: false });
});
