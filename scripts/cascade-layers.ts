import type { Plugin } from 'vite';

/** Later layers win over earlier ones, whatever a selector weighs and whenever a style sheet arrives. */
const LAYERS: readonly (readonly [name: string, folder: RegExp])[] = [
  ['tokens', /\/src\/kit\/theme\/tokens\.css$/],
  ['base', /\/src\/kit\/base\//],
  ['kit', /\/src\/(kit|families)\//],
  ['site', /\/src\/site\//],
  ['game', /\/src\/games\//],
];

/** Stands before all styles of a page, and so fixes their order. */
export const LAYER_ORDER = `@layer ${LAYERS.map(([name]) => name).join(', ')};`;

/** Puts each style sheet into the layer of its folder. */
export function cascadeLayers(): Plugin {
  return {
    name: 'cascade-layers',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.css')) return null;
      const [layer] = LAYERS.find(([, folder]) => folder.test(file)) ?? [];
      if (!layer) throw new Error(`${file} stands in no folder that has a layer`);
      return { code: `@layer ${layer} {\n${code}\n}`, map: null };
    },
  };
}
