import type { Key, Point, Size } from './engine';

/** Keys without a letter have a number in the standard (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Readonly<Record<Key, string>> = { ArrowRight: '\uE014', ArrowDown: '\uE015', ' ': ' ' };

/** A session of a W3C WebDriver server: as much of the protocol as these tests need. */
export async function startSession(server: string, capabilities: object) {
  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(server + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebDriver, ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const begun = (await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
  };
  const session = `/session/${begun.sessionId}`;
  const evaluate = (expression: string) =>
    ask('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const act = (source: object) => ask('POST', `${session}/actions`, { actions: [source] });

  return {
    /** Goes on in a new window without bars. One with bars has a least width, which is more than a phone's. */
    async openPopup() {
      const first = await ask('GET', `${session}/window`);
      await evaluate("void open('about:blank', '_blank', 'popup')");
      const all = (await ask('GET', `${session}/window/handles`)) as string[];
      await ask('POST', `${session}/window`, { handle: all.find((handle) => handle !== first) });
    },
    goTo: (url: string) => ask('POST', `${session}/url`, { url }),
    resize: (size: Size) => ask('POST', `${session}/window/rect`, size),
    evaluate,
    screenshot: async () => Buffer.from(String(await ask('GET', `${session}/screenshot`)), 'base64'),
    click: ({ x, y }: Point) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          // The protocol takes whole pixels only.
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: (key: Key) =>
      act({
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value: KEYS[key] },
          { type: 'keyUp', value: KEYS[key] },
        ],
      }),
    end: () => ask('DELETE', session),
  };
}
