import type { Plugin } from 'vite';

/**
 * React comes as CommonJS, so every use of it would be written as `(0, react.useState)(…)`. For our
 * own sources this names its exports once, in the shared script, and every use becomes a plain call.
 */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Component',
    'Fragment',
    'StrictMode',
    'createContext',
    'createElement',
    'startTransition',
    'useCallback',
    'useContext',
    'useEffect',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useRef',
    'useState',
    'useSyncExternalStore',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
};

export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id in EXPORTS && importer && !importer.includes('/node_modules/') && !importer.startsWith('\0')
        ? `\0modules:${id}`
        : null,
    load(id) {
      const name = id.startsWith('\0modules:') ? id.slice('\0modules:'.length) : '';
      const names = EXPORTS[name];
      return names
        ? `import * as all from '${name}'; export const { ${names.join(', ')} } = all.default ?? all;`
        : null;
    },
  };
}
