import { build } from 'esbuild';

/** One file for workerd, which has no node_modules. */
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
