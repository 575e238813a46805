import { useState } from 'react';
import { GameFrame } from '../../kit/ui/GameFrame';
import { Icon } from '../../kit/ui/Icon';
import '../layout/onPaper.css';
import { Fridge } from './Fridge';
import { StickerBook } from './stickers/StickerBook';

const SIDES = [
  { name: 'Pictures', icon: 'album', Side: Fridge },
  { name: 'Stickers', icon: 'star', Side: StickerBook },
] as const;

/** What the child made. All of it is on this device alone. */
export default function Album() {
  const [open, setOpen] = useState<(typeof SIDES)[number]>(SIDES[0]);
  const buttons = SIDES.map((side) => (
    <button
      key={side.name}
      type="button"
      className="btn round choice"
      aria-label={side.name}
      aria-pressed={side === open}
      onClick={() => setOpen(side)}
    >
      <Icon name={side.icon} />
    </button>
  ));
  return (
    <GameFrame title="Wiggle's Album" buttons={buttons} crowded>
      <open.Side />
    </GameFrame>
  );
}
