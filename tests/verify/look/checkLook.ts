import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import type { Schemas } from '../../support/schemas/readSchemas.ts';
import type { Finding, Where } from '../Finding.ts';

/* What holds of every screen, whatever its schema says. */

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG 2.2 A and AA, as far as a machine can tell; `root`: of what fits it alone. */
export async function checkAxe(page: Page, where: Where, root?: string): Promise<Finding[]> {
  // Without frames there is nothing to gather in a page of its own, which would cost a second each time.
  const whole = new AxeBuilder({ page }).withTags(WCAG).setLegacyMode();
  const { violations } = await (root === undefined ? whole : whole.include(root)).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map((node) => ({
      ...where,
      subject: 'axe' as const,
      key: id,
      expected: help,
      seen: `${node.target.join(' ')} ${node.html.slice(0, 140)} ${factOf(node.any[0]?.data)}`,
    })),
  );
}

/** Colours of a contrast that is too low, pixels of a target that is too small. */
function factOf(data: unknown): string {
  const { fgColor, bgColor, contrastRatio, width, height } = (data ?? {}) as Record<string, unknown>;
  if (fgColor !== undefined) return `${String(fgColor)} on ${String(bgColor)}: ${String(contrastRatio)}`;
  return width === undefined ? '' : `${String(width)} × ${String(height)} px`;
}

/** Message keys that stand on the page instead of their texts, and places that no value was put in. */
export async function checkKeys(
  page: Page,
  schemas: Schemas,
  where: Where,
  root = 'body',
): Promise<Finding[]> {
  const words = await page.evaluate(readWords, root);
  const starts = startsOf(schemas.texts.vi);
  const isKey = (word: string): boolean =>
    /^[a-z_]+(\.[\w/-]+)+$/.test(word) &&
    (schemas.texts.vi.has(word) || starts.has(word.split('.')[0] ?? ''));
  const wrong = [...new Set(words)].filter(
    (word) => isKey(word) || /\{\{|\[object |undefined|NaN/.test(word),
  );
  return wrong.map((word) => ({
    ...where,
    subject: 'key',
    key: word.slice(0, 80),
    expected: 'a text',
    seen: word.slice(0, 120),
  }));
}

type Texts = Schemas['texts']['vi'];

const known = new WeakMap<Texts, ReadonlySet<string>>();

/** First parts of all keys, ten thousand of them: gathered once. */
function startsOf(texts: Texts): ReadonlySet<string> {
  const starts = known.get(texts) ?? new Set(Array.from(texts.keys(), (key) => key.split('.')[0] ?? ''));
  known.set(texts, starts);
  return starts;
}

/** Runs in the page: what is shown, and what is read aloud. */
function readWords(root: string): string[] {
  const from = document.querySelector(root) ?? document.body;
  const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent && !['SCRIPT', 'STYLE'].includes(parent.tagName))
      words.push(walker.currentNode.textContent?.trim() ?? '');
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of from.querySelectorAll(`[${name}]`))
      words.push(element.getAttribute(name)?.trim() ?? '');
  return words.filter(Boolean);
}

/** Texts that are cut off without a sign of it or run over their neighbours, and pages wider than the window. */
export async function checkOverflow(page: Page, where: Where, root = 'body'): Promise<Finding[]> {
  const found = await page.evaluate(readOverflow, root);
  return found.map(({ key, seen }) => ({ ...where, subject: 'overflow', key, expected: '', seen }));
}

/** Runs in the page. */
function readOverflow(root: string): { key: string; seen: string }[] {
  const from = document.querySelector(root) ?? document.body;
  const found: { key: string; seen: string }[] = [];
  const over = document.documentElement.scrollWidth - window.innerWidth;
  if (over > 1) found.push({ key: 'page', seen: `the page is ${over} px wider than the window` });
  const nameOf = (element: Element): string => {
    const own = element.closest(
      '[data-field],[data-filter],[data-input],[data-action],[data-menu],[data-tile],[data-control],[data-section]',
    );
    return own
      ? ([...own.attributes].find(({ name }) => name.startsWith('data-'))?.value ?? '')
      : element.tagName.toLowerCase();
  };
  const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const parent = walker.currentNode.parentElement;
    if (!text || !parent || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    if (parent.closest('option, [aria-hidden="true"], .fm-unseen, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    const box = parent.closest('button, a, th, td, label, h1, h2, li, p, dt, dd') ?? parent;
    const frame = box.getBoundingClientRect();
    if (width === 0 || frame.width === 0 || (right <= frame.right + 2 && left >= frame.left - 2)) continue;
    // A sign of more, or a way to see it, makes it right.
    let at: Element | null = parent;
    let isTold = false;
    while (at && at !== box.parentElement) {
      const style = getComputedStyle(at);
      isTold ||=
        style.textOverflow === 'ellipsis' ||
        ['auto', 'scroll'].includes(style.overflowX) ||
        style.clip !== 'auto' ||
        style.clipPath !== 'none';
      at = at.parentElement;
    }
    if (!isTold)
      found.push({
        key: nameOf(parent),
        seen: `“${text.slice(0, 60)}” leaves its ${box.tagName.toLowerCase()} by ${Math.ceil(Math.max(right - frame.right, frame.left - left))} px`,
      });
  }
  return found.slice(0, 20);
}

/** What the console says; refusals that were asked for are none of its errors. */
export const checkConsole = (errors: readonly string[], where: Where): Finding[] =>
  [...new Set(errors)].map((text) => ({
    ...where,
    subject: 'console',
    key: '',
    expected: 'no error',
    seen: text.slice(0, 300),
  }));
