import type { SceneName } from '../rules/book';
import castle from './scenes/castle.svg?url';
import night from './scenes/night.svg?url';
import sea from './scenes/sea.svg?url';
import space from './scenes/space.svg?url';
import wood from './scenes/wood.svg?url';

interface SceneLook {
  readonly label: string;
  /** The address of its picture. */
  readonly picture: string;
}

export const SCENE_LOOKS: Readonly<Record<SceneName, SceneLook>> = {
  wood: { label: 'Wood', picture: wood },
  castle: { label: 'Castle', picture: castle },
  night: { label: 'Night', picture: night },
  sea: { label: 'Sea', picture: sea },
  space: { label: 'Space', picture: space },
};
