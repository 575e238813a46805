import { GrownUpCheck } from '../dialogs/GrownUpCheck';
import { useCalmHands } from './useCalmHands';

interface QuestionProps {
  /** Why it is asked, in a sentence. */
  readonly text: string;
  pass(): void;
  close(): void;
}

/** The question over a place where a child plays: one that hands which press everything do not pass by chance. */
export function Question({ text, pass, close }: QuestionProps) {
  useCalmHands(close);
  return <GrownUpCheck text={text} inHistory={false} pass={pass} close={close} />;
}
