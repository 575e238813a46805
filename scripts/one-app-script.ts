import type { Plugin } from 'vite';

/**
 * As soon as one page brings packages of its own, the bundler puts its few lines of runtime into a
 * script of their own, which every page would then wait for. This moves them into the app script;
 * no grouping option does.
 */
export function oneAppScript(): Plugin {
  return {
    name: 'one-app-script',
    apply: 'build',
    enforce: 'pre',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      const app = chunks.find(({ name }) => name === 'app');
      if (!runtime || !app) return;

      const [, body, exported] = runtime.code.match(/^([\s\S]*)export\s*\{([^}]*)\};?\s*$/) ?? [];
      if (body === undefined || exported === undefined) this.error('The runtime of the bundler looks different now');
      const file = runtime.fileName.replace(/^.*\//, '');
      const importing = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${file.replaceAll('.', '\\.')}";?`);
      const renamed = (names: string, prefix: string) =>
        pairs(names)
          .map(([name, local]) => `${prefix}${name} as ${local}`)
          .join();

      for (const chunk of chunks) {
        if (chunk === app || chunk === runtime || !chunk.imports.includes(runtime.fileName)) continue;
        const path = `./${app.fileName.replace(/^.*\//, '')}`;
        chunk.code = chunk.code.replace(importing, (_, names) => `import{${renamed(names, 'runtime_')}}from"${path}";`);
        chunk.imports = [...new Set(chunk.imports.map((name) => (name === runtime.fileName ? app.fileName : name)))];
      }

      const own = pairs(app.code.match(importing)?.[1] ?? '');
      const all = pairs(exported).map(([local, name]) => `${name}:${local}`);
      const names = pairs(exported).map(([, name]) => name);
      app.code = app.code.replace(
        importing,
        () =>
          `const runtime_=(()=>{${body}return{${all.join()}}})(),${names.map((name) => `runtime_${name}=runtime_.${name}`).join()}${own.map(([name, local]) => `,${local}=runtime_.${name}`).join('')};export{${names.map((name) => `runtime_${name}`).join()}};`,
      );
      app.imports = app.imports.filter((name) => name !== runtime.fileName);
      delete bundle[runtime.fileName];
    },
  };
}

/** `a as b, c` as pairs of the name before and after. */
function pairs(names: string): (readonly [string, string])[] {
  return names
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [from = '', to = from] = part.split(/\s+as\s+/);
      return [from, to] as const;
    });
}
