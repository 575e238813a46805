import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const fromHere = createRequire(import.meta.url);
const folderOf = (name: string, from = fromHere) => dirname(from.resolve(`${name}/package.json`));
const react = folderOf('react');
const reactDom = folderOf('react-dom');
const scheduler = folderOf('scheduler', createRequire(join(reactDom, 'package.json')));

/** The production files of React, by the names they are imported by. */
const FILES: Readonly<Record<string, string>> = {
  react: join(react, 'cjs/react.production.js'),
  'react/jsx-runtime': join(react, 'cjs/react-jsx-runtime.production.js'),
  'react-dom': join(reactDom, 'cjs/react-dom.production.js'),
  'react-dom/client': join(reactDom, 'cjs/react-dom-client.production.js'),
  scheduler: join(scheduler, 'cjs/scheduler.production.js'),
};
const MARK = '\0react:';

/**
 * A CommonJS module without conditions around its `require`, as an ES module. Its names stay in a function of their own,
 * so that the short ones are left for all others.
 */
function asModule(code: string): string {
  const imports: string[] = [];
  const body = code.replace(/\brequire\("([^"]+)"\)/g, (_, name) => {
    imports.push(`import needed${imports.length} from '${name}';`);
    return `needed${imports.length - 1}`;
  });
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+) =/g)].map(([, name]) => name))];
  const exported = names.map((name) => `const its${name} = exports.${name}; export { its${name} as ${name} };`);
  return `${imports.join('\n')} const exports = {}; (function () {${body}\n})();
    ${exported.join('\n')} export default exports;`;
}

/**
 * React comes as CommonJS: each file a function that is passed on and called later. Browsers read such a function once to
 * find its end and once more, on the main thread, to run it: 80 ms on a slow phone. One that is called at once they read
 * only once, on a thread of their own. And a use of React becomes a plain call instead of `(0, react.useState)(…)`.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id in FILES ? MARK + id : null),
    load(id) {
      const file = id.startsWith(MARK) && FILES[id.slice(MARK.length)];
      return file ? asModule(readFileSync(file, 'utf8')) : null;
    },
    // Packages import all of React at once; the bundler would write a list of all names for them, the object is there.
    transform: (code, id) =>
      id.includes('/node_modules/')
        ? code.replace(/import \* as (\w+) from "(react[\w/-]*)"/g, 'import $1 from "$2"')
        : null,
  };
}
