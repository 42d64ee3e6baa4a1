import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview, type PreviewServer } from 'vite';
import { ROOT } from '../processes.ts';

export interface GridServer {
  url: string;
  close(): Promise<void>;
}

/** Builds the page of the grid with the product's own target, and serves it. */
export async function serveGrid(): Promise<GridServer> {
  const outDir = join(ROOT, '.build/bench-grid');
  const shared = {
    configFile: false as const,
    root: join(ROOT, 'tests/bench/grid'),
    logLevel: 'warn' as const,
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2_000 },
  };
  await build({ ...shared, plugins: [react()] });
  const server: PreviewServer = await preview({
    ...shared,
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}
