import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSERS } from './scripts/bundle.ts';
import { cascadeLayers } from './scripts/cascade-layers.ts';
import { developmentPages } from './scripts/development-pages.ts';
import { operatorDefines, readOperator } from './scripts/operator.ts';

/**
 * Which folders travel together as one script; what is not named here is split by the bundler, page by page. The catalogue
 * is what the site knows of its games (src/games/catalogue.ts says what `?site` is for). The app is what every page shares, with
 * the bundler's own helpers (their names begin with \0), but not those that lower private fields for old browsers: only /donate needs
 * them. A row of choices is on few pages.
 */
const CHUNKS = [
  { name: 'late', test: /\/src\/kit\/(late|help)\// },
  { name: 'stickers', test: /\/src\/kit\/stickers\// },
  { name: 'celebration', test: /\/src\/kit\/celebration\// },
  { name: 'catalogue', test: /\/src\/games\/(catalogue|[^/]+\/(game\.ts\?|art\/preview))/ },
  { name: 'layout', test: /\/src\/site\/(layout|site\.ts)/ },
  { name: 'app', test: /^\0(?!@)|\/(react(-dom)?|scheduler)\/|\/src\/(core|kit(?!\/choices)|entry-|site\/(app|boot))/ },
];

const operator = readOperator(process.env);
if (operator.problems.length > 0) throw new Error(operator.problems.join(' '));

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  define: operatorDefines(operator),
  plugins: [react(), cascadeLayers(), developmentPages()],
  build: {
    // What runs in Node needs nothing lowered for old tablets.
    target: isSsrBuild ? 'node20' : BROWSERS,
    cssTarget: BROWSERS,
    manifest: true,
    reportCompressedSize: false,
    // Pictures stay files of their own: cached once, and not JavaScript.
    assetsInlineLimit: 0,
    // A late part brings its styles along; its scripts are asked for by itself. Pages name theirs (scripts/prerender.ts).
    modulePreload: false,
    // What runs in Node is one piece; only the browser's scripts are shared out.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // A page's component is imported by the address of its script, which no other script names.
      preserveEntrySignatures: 'allow-extension',
      output: isSsrBuild ? {} : { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } },
    },
  },
}));
