import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VOLUME } from '../family/settings';
import { writeText } from '../storage';
import { createEffectBus } from './effectBus';
import { READ_ALOUD_KEY, type ReadAloud } from './readAloud';
import { useSpeech } from './useSpeech';

const OWN = { localService: true, lang: 'en-US', default: true };
let voices: object[] = [];
let said: string[] = [];
let loud: number[] = [];
const cancel = vi.fn();
const changed = new Set<() => void>();

beforeEach(() => {
  voices = [OWN];
  said = [];
  loud = [];
  changed.clear();
  cancel.mockClear();
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak({ text, volume }: { text: string; volume: number }) {
      said.push(text);
      loud.push(volume);
    },
    cancel,
    addEventListener: (_: string, listener: () => void) => changed.add(listener),
    removeEventListener: (_: string, listener: () => void) => changed.delete(listener),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  writeText(READ_ALOUD_KEY, null);
  writeText(VOLUME.key, null);
});

const bus = createEffectBus();
function Ear({ muted = false, goal = 'Pop the balloons!' }) {
  const speak = useSpeech(bus, muted, goal);
  return (
    speak && (
      <button type="button" onClick={() => speak('Pop the balloons!')}>
        ear
      </button>
    )
  );
}
async function open(mode: ReadAloud | null, muted = false) {
  writeText(READ_ALOUD_KEY, mode);
  const page = render(<Ear muted={muted} />);
  await act(async () => void window.dispatchEvent(new Event('pointerdown')));
  await vi.waitFor(() => expect(changed.size).toBeGreaterThan(0));
  return page;
}
const send = (say: string) => act(() => bus.send({ say }));
const press = () => screen.getByText('ear').click();

it('has an ear where the device has a voice of its own, and speaks what is asked for', async () => {
  await open(null);
  await screen.findByText('ear');
  send('The sun is up');
  press();
  expect(said).toEqual(['Pop the balloons!']);
});

it('has none where voices send what they say to somebody, or speak another language', async () => {
  voices = [
    { ...OWN, localService: false },
    { ...OWN, lang: 'de-DE' },
  ];
  await open('always');
  send('Bee');
  expect([said, screen.queryByText('ear')]).toEqual([[], null]);
  voices = [OWN];
  act(() => {
    for (const look of changed) look();
  });
  expect(screen.getByText('ear')).toBeTruthy();
});

it('says the goal first and then everything where somebody chose so, one at a time', async () => {
  await open('always');
  await screen.findByText('ear');
  await act(async () => void window.dispatchEvent(new Event('pointerdown')));
  send('Bee');
  send('Ladybug');
  expect(said).toEqual(['Pop the balloons!', 'Bee', 'Ladybug']);
  expect(cancel).toHaveBeenCalledTimes(3);
});

it('says the goal of now, not that of the start', async () => {
  const { rerender } = await open('always', true);
  await screen.findByText('ear');
  rerender(<Ear muted goal="Find Jupiter!" />);
  rerender(<Ear goal="Find Jupiter!" />);
  await vi.waitFor(() => expect(changed.size).toBe(1));
  await act(async () => void window.dispatchEvent(new Event('pointerdown')));
  expect(said).toEqual(['Find Jupiter!']);
});

it('is silent while muted, and has no ear where it is off', async () => {
  const { rerender } = await open('always');
  await screen.findByText('ear');
  said = [];
  cancel.mockClear();
  rerender(<Ear muted />);
  expect(cancel).toHaveBeenCalled();
  await vi.waitFor(() => expect(changed.size).toBe(1));
  send('Bee');
  press();
  expect(said).toEqual([]);
  act(() => void writeText(READ_ALOUD_KEY, 'off'));
  await vi.waitFor(() => expect(screen.queryByText('ear')).toBeNull());
});

it('stops when the game is left', async () => {
  const { unmount } = await open('always');
  await screen.findByText('ear');
  cancel.mockClear();
  unmount();
  expect(cancel).toHaveBeenCalled();
  send('Bee');
  expect(said).not.toContain('Bee');
});

it('is as loud as grown-ups want it, and falls silent at once when they switch sound off', async () => {
  await open(null);
  await screen.findByText('ear');
  for (const volume of ['3', '2', '1']) {
    writeText(VOLUME.key, volume);
    press();
  }
  expect(loud).toEqual([1, 0.55, 0.25]);
  cancel.mockClear();
  writeText(VOLUME.key, '0');
  expect(cancel).toHaveBeenCalledOnce();
  press();
  expect(loud).toHaveLength(3);
});

it.each(['pointerdown', 'keydown'])(
  'says the goal at the first %s, also where others keep it to themselves',
  async (type) => {
    const keep = (event: Event) => event.stopPropagation();
    window.addEventListener(type, keep, true);
    writeText(READ_ALOUD_KEY, 'always');
    render(<Ear />);
    await vi.waitFor(() => expect(changed.size).toBeGreaterThan(0));
    expect(said).toEqual([]);
    for (let count = 0; count < 2; count++)
      act(() => void document.body.dispatchEvent(new Event(type, { bubbles: true })));
    expect(said).toEqual(['Pop the balloons!']);
    window.removeEventListener(type, keep, true);
  },
);
