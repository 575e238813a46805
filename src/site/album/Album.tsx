import { GameFrame } from '../../kit/ui/GameFrame';
import { Fridge } from './Fridge';

/** What the child made. All of it is on this device alone. */
export default function Album() {
  return (
    <GameFrame title="Wiggle's Album">
      <Fridge />
    </GameFrame>
  );
}
