import type { Page } from '@playwright/test';

/** Milliseconds between the keys of the scanner. */
const GAP_MS = 5;
const PLACES: Readonly<Record<string, string>> = { '-': 'Minus', '.': 'Period', '/': 'Slash', ' ': 'Space' };

/**
 * A scanner's burst of keys and its Enter, wherever the focus is. Each key bears the time at which a scanner would have sent
 * it, so that a burst stays one on a machine that is busy.
 */
export async function scanCode(page: Page, code: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const from = Date.now();
  const strokes = [...[...code].map(typed), ENTER];
  await Promise.all(
    strokes.flatMap((stroke, place) => {
      const timestamp = (from + place * GAP_MS) / 1000;
      return [
        keyboard.send('Input.dispatchKeyEvent', { ...stroke, type: 'keyDown', timestamp }),
        keyboard.send('Input.dispatchKeyEvent', { ...stroke, type: 'keyUp', text: '', timestamp }),
      ];
    }),
  );
  await keyboard.detach();
}

const ENTER = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };

function typed(key: string) {
  const code = /\d/.test(key) ? `Digit${key}` : (PLACES[key] ?? `Key${key.toUpperCase()}`);
  return { key, code, text: key };
}
