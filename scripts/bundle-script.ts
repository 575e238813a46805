import { build } from 'esbuild';
import { BROWSERS } from './browsers.ts';

/** A script beside those of the pages, bundled to one line. `define` gives it what only the build knows, as JSON. */
export async function bundleScript(entry: string, define: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: BROWSERS,
    define,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
