import { build } from 'esbuild';

/** Old tablets are welcome: the oldest browsers that scripts and styles are built for. */
export const BROWSERS = ['safari15.4', 'chrome100', 'firefox100'];

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

/** The two scripts that are text in every page. */
export interface InlineScripts {
  readonly beforePaint: string;
  readonly afterContent: string;
}

/** Bundles src/site/boot, each entry to one line. Development and production use the same. */
export async function bundleInlineScripts({ isDevelopment }: { isDevelopment: boolean }): Promise<InlineScripts> {
  const bundle = (name: string) =>
    bundleScript(`src/site/boot/${name}.ts`, { 'import.meta.env.DEV': String(isDevelopment) });
  const [beforePaint, afterContent] = await Promise.all([bundle('beforePaint'), bundle('afterContent')]);
  return { beforePaint, afterContent };
}

/** The server for the edge, as one file: workerd has no node_modules. */
export const bundleWorker = (outfile: string) =>
  build({
    entryPoints: ['server/worker.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['workerd', 'worker'],
    logLevel: 'warning',
  });
