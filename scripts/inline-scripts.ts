import { bundleScript } from './bundle-script.ts';

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
