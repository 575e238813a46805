import type { Sheet } from '../stage/sprites';

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
  const [x, y, width, height] = sheet.pieces[name];
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {/* The inner box clips, so that neighbours on the sheet never peep in. */}
      <svg viewBox={`${x} ${y} ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <image href={sheet.url} width={sheet.width} height={sheet.height} />
      </svg>
    </svg>
  );
}
