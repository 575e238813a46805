import type { Sheet } from './sprites';

/** One picture of a game's sheet in the page: the same file that canvases draw from. */
export function Piece<Name extends string>({
  sheet,
  name,
  className,
}: {
  sheet: Sheet<Name>;
  name: Name;
  className?: string;
}) {
  return (
    <svg className={className} viewBox={sheet.pieces[name].join(' ')} aria-hidden="true" focusable="false">
      <image href={sheet.url} width={sheet.width} height={sheet.height} />
    </svg>
  );
}
