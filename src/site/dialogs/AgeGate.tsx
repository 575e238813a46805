import { useCallback } from 'react';
import { navigate } from '../app/navigate';
import { AgeCheck } from './AgeCheck';

/** The age check on a game's own address. A right answer stays in the address, so that a reload does not ask again. */
export function AgeGate({ age, pass }: { age: number; pass: () => void }) {
  const leave = useCallback(() => {
    if (history.state?.ours) history.back();
    else navigate('/', 'replace');
  }, []);
  const enter = useCallback(() => {
    history.replaceState(history.state, '', `${location.pathname}?verified=true`);
    pass();
  }, [pass]);
  return <AgeCheck age={age} inHistory={false} pass={enter} close={leave} />;
}
