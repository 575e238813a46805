import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the provider feels today. */
export type Mood =
  | 'well'
  | 'declined'
  | 'busy'
  | 'making the same'
  | 'broken'
  | 'wrong key'
  | 'bad e-mail'
  | 'hanging'
  | 'dropping'
  | 'gibberish';

export interface Call {
  readonly path: string;
  readonly key: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

const SECRET_NOTE = 'req_SecretRequestId';

const REFUSALS: Readonly<Partial<Record<Mood, readonly [number, object]>>> = {
  declined: [402, { type: 'card_error', code: 'card_declined', message: `Your card was declined. ${SECRET_NOTE}` }],
  busy: [429, { type: 'invalid_request_error', code: 'rate_limit', message: `Too many requests. ${SECRET_NOTE}` }],
  'making the same': [409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: SECRET_NOTE }],
  broken: [500, { type: 'api_error', message: `Something broke. ${SECRET_NOTE}` }],
  'wrong key': [
    401,
    { type: 'invalid_request_error', message: `Invalid API Key provided: sk_test_*** ${SECRET_NOTE}` },
  ],
  'bad e-mail': [400, { type: 'invalid_request_error', param: 'receipt_email', message: 'Invalid email address' }],
};

/** A payment provider in small, over real HTTP: one donation for each idempotency key, as the real one does. */
export class FakeProvider {
  mood: Mood = 'well';
  /** Every request that arrived. */
  readonly calls: Call[] = [];
  private readonly made = new Map<string, { readonly fields: string; readonly answer: object }>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** How many donations exist, whatever the number of requests. */
  get donations(): number {
    return this.made.size;
  }

  reset(): void {
    this.mood = 'well';
    this.calls.length = 0;
    this.made.clear();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    const key = request.headers['idempotency-key']?.toString();
    this.calls.push({ path: request.url ?? '', key, fields: Object.fromEntries(new URLSearchParams(body)) });

    function send(status: number, answer: unknown) {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': SECRET_NOTE });
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    }

    const refusal = REFUSALS[this.mood];
    if (this.mood === 'hanging') return;
    if (this.mood === 'dropping') {
      request.socket.destroy();
      return;
    }
    if (this.mood === 'gibberish') return send(200, '<html>not JSON</html>');
    if (refusal) return send(refusal[0], { error: refusal[1] });

    const before = this.made.get(key ?? '');
    if (before && before.fields !== body) return send(400, { error: { type: 'idempotency_error', message: 'Reused' } });
    const number = this.made.size + 1;
    const answer = before?.answer ?? {
      id: `obj_${number}`,
      client_secret: `pi_${number}_secret_${number}`,
      url: `https://checkout.stripe.com/c/pay/cs_test_${number}`,
    };
    this.made.set(key ?? '', { fields: body, answer });
    send(200, answer);
  }
}
