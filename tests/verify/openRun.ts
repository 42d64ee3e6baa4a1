import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, stopChild } from '../bench/processes.ts';
import { startProduct } from '../bench/product.ts';
import { DEMO_ACCOUNTS, signIn, type Account } from '../support/accounts.ts';
import { Api } from '../support/Api.ts';
import { readSchemas } from '../support/schemas/readSchemas.ts';
import { openBrowser } from './look/openBrowser.ts';
import type { Options } from './options.ts';
import type { Run } from './Run.ts';

export interface OpenRun {
  run: Run;
  close(): Promise<void>;
}

/** Opens what a run needs: the product, unless one is named that runs already, the browser, and every demo account. */
export async function openRun(options: Pick<Options, 'url' | 'languages' | 'isQuick'>): Promise<OpenRun> {
  const product =
    options.url === undefined ? await startOwn() : { url: options.url, stop: async () => undefined };
  const api = new Api({ base: `${product.url}/api`, clientKey: process.env.CLIENT_KEY ?? 'khuon' });
  try {
    const accounts: Account[] = [];
    for (const name of DEMO_ACCOUNTS) accounts.push(await signIn(api, name));
    const browser = await openBrowser();
    const { languages, isQuick } = options;
    const found = { findings: [], pictures: [], timings: [], doors: [], walkers: new Map() };
    const tally = { opened: 0, places: 0, states: 0 };
    const run: Run = {
      url: product.url,
      schemas: readSchemas(ROOT),
      browser,
      api,
      accounts,
      languages,
      isQuick,
      ...found,
      tally,
    };
    const close = async (): Promise<void> => {
      await browser.close();
      await product.stop();
    };
    return { run, close };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

/** The product as `npm start` gives it, on a port and in a folder of its own. */
async function startOwn(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'khuon-verify-'));
  const { url, child } = await startProduct('src/launch/start.mjs', folder);
  const stop = async (): Promise<void> => {
    await stopChild(child);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}
