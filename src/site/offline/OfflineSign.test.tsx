import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OfflineSign } from './OfflineSign';

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

/** A worker that is there and says this, or nothing. */
function keep(answer?: { files: number; bytes: number }) {
  const active = {
    postMessage(question: string, [port]: [MessagePort]) {
      expect(question).toBe('what is kept');
      if (answer) port.postMessage(answer);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ active }), controller: null },
  });
}

it('tells parents how many files and MB the device keeps', async () => {
  keep({ files: 187, bytes: 5_249_000 });
  render(<OfflineSign />);
  expect(await screen.findByText('To play offline, this device keeps 187 files, 5.2 MB.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('All games are on this device: ready to play offline');
});

it('is there without the numbers where the worker of an older version does not know them', async () => {
  keep();
  render(<OfflineSign />);
  expect(await screen.findByText('All games are on this device: ready to play offline')).toBeTruthy();
  expect(screen.getByRole('status').textContent).not.toContain('MB');
});
