import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

/** Of its own, so that tests run beside a started product. */
const PORT = process.env.E2E_PORT ?? '3917';
process.env.E2E_DATA_DIR ??= makeFolder();

/** Gone with this process, the last to end; workers inherit its name. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'khuon-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const system = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

export default defineConfig({
  testDir: '.',
  testIgnore: '**/*.long.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  // Each waits for its page to stand still; two would leave a processor idle for a fifth of the time.
  workers: 3,
  // What passes only then is named at the end of `npm test`, to be mended.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Half of what the browser draws would be on its way somewhere; `npm run verify` looks without motion too.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(system ? { executablePath: system } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // As wide as with a window: letters are not moved onto whole pixels.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node src/launch/start.mjs',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: `http://127.0.0.1:${PORT}/api/health`,
    timeout: 180_000,
    reuseExistingServer: process.env.E2E_PORT !== undefined,
    env: { PORT, DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
