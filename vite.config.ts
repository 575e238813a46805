import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shortClassNames } from './scripts/class-names.ts';
import { developmentPages } from './scripts/development-pages.ts';
import { reactModules } from './scripts/react-modules.ts';

/** Old tablets are welcome: the floor for scripts and styles. */
const BROWSERS = ['safari15.4', 'chrome100', 'firefox100'];

/**
 * Vite's helper around lazy imports also preloads scripts, looks for nonces and more. Ours brings the
 * styles of the lazy part and nothing else, at a tenth of the size on every page.
 */
function smallImports(): Plugin {
  const helper = `import { addStyle } from '/src/site/page.ts';
    export const __vitePreload = (load, files = []) =>
      Promise.all(files.map((file) => addStyle('/' + file))).then(load, load);`;
  return {
    name: 'small-imports',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? helper : null),
  };
}

/** A call that the bundler takes for work to be done, and the minifier, who knows better, leaves out. */
const KEEP = 'keepThisStyleSheet';

/** Class names one by one: a script then holds those it uses, in place, and not the table of all of its style sheet. */
function separateClasses(): Plugin[] {
  return [
    {
      name: 'separate-classes',
      apply: 'build',
      enforce: 'pre',
      transform: (code, id) =>
        /\.tsx?$/.test(id)
          ? code.replace(/^import (\w+) from '([^']+\.module\.css)'/gm, "import * as $1 from '$2'")
          : null,
    },
    {
      // A sheet whose names are all in place would be gone from the bundle, and its styles with it.
      name: 'keep-style-sheets',
      apply: 'build',
      enforce: 'post',
      transform: (code, id) =>
        /\.module\.css$/.test(id) ? { code: `${code}\n${KEEP}();`, map: null, moduleSideEffects: true } : null,
    },
  ];
}

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), developmentPages(), smallImports(), !isSsrBuild && [separateClasses(), reactModules()]],
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    manifest: true,
    reportCompressedSize: false,
    // Terser leaves our own code a tenth smaller than the default minifier.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_funcs: [KEEP] } },
    // Pictures stay files of their own: cached once, and not JavaScript.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // All that a lazy part brings along are styles of its own.
      resolveDependencies: (_, files) => files.filter((file) => /\.css$/.test(file) && !/\/entry-client/.test(file)),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Looking at a property does nothing; what nobody looks at is left out.
      treeshake: { propertyReadSideEffects: false },
      preserveEntrySignatures: 'allow-extension',
      // What runs in Node is one piece; only the browser's scripts are shared out.
      output: isSsrBuild
        ? {}
        : {
            // Two scripts a page: what every page shares, and the page's own.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // What only some games share stays out of the way of all the others.
                {
                  name: 'toys',
                  test: /\/src\/(core\/(scatter|thing)|kit\/(Frame|Popups|TidyPage|thingEffects|useField))/,
                },
                { name: 'snakes', test: /\/src\/(core\/(cells|snake)|kit\/(Checkers|Pad|chain|useSwipes))/ },
                { name: 'slings', test: /\/src\/kit\/(useSling|crowded)/ },
                // The frame of the pages for grown-ups.
                {
                  name: 'pages',
                  test: /\/src\/(site\/(SiteHeader|SiteFooter|site\.ts|paper\.module|pill\.module|pages\/article\.module)|kit\/art\/wiggle-(hearts|lost))/,
                },
                {
                  name: 'app',
                  test: /node_modules\/(?!(@stripe|@tanstack|@radix-ui)\/)|react:|preload-helper|\/src\/(core\/(?!collision)|entry-client|kit\/(?!Controls|confetti|synth|extras|savePicture|wakeLock|stageExtras|popups|painting\/(elsewhere|recorder|strokes)|art\/wiggle-(neon|princess|head|hearts|lost))|site\/((App|CrashGuard|enliven|GameScreen|Trouble|go|page|pages\/Lost\.module)\.))/,
                },
              ],
            },
          },
    },
  },
  css: { modules: { generateScopedName: shortClassNames(fileURLToPath(new URL('src', import.meta.url))) } },
}));
