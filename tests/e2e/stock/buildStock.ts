import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the app with the screens of this folder beside its own; gives the folder. The product has no part of it. */
export async function buildStock(outDir: string): Promise<string> {
  await build({
    configFile: false,
    root: at('.'),
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: { 'jsonexport/dist/index.js': at('../../../src/web/list/noExport.ts') } },
    build: { outDir, emptyOutDir: true, target: 'es2022', minify: false, chunkSizeWarningLimit: 9_000 },
  });
  return outDir;
}

/** Opens it in the place of the product's page; what it asks goes to the running server. */
export async function serveStock(page: Page, folder: string): Promise<void> {
  const isPage = ({ pathname }: URL) => !/^\/(api|socket\.io)\//.test(pathname);
  await page.route(isPage, async (route) => {
    const file = join(folder, new URL(route.request().url()).pathname);
    const isFile = /\.\w+$/.test(file) && existsSync(file);
    await route.fulfill({ path: isFile ? file : join(folder, 'index.html') });
  });
}
