import { type ReactNode, useCallback, useState } from 'react';
import { isGrownUpThere, noteGrownUp } from '../app/grownUp';
import { useDialogs } from '../app/useDialogs';

/** Shows nothing before a grown-up has answered. A wrong answer, and none, lead back to where one came from. */
export function GrownUpQuestion({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(isGrownUpThere);
  const pass = useCallback(() => {
    noteGrownUp();
    setOpen(true);
  }, []);
  return isOpen ? children : <Question pass={pass} />;
}

function Question({ pass }: { readonly pass: () => void }) {
  const dialogs = useDialogs();
  if (!dialogs) return null;
  const { GrownUpCheck, leave } = dialogs;
  return <GrownUpCheck text="This page is for grown-ups." inHistory={false} pass={pass} close={leave} />;
}
