import { useStoredText } from '../storage';

/** Whether games speak: never, when the ear is pressed, or by themselves. */
export const READ_ALOUD = ['off', 'button', 'always'] as const;
export type ReadAloud = (typeof READ_ALOUD)[number];
export const READ_ALOUD_KEY = 'wigglewood-read-aloud';

const parse = (text: string | null): ReadAloud => READ_ALOUD.find((mode) => mode === text) ?? 'button';

export function useReadAloud(): [ReadAloud, (mode: ReadAloud) => void] {
  const [text, setText] = useStoredText(READ_ALOUD_KEY);
  return [parse(text), setText];
}
