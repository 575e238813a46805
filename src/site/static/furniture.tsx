import { renderToStaticMarkup } from 'react-dom/server';
import { ICONS } from '../../kit/icons';
import { Lost } from '../pages/Lost';

/** All signs, for `Icon` to show by name. */
function Signs() {
  return (
    <svg className="i signs" aria-hidden="true">
      {Object.entries<readonly string[]>(ICONS).map(([name, [filled, drawn]]) => (
        <symbol key={name} id={name} viewBox="0 0 32 32">
          {filled && <path className="f" d={filled} />}
          {drawn && <path d={drawn} />}
        </symbol>
      ))}
    </svg>
  );
}

/** What is said when a game breaks or its code cannot be had: there also when nothing else is. */
function TroubleWords() {
  return (
    <template id="trouble">
      <Lost title="Oops, Wiggle tripped">
        <p className="soft">
          This page did not open as it should. Please try it once more in a moment, or pick another game.
        </p>
        {/* A form that sends nothing loads the page again, without any script. */}
        <form>
          <button type="submit" className="btn quiet">
            Try again
          </button>
        </form>
      </Lost>
    </template>
  );
}

/** What every page carries beside its own content, as HTML. */
export const furniture = () =>
  renderToStaticMarkup(
    <>
      <Signs />
      <TroubleWords />
    </>,
  );
