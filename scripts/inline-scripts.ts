import { build } from 'esbuild';
import { BROWSERS } from './browsers.ts';

/** The two scripts that are text in every page. */
export interface InlineScripts {
  readonly beforePaint: string;
  readonly afterContent: string;
}

/** Bundles src/site/boot, each entry to one line. Development and production use the same. */
export async function bundleInlineScripts({ isDevelopment }: { isDevelopment: boolean }): Promise<InlineScripts> {
  const bundle = async (name: string) => {
    const { outputFiles } = await build({
      entryPoints: [`src/site/boot/${name}.ts`],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: BROWSERS,
      define: { 'import.meta.env.DEV': String(isDevelopment) },
    });
    return outputFiles[0]?.text.trim() ?? '';
  };
  const [beforePaint, afterContent] = await Promise.all([bundle('beforePaint'), bundle('afterContent')]);
  return { beforePaint, afterContent };
}
