export function bundleWorker(outfile: string): Promise<unknown>;
