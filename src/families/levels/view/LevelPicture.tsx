/** So many fields side by side and below each other, in a box of 32: how large a board is. */
export function GridPicture({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  const step = 32 / Math.max(columns, rows);
  const [left, top] = [(32 - columns * step) / 2, (32 - rows * step) / 2];
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      {Array.from({ length: columns * rows }, (_, index) => {
        const [x, y] = [left + (index % columns) * step, top + Math.floor(index / columns) * step];
        return <rect key={`${x} ${y}`} x={x + 1} y={y + 1} width={step - 2} height={step - 2} rx={step / 6} />;
      })}
    </svg>
  );
}

/** So many discs on a peg, the largest at the bottom. */
export function TowerPicture({ discs }: { readonly discs: number }) {
  const step = 32 / 5;
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      {Array.from({ length: discs }, (_, index) => {
        const width = 30 - index * 5;
        return (
          <rect key={width} x={16 - width / 2} y={32 - (index + 1) * step} width={width} height={step - 1.5} rx="2.5" />
        );
      })}
    </svg>
  );
}
