import { useCallback } from 'react';
import { AgeCheck } from './AgeCheck';
import { leave } from './leave';

/** The age check on a game's own address. A right answer stays in the address, so that a reload does not ask again. */
export function AgeGate({ age, pass }: { age: number; pass: () => void }) {
  const enter = useCallback(() => {
    history.replaceState(history.state, '', `${location.pathname}?verified=true`);
    pass();
  }, [pass]);
  return <AgeCheck age={age} inHistory={false} pass={enter} close={leave} />;
}
