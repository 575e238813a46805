// Asks a server for one file again and again over a few connections, and prints how many answers came.
// `tsx load.ts <url> <connections> <ms>`
import { connect } from 'node:net';

const [address = '', connections, ms] = process.argv.slice(2);
const { hostname, port, pathname } = new URL(address);
const question = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: gzip\r\n\r\n`;
let answers = 0;

function ask() {
  const socket = connect(Number(port), hostname, () => socket.write(question));
  let head = '';
  let size = 0;
  let received = 0;
  socket.on('data', (bytes) => {
    received += bytes.length;
    // All answers are as long as the first: only that one is read.
    if (size === 0) {
      head += bytes.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end >= 0) size = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]);
    }
    if (received !== size) return;
    received = 0;
    answers++;
    socket.write(question);
  });
}

for (let count = 0; count < Number(connections); count++) ask();
setTimeout(() => {
  console.log(answers);
  process.exit();
}, Number(ms));
