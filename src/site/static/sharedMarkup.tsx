import { renderToStaticMarkup } from 'react-dom/server';
import { ICONS } from '../../kit/ui/icons';
import { MessagePage } from '../app/MessagePage';

/** All icons, for `Icon` to show by name. */
function IconSprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      {Object.entries(ICONS).map(([name, path]) => (
        <symbol key={name} id={name} viewBox="0 0 32 32">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}

/** What is said when a game does not open: there also when nothing else is. */
function ErrorTemplate({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <template id={id}>
      <MessagePage title="Oops, Wiggle tripped">
        <p className="soft">{children}</p>
        {/* A form that sends nothing loads the page again, without any script. */}
        <form>
          <button type="submit" className="btn quiet">
            Try again
          </button>
        </form>
      </MessagePage>
    </template>
  );
}

/** What every page carries beside its own content, as HTML. */
export const sharedMarkup = () =>
  renderToStaticMarkup(
    <>
      <IconSprite />
      <ErrorTemplate id="error">
        This page did not open as it should. Please try it once more in a moment, or pick another game.
      </ErrorTemplate>
      <ErrorTemplate id="no-canvas">
        This browser cannot paint the pictures of this game. Another browser can.
      </ErrorTemplate>
    </>,
  );
