import { Lost } from './Lost';

/** Something broke, or a page's code could not be had. */
export function Trouble() {
  return (
    <Lost title="Oops, Wiggle tripped">
      <p className="soft">
        This page did not open as it should. Please try it once more in a moment, or pick another game.
      </p>
      <button type="button" className="btn quiet" onClick={() => location.reload()}>
        Try again
      </button>
    </Lost>
  );
}
