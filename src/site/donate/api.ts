import { QueryClient, type QueryFunction } from '@tanstack/react-query';

/** An answer that is not OK; its message is the status, a colon and the text of the answer. */
export class AnswerError extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status}: ${text}`);
  }
}

async function refuseNotOk(answer: Response): Promise<void> {
  if (!answer.ok) throw new AnswerError(answer.status, (await answer.text()) || answer.statusText);
}

/** The shared write. */
export async function apiRequest(
  method: string,
  url: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'include',
  });
  await refuseNotOk(answer);
  return answer;
}

/** The shared read: the segments of the key, joined by a slash, are the path. */
export function readQuery<Answer>({ on401 }: { on401: 'throw' | 'null' }): QueryFunction<Answer | null> {
  return async ({ queryKey }) => {
    const answer = await fetch(queryKey.join('/'), { credentials: 'include' });
    if (on401 === 'null' && answer.status === 401) return null;
    await refuseNotOk(answer);
    return answer.json() as Promise<Answer>;
  };
}

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readQuery({ on401: 'throw' }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Without a connection a call fails at once; otherwise it would wait and go out later, unasked.
        networkMode: 'always',
        // What failed so is asked for once more when the connection is back; what is there stays as it is.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
