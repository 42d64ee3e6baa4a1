import { basename, join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './processes.ts';

/** Bundles a server of the bench as the product is built: what is measured runs no compiler. Gives the bundle's path. */
export async function bundle(file: string): Promise<string> {
  const outDir = join(ROOT, '.build/bench', basename(file, '.ts'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(ROOT, file),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  });
  return join(outDir, 'main.mjs');
}
