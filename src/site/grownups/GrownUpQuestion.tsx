import { type ReactNode, useCallback, useState } from 'react';
import { useDialogs } from '../app/useDialogs';

/** Asked once a visit: a page that is loaded again asks again. */
let isAnswered = false;

/** Shows nothing before a grown-up has answered. A wrong answer, and none, lead back to where one came from. */
export function GrownUpQuestion({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(isAnswered);
  const pass = useCallback(() => {
    isAnswered = true;
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
