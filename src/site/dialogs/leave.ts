import { navigate } from '../app/navigate';

/** Away from an address that was not opened: to where one came from, or Home. */
export function leave(): void {
  if (history.state?.ours) history.back();
  else navigate('/', 'replace');
}
