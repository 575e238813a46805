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

/** What is said when a game does not open: there also when nothing else is. */
function Words({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <template id={id}>
      <Lost title="Oops, Wiggle tripped">
        <p className="soft">{children}</p>
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
      <Words id="trouble">
        This page did not open as it should. Please try it once more in a moment, or pick another game.
      </Words>
      <Words id="no-canvas">This browser cannot paint the pictures of this game. Another browser can.</Words>
    </>,
  );
