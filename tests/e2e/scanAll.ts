import { expect, type Page } from '@playwright/test';
import { scanCode } from './scanCode.ts';

/** Scans what the desk asks for, on a shelf alone where one is named, piece by piece, until it asks for no more. */
export async function scanAll(page: Page, shelf?: string): Promise<void> {
  const here = page.locator('[data-scan-expected]').first();
  const expected = shelf === undefined ? here : here.filter({ hasText: shelf });
  // Gone with the last piece.
  const progress = async () => (await page.locator('[data-scan-progress]').allInnerTexts()).join();
  for (let pieces = 0; pieces < 50; pieces += 1) {
    const before = await progress();
    const code = await expected.getAttribute('data-scan-expected', { timeout: 2_000 }).catch(() => null);
    if (code === null) return;
    await scanCode(page, code);
    await expect.poll(progress, { timeout: 10_000 }).not.toBe(before);
    // The same code again within 400 ms is the same thing held under the scanner.
    await page.waitForTimeout(450);
  }
}
