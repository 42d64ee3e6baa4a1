import { expect, type Page } from '@playwright/test';
import { scanCode } from './scanCode.ts';

/** Scans what the desk asks for, piece by piece, until it asks for no more; each shelf that it names comes first, `newShelf` where it knows none. */
export async function scanAll(page: Page, newShelf?: string): Promise<void> {
  const expected = page.locator('[data-scan-expected]').first();
  // Gone with the last piece.
  const progress = async () => (await page.locator('[data-scan-progress]').allInnerTexts()).join();
  for (let pieces = 0; pieces < 50; pieces += 1) {
    const before = await progress();
    const code = await expected.getAttribute('data-scan-expected', { timeout: 2_000 }).catch(() => null);
    if (code === null) return;
    if (newShelf !== undefined) await takeShelf(page, newShelf);
    await scanCode(page, code);
    await expect.poll(progress, { timeout: 10_000 }).not.toBe(before);
    // The same code again within 400 ms is the same thing held under the scanner.
    await page.waitForTimeout(450);
  }
}

/** The shelf that is proposed for the next piece, unless it is in hand. */
async function takeShelf(page: Page, newShelf: string): Promise<void> {
  const proposed = await page.locator('[data-scan-cell]').first().innerText();
  const shelf = proposed === 'Chưa có vị trí' ? newShelf : proposed;
  const inHand = page.locator(`[data-scan-place="${shelf}"]`);
  if (await inHand.isVisible()) return;
  await scanCode(page, shelf);
  await expect(inHand).toBeVisible();
}
