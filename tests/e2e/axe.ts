import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that look at colours: the others find in dark what they find in light. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What is judged: all rules, or these alone; the whole page, or what a selector names. */
interface Look {
  rules?: string[];
  within?: string;
}

/** What axe finds (WCAG 2.2 A and AA), each as `rule: markup`; colours on their way are not what is judged. */
export async function violationsOn(page: Page, judged: Look = {}): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found = await look(page, judged);
  // What came in meanwhile was looked at on its way: what stays is a violation.
  return found.length > 0 ? look(page, judged) : found;
}

async function look(page: Page, { rules, within }: Look): Promise<string[]> {
  await expect(page.locator('main [aria-busy="true"], main .MuiSkeleton-root')).toHaveCount(0);
  await expect.poll(() => page.evaluate(countMoving)).toBe(0);
  // Of what is right no more than its number is wanted: to name each element costs more than to look at it.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`,
  );
}

/** The same in light, and what is of colours in dark: one way there for both. */
export async function violationsInBoth(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion first: colours do not go over to the others.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    const rules = colorScheme === 'dark' ? { rules: COLOURS } : {};
    const violations = await violationsOn(page, { ...rules, ...(within !== undefined && { within }) });
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** What moves and will come to rest. */
const countMoving = (): number =>
  document
    .getAnimations()
    .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity)
    .length;
