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

/** Reads a screen by its id; `(all)`: the whole page, with what floats over it. */
export const readMarkup = (page: Page, screen: string): Promise<Markup> =>
  page.evaluate<Markup>(`(() => { ${SOURCE}\nreturn collect(${JSON.stringify(screen)}); })()`);

/* From here on: what runs in the page. */

function collect(screen: string): Markup {
  const root = findRoot(screen);
  // A page may hold another form below its own, which is looked at by itself.
  const own = (selector: string) => all(root, selector).filter((one) => isOfScreen(one, root));
  const buttons = own('[data-action]').filter((one) => !isIn(one, '[data-row], [data-input]'));
  const groups = own('[data-input]').filter((one) => one.querySelector('th[data-field]'));
  return {
    title: clean(document.querySelector('h1')?.textContent),
    columns: own('th[data-field]')
      .filter((one) => !isIn(one, '[data-input]'))
      .map((one) => part(one, 'field')),
    filters: own('[data-filter]').map(filterOf),
    sums: own('[data-sum]').map((one) => part(one, 'sum')),
    footers: own('[data-footer]').map((one) => part(one, 'footer', wordsOf(one.firstElementChild))),
    modes: own('[data-mode]').map(modeOf),
    tiles: own('[data-tile]').map((one) => ({
      ...part(one, 'tile', wordsOf(one.querySelector('h2') ?? one.lastElementChild)),
      facts: {
        columns: all(one, 'thead th').map(wordsOf).join(' | '),
        leads: [...new Set(all(one, 'a[href]').map(pathOf))].join(' '),
        shape: shapeOf(one),
        groups: all(one, '[data-group]')
          .map((group) => wordsOf(group.querySelector('th, span')))
          .join(' | '),
      },
    })),
    actions: buttons.filter((one) => !isIn(one, 'footer, [role=toolbar]')).map((one) => part(one, 'action')),
    footerActions: buttons.filter((one) => isIn(one, 'footer')).map((one) => part(one, 'action')),
    bulkActions: buttons.filter((one) => isIn(one, '[role=toolbar]')).map((one) => part(one, 'action')),
    sections: own('[data-section]').map((one) => part(one, 'section', sectionName(one))),
    inputs: own('[data-input]').filter(isWholeInput).map(inputOf),
    rowHeads: Object.fromEntries(
      groups.map((one) => [
        one.dataset['input'] ?? '',
        all(one, 'th[data-field]').map((head) => part(head, 'field')),
      ]),
    ),
    facts: own('li[data-field], div[data-field]')
      .filter((one) => !isIn(one, '[data-row], [data-input]'))
      .map(factOf),
    cells: [...new Set(all(root, '[data-row] [data-field]').map((one) => one.dataset['field'] ?? ''))],
  };
}

function findRoot(screen: string): HTMLElement {
  const places = [`form[data-screen="${screen}"]`, `[data-screen="${screen}"]`];
  return (
    places.map((place) => document.querySelector<HTMLElement>(place)).find((one) => one !== null) ??
    document.body
  );
}

function all(from: HTMLElement, selector: string): HTMLElement[] {
  return [...from.querySelectorAll<HTMLElement>(selector)];
}

function isOfScreen(element: HTMLElement, root: HTMLElement): boolean {
  const holder = element.closest<HTMLElement>('[data-screen]');
  const screen = root.dataset['screen'];
  return screen === undefined || holder === null || holder.dataset['screen'] === screen;
}

function isIn(element: Element, selector: string): boolean {
  return element.closest(selector) !== null;
}

function clean(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** Text without marks for the eye, numbers beside it and key hints. */
function wordsOf(element: Element | null | undefined): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as HTMLElement;
  for (const extra of copy.querySelectorAll('[aria-hidden="true"], abbr, small, kbd, svg, [data-statistic]'))
    extra.remove();
  return clean(copy.textContent);
}

function part(element: HTMLElement, attribute: string, text?: string): Part {
  return { key: element.getAttribute(`data-${attribute}`) ?? '', text: text ?? wordsOf(element) };
}

/** The kind of a filter, as far as its control tells. */
function filterOf(element: HTMLElement): Part {
  const inputs = all(element, 'input');
  const [first] = inputs;
  const typed = first?.getAttribute('inputmode') === 'tel' ? 'phone' : 'text';
  const one = first?.getAttribute('aria-haspopup') === 'dialog' ? 'dates' : typed;
  const none = element.querySelector('button[aria-haspopup]') ? 'choice' : 'nothing';
  const control = inputs.length === 2 ? 'from and to' : first ? one : none;
  return {
    ...part(element, 'filter', wordsOf(element.querySelector(':scope > span:first-child'))),
    facts: { control },
  };
}

function modeOf(element: HTMLElement): Part {
  const count = clean(element.querySelector('span')?.textContent).replace(/\D/g, '');
  return { ...part(element, 'mode', clean(element.firstChild?.textContent)), facts: { count } };
}

function sectionName(element: HTMLElement): string {
  return (
    wordsOf(element.querySelector('h2')) || clean(element.getAttribute('aria-label')) || wordsOf(element)
  );
}

/** Not the input of a child row, nor one inside of another. */
function isWholeInput(element: HTMLElement): boolean {
  return !(element.dataset['input'] ?? '').includes('.') && !element.parentElement?.closest('[data-input]');
}

function inputOf(element: HTMLElement): Part {
  const label =
    element.querySelector(':scope > [id$="-label"]') ??
    element.parentElement?.querySelector('[id$="-label"]');
  // The mark for the eye is the last word of the label; a count may stand behind it.
  const words = label?.cloneNode(true) as HTMLElement | undefined;
  for (const count of words?.querySelectorAll('small') ?? []) count.remove();
  const required = String(/\*\s*$/.test(clean(words?.textContent)));
  const editable = String(!element.hasAttribute('data-read-only'));
  const section = element.closest('[data-section]')?.getAttribute('data-section') ?? '';
  return { ...part(element, 'input', wordsOf(label)), facts: { required, editable, section } };
}

function factOf(element: HTMLElement): Part {
  const required = String(element.dataset['required'] === 'true');
  const value = clean(element.querySelector('dd')?.textContent);
  return {
    ...part(element, 'field', wordsOf(element.querySelector('dt') ?? element)),
    facts: { required, value },
  };
}

/** How a tile draws its numbers. */
function shapeOf(tile: HTMLElement): string {
  if (tile.querySelector('thead')) return 'table';
  if (tile.querySelector('li[data-group]')) return 'ring';
  if (tile.querySelector('tr[data-group]')) return 'bars';
  return tile.querySelector('svg[role="img"]') ? 'course' : 'number';
}

function pathOf(link: HTMLElement): string {
  return (link as HTMLAnchorElement).pathname;
}

/** Functions of the page: they travel as their text. */
const SOURCE = [
  collect,
  findRoot,
  all,
  isOfScreen,
  isIn,
  clean,
  wordsOf,
  part,
  filterOf,
  modeOf,
  sectionName,
  isWholeInput,
  inputOf,
  factOf,
  shapeOf,
  pathOf,
].join('\n');
