import type { Page } from 'playwright';
import type { Part } from '../compareParts.ts';

/** What stands on a screen, found by the attributes of interface 5 alone. */
export interface Markup {
  /** Name of the page as the shell or the page itself says it. */
  title: string;
  columns: Part[];
  filters: Part[];
  sums: Part[];
  footers: Part[];
  modes: Part[];
  tiles: Part[];
  /** Buttons outside of rows, footer and selection. */
  actions: Part[];
  footerActions: Part[];
  bulkActions: Part[];
  sections: Part[];
  inputs: Part[];
  /** Headings of child rows by their field. */
  rowHeads: Record<string, Part[]>;
  /** Named values that are no column: facts of a public check, columns of an import. */
  facts: Part[];
  /** Keys of the cells in body rows. */
  cells: string[];
}

/** Reads a screen by its id. */
export const readMarkup = (page: Page, screen: string): Promise<Markup> => page.evaluate(collect, screen);

/** Runs in the page: everything it needs stands inside. */
function collect(screen: string): Markup {
  const root = document.querySelector<HTMLElement>(`[data-screen="${screen}"]`) ?? document.body;
  const all = (selector: string, from: ParentNode = root) => [
    ...from.querySelectorAll<HTMLElement>(selector),
  ];
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  /** Text without marks for the eye, numbers beside it and key hints. */
  const wordsOf = (element: Element | null | undefined): string => {
    if (!element) return '';
    const copy = element.cloneNode(true) as HTMLElement;
    for (const extra of copy.querySelectorAll('[aria-hidden="true"], abbr, small, kbd, svg')) extra.remove();
    return clean(copy.textContent);
  };
  const isMarked = (element: Element | null) => /\*\s*$/.test(clean(element?.textContent));
  const toPart =
    (attribute: string, textOf: (element: HTMLElement) => string = wordsOf) =>
    (element: HTMLElement): Part => ({
      key: element.getAttribute(`data-${attribute}`) ?? '',
      text: textOf(element),
    });
  const controlOf = (element: HTMLElement): string => {
    const inputs = all('input', element);
    if (inputs.length === 2) return 'from and to';
    if (inputs[0]?.getAttribute('aria-haspopup') === 'dialog') return 'dates';
    if (inputs.length === 1) return inputs[0]?.getAttribute('inputmode') === 'tel' ? 'phone' : 'text';
    return element.querySelector('button[aria-haspopup]') ? 'choice' : 'nothing';
  };
  const labelOf = (element: HTMLElement): Element | null =>
    element.querySelector(':scope > [id$="-label"]') ??
    element.parentElement?.querySelector('[id$="-label"]') ??
    null;
  const isOf = (element: Element, selector: string) => element.closest(selector) !== null;
  const buttons = all('[data-action]').filter((one) => !isOf(one, '[data-row], [data-input]'));
  const isHead = (element: Element) => isOf(element, 'thead, [role=columnheader]');
  const inputOf = (element: HTMLElement): Part => {
    const label = labelOf(element);
    const isEditable = !element.hasAttribute('data-read-only');
    const section = element.closest('[data-section]')?.getAttribute('data-section') ?? '';
    const facts = { required: String(isMarked(label)), editable: String(isEditable), section };
    return { key: element.dataset['input'] ?? '', text: wordsOf(label), facts };
  };
  const groups = all('[data-input]').filter((element) => element.querySelector('th[data-field]'));
  const modeText = (element: HTMLElement) => clean(element.firstChild?.textContent);
  const modeOf = (element: HTMLElement): Part => ({
    ...toPart('mode', modeText)(element),
    facts: { count: clean(element.querySelector('span')?.textContent).replace(/\D/g, '') },
  });
  return {
    title: clean(document.querySelector('h1')?.textContent),
    columns: all('th[data-field]')
      .filter((one) => !isOf(one, '[data-input]'))
      .map(toPart('field')),
    filters: all('[data-filter]').map((one) => ({
      ...toPart('filter', (element) => wordsOf(element.querySelector(':scope > span:first-child')))(one),
      facts: { control: controlOf(one) },
    })),
    sums: all('[data-sum]').map(toPart('sum')),
    footers: all('[data-footer]').map((one) => ({
      ...toPart('footer', (element) => wordsOf(element.firstElementChild))(one),
      facts: { sum: clean(one.lastElementChild?.textContent) },
    })),
    modes: all('[data-mode]').map(modeOf),
    tiles: all('[data-tile]').map(
      toPart('tile', (one) => wordsOf(one.querySelector('h2') ?? one.lastElementChild)),
    ),
    actions: buttons.filter((one) => !isOf(one, 'footer, [role=toolbar]')).map(toPart('action')),
    footerActions: buttons.filter((one) => isOf(one, 'footer')).map(toPart('action')),
    bulkActions: buttons.filter((one) => isOf(one, '[role=toolbar]')).map(toPart('action')),
    sections: all('[data-section]').map(
      toPart(
        'section',
        (one) => wordsOf(one.querySelector('h2')) || clean(one.getAttribute('aria-label')) || wordsOf(one),
      ),
    ),
    inputs: all('[data-input]')
      .filter(
        (one) => !(one.dataset['input'] ?? '').includes('.') && !one.parentElement?.closest('[data-input]'),
      )
      .map(inputOf),
    rowHeads: Object.fromEntries(
      groups.map((group) => [
        group.dataset['input'] ?? '',
        all('th[data-field]', group).map(toPart('field')),
      ]),
    ),
    facts: all('[data-field]')
      .filter(
        (one) =>
          !isHead(one) && !isOf(one, '[data-row], [data-input]') && ['LI', 'DIV'].includes(one.tagName),
      )
      .map((one) => ({
        ...toPart('field', (element) => wordsOf(element.querySelector('dt, th') ?? element))(one),
        facts: { required: String(one.dataset['required'] === 'true') },
      })),
    cells: [...new Set(all('[data-row] [data-field]').map((one) => one.dataset['field'] ?? ''))],
  };
}
