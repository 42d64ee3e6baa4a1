import type { Page } from 'playwright';
import { pressOn, type Opener } from './Opener.ts';

/** Everything on a page that says of itself that it opens something; of the rows' own buttons those of the first row. */
export async function findOpeners(page: Page, root: string): Promise<Opener[]> {
  const found = await page.evaluate(markOpeners, root);
  return found.map(({ name, mark, isTyped }) => {
    const selector = `[data-verify-opener="${mark}"]`;
    return {
      name,
      open: (at: Page) => pressOn(at, selector, isTyped ? 'ArrowDown' : 'Enter'),
      home: selector,
    };
  });
}

interface FoundOpener {
  name: string;
  mark: string;
  isTyped: boolean;
}

/** Runs in the page. */
function markOpeners(root: string): FoundOpener[] {
  const keys = ['filter', 'input', 'action', 'control', 'row', 'module'];
  const names = new Set<string>();
  const all = document.querySelectorAll<HTMLElement>(
    `${root} :is([aria-haspopup], [role=combobox]):not(:disabled, [readonly])`,
  );
  return [...all].flatMap((one, index) => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.getBoundingClientRect().width < 2)
      return [];
    const own = keys.flatMap((key) => {
      const value = one.closest(`[data-${key}]`)?.getAttribute(`data-${key}`);
      return value === null || value === undefined ? [] : key === 'row' ? 'row menu' : `${key} ${value}`;
    });
    const name = own[0] ?? one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
    if (names.has(name)) return [];
    names.add(name);
    const mark = String(index);
    one.setAttribute('data-verify-opener', mark);
    return { name, mark, isTyped: one instanceof HTMLInputElement };
  });
}
