import { MessagePage } from '../app/MessagePage';

export default function NotFound() {
  return (
    <MessagePage title="Page Not Found">
      <p className="soft">Wiggle can't find this page. Let's go back to the games.</p>
      {import.meta.env.DEV && <p className="soft">Did you forget to add the page to src/site/routes.ts?</p>}
    </MessagePage>
  );
}
