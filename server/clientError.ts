import { type Duplex, finished } from 'node:stream';

/** How long a refused socket is still listened to, and how much of it. */
const LINGER = 1_000;
const ENOUGH = 4 * 1024 * 1024;

const REASONS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers what is not HTTP, then reads on for a moment and throws it away: a socket closed over unread
 * bytes is reset, and the reset takes the answer back before the other side has seen it.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  let read = 0;
  socket.removeAllListeners('data');
  socket.on('data', (bytes: Buffer) => {
    read += bytes.length;
    if (read > ENOUGH) socket.destroy();
  });
  const timer = setTimeout(() => socket.destroy(), LINGER);
  finished(socket, () => clearTimeout(timer));
  socket.end(`HTTP/1.1 ${REASONS[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`);
}
