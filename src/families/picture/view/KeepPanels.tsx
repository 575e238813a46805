import lost from '../../../kit/art/wiggle-lost.svg?url';
import { BigButton } from '../../../kit/ui/BigButton';
import { Overlay } from '../../../kit/ui/Overlay';
import type { Draft, Ending } from '../store/pictures';
import styles from './keep.module.css';
import { PictureView } from './PictureView';

interface GoOnProps {
  readonly picture: ArrayBuffer;
  goOn(): void;
  startNew(): void;
}

/** What was being made is there again. */
function GoOn({ picture, goOn, startNew }: GoOnProps) {
  return (
    <Overlay art={<PictureView className={styles.paper} file={picture} label="Your last picture" />} title="Go on?">
      <BigButton icon="play" onPress={goOn}>
        Go on
      </BigButton>
      <button type="button" className="btn quiet" onClick={startNew}>
        New picture
      </button>
    </Overlay>
  );
}

const PROBLEMS: Readonly<Record<Exclude<Ending, 'kept'>, { title: string; text: string }>> = {
  full: {
    title: 'The album is full!',
    text: 'Sixty pictures hang there. Put one into the bin, and there is room again. Your picture is still here.',
  },
  'no-room': {
    title: 'No room left',
    text: 'This device has no room for another picture. A grown-up can save it as a file. Your picture is still here.',
  },
  'no-album': {
    title: 'No album here',
    text: 'This device keeps no pictures. A grown-up can save it as a file. Your picture is still here.',
  },
};

interface KeepProblemProps {
  readonly ending: Exclude<Ending, 'kept'>;
  close(): void;
}

/** Says kindly why a picture is not in the album. */
function KeepProblem({ ending, close }: KeepProblemProps) {
  const { title, text } = PROBLEMS[ending];
  return (
    <Overlay art={lost} title={title}>
      <p className="soft">{text}</p>
      <BigButton icon="play" onPress={close}>
        Go on
      </BigButton>
      {ending !== 'no-album' && (
        <a className="btn quiet" href="/album">
          Open the album
        </a>
      )}
    </Overlay>
  );
}

/** 'Go on?', or why something is not kept. */
export type Panel =
  | { readonly asks: Draft }
  /** `of` is what still waits for an answer. */
  | { readonly tells: Exclude<Ending, 'kept'>; readonly of?: Draft };

interface KeepPanelProps {
  readonly panel: Panel;
  goOn(draft: Draft): void;
  startNew(draft: Draft): void;
  show(panel: Panel | null): void;
}

export function KeepPanel({ panel, goOn, startNew, show }: KeepPanelProps) {
  if ('tells' in panel) {
    const { tells, of } = panel;
    return <KeepProblem ending={tells} close={() => show(of ? { asks: of } : null)} />;
  }
  const { asks } = panel;
  return <GoOn picture={asks.small} goOn={() => goOn(asks)} startNew={() => startNew(asks)} />;
}
