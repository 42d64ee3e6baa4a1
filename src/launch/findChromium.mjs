// Finds a Chromium for the browser tests, or installs one (interface 1).
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, runPackage } from './steps.mjs';

/** The one without windows takes half of the processor time of the others. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of the Chromium to use; undefined: Playwright's own. Installs one when there is none. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", but no such file exists`);
  const found = named ?? SYSTEM.find((file) => existsSync(file));
  if (found || (await hasOwn())) return found;
  return installChromium();
}

/** Whether Playwright has downloaded one before. */
async function hasOwn() {
  const module = pathToFileURL(path.join(root, 'node_modules/playwright/index.mjs')).href;
  const { chromium } = await import(module);
  return existsSync(chromium.executablePath());
}

async function installChromium() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  console.log('No Chromium found: installing one …');
  if (isDebianRoot && run('apt-get', ['install', '-y', 'chromium']) === 0)
    return SYSTEM.find((file) => existsSync(file));
  const code = runPackage('playwright/cli.js', ['install', 'chromium']);
  if (code !== 0) throw new Error('No Chromium could be installed: set CHROMIUM_PATH to one');
  return undefined;
}
