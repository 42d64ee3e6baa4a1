import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ROOT } from '../processes.ts';

/** Builds the peer with the product's own target; gives the folder. */
export async function buildMin(): Promise<string> {
  const outDir = join(ROOT, '.build/bench-min');
  await build({
    configFile: false,
    root: join(ROOT, 'tests/bench/min'),
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2_000 },
  });
  return outDir;
}
