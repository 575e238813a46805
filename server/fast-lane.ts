import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Answer, Pages } from './pages';
import { readPlainRequest } from './plain-request';

/** How long a socket may stay silent before its first request, and between two. */
const FIRST_REQUEST = 10_000;
const NEXT_REQUEST = 5_000;

/**
 * Plain requests for files are answered from memory, before Node's HTTP: a file's whole answer is one piece of bytes,
 * and reading fifteen lines of text is all that is left to do. That is more than twice as fast as the shortest way through
 * `http`. At the first thing that is not plain, the socket is given to `http` for good, with all that was not answered.
 */
export function openFastLane(server: Server, find: Pages['find']): { close(): void } {
  const [handleByHttp] = server.listeners('connection');
  if (!handleByHttp) throw new Error('The server does not listen to its connections');
  const bytesOf = createBytes();
  const sockets = new Set<Socket>();

  function serve(socket: Socket) {
    const end = () => socket.destroySoon();
    function leave() {
      sockets.delete(socket);
      socket.setTimeout(0);
      socket.off('data', read).off('end', end).off('timeout', end).off('error', end).off('close', leave);
    }
    function read(chunk: Buffer) {
      const request = readPlainRequest(chunk.toString('latin1'));
      const answer = request && find(request.path, { method: 'GET', ...request });
      // A socket that asks again while its last answer is on its way wants the patience of `http`.
      if (answer && socket.writableLength === 0) {
        socket.setTimeout(NEXT_REQUEST);
        socket.write(bytesOf(answer));
        return;
      }
      leave();
      socket.pause();
      socket.unshift(chunk);
      handleByHttp?.call(server, socket);
      process.nextTick(() => socket.resume());
    }
    sockets.add(socket);
    socket.setTimeout(FIRST_REQUEST);
    socket.on('data', read).on('end', end).on('timeout', end).on('error', end).on('close', leave);
  }

  server.off('connection', handleByHttp as (socket: Socket) => void).on('connection', serve);
  return {
    /** Lets go of all sockets once their answers are out. */
    close() {
      for (const socket of sockets) socket.destroySoon();
    },
  };
}

/** The whole answer as it goes over the line; its date makes it good for one second. */
function createBytes(): (answer: Answer) => Buffer {
  const made = new WeakMap<Answer, { second: number; bytes: Buffer }>();
  return (answer) => {
    const second = Math.floor(Date.now() / 1000);
    const known = made.get(answer);
    if (known?.second === second) return known.bytes;
    const { status, headers, bytes } = answer;
    const fields = {
      ...headers,
      Date: new Date(second * 1000).toUTCString(),
      'Keep-Alive': `timeout=${NEXT_REQUEST / 1000}`,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Connection: keep-alive\r\n\r\n`;
    const whole = Buffer.concat([Buffer.from(head, 'latin1'), bytes ?? Buffer.alloc(0)]);
    made.set(answer, { second, bytes: whole });
    return whole;
  };
}
