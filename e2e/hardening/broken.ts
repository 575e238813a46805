/** Devices that lack or break something. Each runs in the page before anything else does. */

export function storageThrows() {
  const refuse = () => {
    throw new DOMException('Refused on purpose', 'SecurityError');
  };
  Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
}

export function storageIsForbidden() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Forbidden on purpose', 'SecurityError');
      },
    });
  }
}

export function storageIsFull() {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full on purpose', 'QuotaExceededError');
  };
}

/** Needs the keys: a page knows none but its own. */
export function storageHoldsRubbish(keys: readonly string[]) {
  const rubbish = ['{broken', 'NaN', '-7', '1e999', '', 'null', '[1,{"a":[]}]', 'undefined', '🐛'.repeat(999), '007x'];
  const turn = location.pathname.length;
  for (const [index, key] of keys.entries()) localStorage.setItem(key, rubbish[(index + turn) % rubbish.length] ?? '');
}

export function noAudio() {
  Object.assign(window, { AudioContext: undefined, webkitAudioContext: undefined });
}

export function audioCannotBeMade() {
  window.AudioContext = class {
    constructor() {
      throw new Error('Broken on purpose');
    }
  } as unknown as typeof AudioContext;
}

export function audioMethodsThrow() {
  const refuse = () => {
    throw new Error('Broken on purpose');
  };
  for (const name of ['createOscillator', 'createBuffer', 'createBiquadFilter', 'createBufferSource'])
    Object.defineProperty(BaseAudioContext.prototype, name, { value: refuse });
  AudioContext.prototype.resume = () => Promise.reject(new Error('Broken on purpose'));
  AudioContext.prototype.close = () => Promise.reject(new Error('Broken on purpose'));
  Object.defineProperty(navigator, 'vibrate', { value: refuse });
  Object.defineProperty(navigator, 'wakeLock', { value: { request: () => Promise.reject(new Error('Refused')) } });
}

export function cannotPaint() {
  HTMLCanvasElement.prototype.getContext = (() => null) as HTMLCanvasElement['getContext'];
}
