import type { Page } from 'playwright';

/** A way to something that opens over a page. */
export interface Opener {
  /** As a finding calls it: `filter status`, `transition cancel`. */
  name: string;
  /** Opens it by keyboard. */
  open: (page: Page) => Promise<void>;
  /** What has the focus again when it is closed; absent: anything but nothing. */
  home?: string;
}

/** Presses a key on an element. */
export async function pressOn(page: Page, selector: string, key: string): Promise<void> {
  const place = page.locator(selector).first();
  await place.focus({ timeout: 5_000 });
  await page.keyboard.press(key);
}
