import { useEffect, useState } from 'react';
import { GameFrame } from '../../kit/ui/GameFrame';
import { Icon } from '../../kit/ui/Icon';
import { takeBackDialogStep } from '../dialogs/dialogStep';
import '../layout/onPaper.css';
import { Fridge } from './Fridge';
import { StickerBook } from './stickers/StickerBook';
import { useAlbum } from './useAlbum';

const SIDES = [
  { name: 'Pictures', icon: 'album' },
  { name: 'Stickers', icon: 'star' },
] as const;

/** What the child made. All of it is on this device alone. */
export default function Album() {
  const [open, setOpen] = useState<(typeof SIDES)[number]['name']>('Pictures');
  // Here, so that the bin keeps its pictures while the stickers are looked at.
  const album = useAlbum();
  useEffect(takeBackDialogStep, []);
  const buttons = SIDES.map(({ name, icon }) => (
    <button
      key={name}
      type="button"
      className="btn round choice"
      aria-label={name}
      aria-pressed={name === open}
      onClick={() => setOpen(name)}
    >
      <Icon name={icon} />
    </button>
  ));
  return (
    <GameFrame title="Wiggle's Album" buttons={buttons} crowded>
      {open === 'Pictures' ? <Fridge {...album} /> : <StickerBook />}
    </GameFrame>
  );
}
