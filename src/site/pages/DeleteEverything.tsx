import { useEffect, useRef, useState } from 'react';
import styles from './StoredThings.module.css';
import { REFUSED, readStored, type Stored, writeStored } from './stored';
import type { StoredAlbum } from './useStoredAlbum';

/** Said where the album would not be filled again. */
const HALF_BACK = 'Your pictures could not be put back. Your browser did not let us.';

interface DeleteEverythingProps {
  /** The album beside the list. */
  readonly album: StoredAlbum;
  /** Says what happened, to readers too. */
  say(status: string): void;
}

type Step =
  | { readonly name: 'offer' }
  | { readonly name: 'question' }
  /** What was deleted is kept in memory, and so until the page is left. */
  | { readonly name: 'undo'; readonly deleted: Stored };

/** Asks once, then deletes every key; it can be undone until the page is left. */
export function DeleteEverything({ album, say }: DeleteEverythingProps) {
  const [step, setStep] = useState<Step>({ name: 'offer' });
  const focused = useRef<HTMLElement>(null);
  const began = useRef(step);

  // The element that was pressed is gone with its step, so the focus goes to what came instead.
  useEffect(() => {
    if (step !== began.current) focused.current?.focus();
  }, [step]);
  const takeFocus = (element: HTMLElement | null) => {
    focused.current = element;
  };

  function ask() {
    say('');
    setStep({ name: 'question' });
  }

  function remove() {
    const before = readStored();
    const done = writeStored(Object.fromEntries(Object.keys(before).map((key) => [key, null])));
    const after = readStored();
    const deleted = Object.fromEntries(
      Object.entries(before).filter(([key, value]) => value !== null && after[key] === null),
    );
    const any = Object.keys(deleted).length > 0 || album.holds;
    void album.empty().then((emptied) => emptied || say(REFUSED));
    setStep(any ? { name: 'undo', deleted } : { name: 'offer' });
    if (!done) say(REFUSED);
    else
      say(any ? 'Everything is deleted. Until you leave this page you can undo it.' : 'There was nothing to delete.');
  }

  function undo(deleted: Stored) {
    const done = writeStored(deleted);
    void album.fill().then((filled) => filled || say(HALF_BACK));
    setStep({ name: 'offer' });
    say(
      done ? 'Everything is back.' : 'Everything is back for this visit. Your browser did not let us keep it longer.',
    );
  }

  if (step.name === 'offer') {
    return (
      <button ref={takeFocus} type="button" className="btn secondary" onClick={ask}>
        Delete everything
      </button>
    );
  }
  if (step.name === 'undo') {
    return (
      <button ref={takeFocus} type="button" className="btn secondary" onClick={() => undo(step.deleted)}>
        Undo
      </button>
    );
  }
  const keep = () => setStep({ name: 'offer' });
  return (
    <fieldset
      className={styles.question}
      aria-labelledby="delete-question"
      onKeyDown={({ key }) => {
        if (key === 'Escape') keep();
      }}
    >
      <p ref={takeFocus} id="delete-question" tabIndex={-1}>
        Shall everything that is listed here be deleted?
      </p>
      <button type="button" className="btn secondary" onClick={remove}>
        Yes, delete everything
      </button>
      <button type="button" className="btn quiet" onClick={keep}>
        No, keep it
      </button>
    </fieldset>
  );
}
