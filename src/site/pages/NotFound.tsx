import { Lost } from './Lost';

export default function NotFound() {
  return (
    <Lost title="Page Not Found">
      <p className="soft">Wiggle can't find this page. Let's go back to the games.</p>
      {import.meta.env.DEV && <p className="soft">Did you forget to add the page to src/site/routes.ts?</p>}
    </Lost>
  );
}
