import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

/** A whole one, as people have: one without windows is faster than theirs. */
const SYSTEM = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Frames as soon as they are wanted instead of 60 a second: short times are not rounded up to a frame. */
const UNPACED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

export function openChromium({ isPaced }: { isPaced: boolean }): Promise<Browser> {
  const executablePath = SYSTEM.find((path) => path !== undefined && existsSync(path));
  return chromium.launch({ executablePath, args: isPaced ? ARGS : [...ARGS, ...UNPACED] });
}
