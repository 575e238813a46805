import type { Ref } from 'react';
import { Icon } from '../../../kit/ui/Icon';

/** The way into the album, in the bar; kept pictures fly into it. */
export function AlbumLink({ ref }: { ref: Ref<HTMLAnchorElement> }) {
  return (
    <a ref={ref} className="btn round" href="/album" aria-label="Album">
      <Icon name="album" />
    </a>
  );
}
