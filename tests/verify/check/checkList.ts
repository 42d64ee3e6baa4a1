import type { Page } from 'playwright';
import { findField, typeOf } from '../../support/schemas/fields.ts';
import type { Schema } from '../../support/schemas/readSchemas.ts';
import { compareParts, type Part } from '../compareParts.ts';
import { actionsFor, createAction, rowActionsFor } from '../expect/actions.ts';
import {
  columnsFor,
  columnsOfMode,
  filtersFor,
  shownColumns,
  toFilterPart,
  type OwnColumn,
  type OwnFilter,
} from '../expect/columns.ts';
import { inHours } from '../expect/values.ts';
import { textOf, may, type View } from '../expect/View.ts';
import type { Finding, Where } from '../Finding.ts';
import { waitStill } from '../look/openBrowser.ts';
import { readMarkup, type Markup } from '../look/readMarkup.ts';
import type { ListNumbers } from './listNumbers.ts';

type List = Schema<'list'>;

interface Look {
  page: Page;
  view: View;
  list: List;
  where: Where;
  /** What the server says of the list, to hold the page's numbers against. */
  numbers: ListNumbers;
}

/** A list on a wide screen against its schema: the table in every mode, and what opens from it. */
export async function checkList(look: Look): Promise<Finding[]> {
  const { page, view, list, where } = look;
  const modes = (list.viewModes ?? []).filter(({ permissions }) => may(view, permissions));
  const seen = await readMarkup(page, where.screen);
  const findings = [
    ...compareParts({
      subject: 'mode',
      expected: modes.length > 1 ? modeParts(look, modes) : [],
      seen: seen.modes,
      where,
    }),
    ...compareParts({ subject: 'tile', expected: tileParts(look), seen: seen.tiles, where }),
    ...compareParts({
      subject: 'action',
      expected: [...actionsFor(view, list, 'toolbar'), ...createAction(view, list)],
      seen: seen.actions,
      where,
      hasOrder: false,
    }),
    ...compareParts({
      subject: 'action',
      expected: actionsFor(view, list, 'footer'),
      seen: seen.footerActions,
      where,
    }),
    ...checkTable(look, seen, modes[0]),
    ...(await checkChooser(look, modes[0])),
    ...(await checkPanel(look, modes[0])),
    ...(await checkBulk(look)),
    ...(await checkRowMenu(look)),
  ];
  for (const mode of modes.slice(1)) {
    // Rows of another mode come a second after the choice, like those of a filter (spec 4).
    const rows = page.waitForResponse((reply) => reply.url().endsWith(list.urls.list), { timeout: 10_000 });
    await page.locator(`[data-mode="${mode.key}"]`).click();
    await rows.catch(() => undefined);
    await waitStill(page);
    findings.push(...checkTable(look, await readMarkup(page, where.screen), mode));
  }
  return findings;
}

type Mode = NonNullable<List['viewModes']>[number];

function checkTable({ view, list, where, numbers }: Look, seen: Markup, mode: Mode | undefined): Finding[] {
  const here = mode === undefined ? where : { ...where, look: `mode ${mode.key}` };
  const columns = shownColumns(columnsOfMode(list, columnsFor(view, list), mode));
  const summed = columns.filter(({ sum }) => sum);
  const sums = mode === list.viewModes?.[0] ? numbers.sum : undefined;
  return [
    ...compareParts({
      subject: 'column',
      expected: columns.map(({ field, text }) => ({ key: field, text })),
      seen: seen.columns,
      where: here,
    }),
    ...compareParts({
      subject: 'filter',
      expected: headerFilters(look(view, list), columns).map((one) => toFilterPart(one, false)),
      seen: seen.filters,
      where: here,
    }),
    ...compareParts({
      subject: 'sum',
      expected: summed.map(({ field }) => ({ key: field })),
      seen: seen.sums,
      where: here,
    }),
    ...compareParts({
      subject: 'footer',
      expected: summed.filter(({ footer }) => footer).map(({ field, text }) => ({ key: field, text })),
      seen: seen.footers,
      where: here,
    }),
    ...checkSums({ view, list, columns: summed }, seen, sums, here),
    ...checkCells(columns, seen, here),
  ];
}

const look = (view: View, list: List): OwnFilter[] => filtersFor(view, list.entity, list.filters);

const headerFilters = (filters: readonly OwnFilter[], columns: readonly OwnColumn[]): OwnFilter[] =>
  columns.flatMap(({ field }) =>
    filters.filter((filter) => filter.field === field && filter.place !== 'panel'),
  );

/** The digits of a sum are those of the server; signs, groups and currencies are the cell's. */
function checkSums(
  { view, list, columns }: Pick<Look, 'view' | 'list'> & { columns: readonly OwnColumn[] },
  seen: Markup,
  sums: ListNumbers['sum'] | undefined,
  where: Where,
): Finding[] {
  if (!sums) return [];
  return columns.flatMap(({ field }): Finding[] => {
    const [asked, got] = [
      digits(sumText(view, list, field, sums[field])),
      digits(seen.sums.find(({ key }) => key === field)?.text ?? ''),
    ];
    return asked === got || !seen.sums.some(({ key }) => key === field)
      ? []
      : [{ ...where, subject: 'sum', key: field, expected: asked, seen: got || 'no number' }];
  });
}

/** Spans of time are written in hours and minutes. */
function sumText({ schemas }: View, { entity }: List, field: string, sum: unknown): string {
  const { file } = findField(schemas, entity, field);
  const isMinutes = typeOf(file) === 'duration' && (file['x-unit'] ?? 'min') === 'min';
  return isMinutes && typeof sum === 'number' ? inHours(sum) : toText(sum);
}

/** Sums by currency stand below each other in the order of the answer; over no amounts it is 0. */
const toText = (sum: unknown): string =>
  typeof sum === 'object' && sum !== null ? Object.values(sum).join('') || '0' : String(sum ?? '');

const digits = (text: string): string => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/** Cells of rows belong to the columns above them. */
function checkCells(columns: readonly OwnColumn[], { cells }: Markup, where: Where): Finding[] {
  if (cells.length === 0) return [];
  return compareParts({
    subject: 'row',
    expected: columns.map(({ field }) => ({ key: field })),
    seen: cells.map((key) => ({ key })),
    where,
    hasOrder: false,
  });
}

function modeParts({ view, where, numbers }: Look, modes: readonly Mode[]): Part[] {
  return modes.map(({ key, badge }) => ({
    key,
    text: textOf(view, `screen.${where.screen}.mode.${key}`),
    facts: { count: badge === undefined ? '' : String(numbers.counts[badge] ?? '') },
  }));
}

function tileParts({ view, list, where }: Look): Part[] {
  const own = new Set(columnsFor(view, list).map(({ field }) => field));
  return (list.tiles ?? [])
    .filter(({ sum }) => sum === undefined || own.has(sum))
    .map(({ key }) => ({ key, text: textOf(view, `screen.${where.screen}.tile.${key}`) }));
}

/** The chooser has every column of the mode, the optional ones too. */
async function checkChooser({ page, view, list, where }: Look, mode: Mode | undefined): Promise<Finding[]> {
  const button = page.locator('[data-control="columns"]');
  if ((await button.count()) === 0)
    return [{ ...where, subject: 'column', key: '', expected: 'a column chooser', seen: 'nothing' }];
  await button.click();
  const items = page.locator('[data-column]');
  await items
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
  const seen = await items.evaluateAll((all) =>
    all.map((one) => ({
      key: one.getAttribute('data-column') ?? '',
      text: one.querySelector('label')?.textContent ?? one.textContent ?? '',
    })),
  );
  await close(page);
  const columns = columnsOfMode(list, columnsFor(view, list), mode);
  return compareParts({
    subject: 'column',
    expected: columns.map(({ field, text }) => ({ key: field, text })),
    seen,
    where: { ...where, look: 'chooser' },
    hasOrder: false,
  });
}

/** Filters without a column on screen stand in a panel, with their names. */
async function checkPanel({ page, view, list, where }: Look, mode: Mode | undefined): Promise<Finding[]> {
  const columns = shownColumns(columnsOfMode(list, columnsFor(view, list), mode));
  const filters = look(view, list);
  const header = new Set(headerFilters(filters, columns));
  const expected = filters
    .filter((filter) => !header.has(filter))
    .map((filter) => toFilterPart(filter, true));
  const button = page.locator('[data-control="filters"]');
  if ((await button.count()) === 0) return compareParts({ subject: 'filter', expected, seen: [], where });
  await button.first().click();
  await page
    .locator('[role="dialog"] [data-filter]')
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
  const table = new Set([...header].map(({ field }) => field));
  const seen = (await readMarkup(page, '(all)')).filters.filter(({ key }) => !table.has(key));
  await close(page);
  return compareParts({
    subject: 'filter',
    expected,
    seen,
    where: { ...where, look: 'panel' },
    hasOrder: false,
  });
}

/** What a ticked row offers. */
async function checkBulk({ page, view, list, where }: Look): Promise<Finding[]> {
  const expected = actionsFor(view, list, 'bulk');
  const tick = page.locator('[data-row] input[type="checkbox"]').first();
  if ((await tick.count()) === 0)
    return (await page.locator('[data-row]').count()) === 0
      ? []
      : compareParts({ subject: 'action', expected, seen: [], where });
  await tick.check({ force: true });
  // The bar comes with the count; its buttons follow when there is time, the one that unticks last.
  await page
    .locator('[role="toolbar"] [data-control="clear-selection"]')
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
  const seen = (await readMarkup(page, where.screen)).bulkActions;
  await tick.uncheck({ force: true });
  return compareParts({ subject: 'action', expected, seen, where: { ...where, look: 'selection' } });
}

/** What the menu of the first row offers, by the state of its record. */
async function checkRowMenu({ page, view, list, where, numbers }: Look): Promise<Finding[]> {
  const [row] = numbers.rows;
  const button = page.locator('[data-row] [aria-haspopup="menu"]').first();
  if (!row || (list.row ?? []).length === 0) return [];
  const expected = rowActionsFor(view, list, row);
  if ((await button.count()) === 0)
    return compareParts({ subject: 'action', expected, seen: [], where: { ...where, look: 'row' } });
  await button.click();
  const items = page.locator('[role="menu"] [data-action]');
  await page
    .locator('[role="menu"]')
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
  const seen = await items.evaluateAll((all) =>
    all.map((one) => ({
      key: one.getAttribute('data-action') ?? '',
      text: one.querySelector('span')?.firstChild?.textContent ?? '',
    })),
  );
  await close(page);
  return compareParts({ subject: 'action', expected, seen, where: { ...where, look: 'row' } });
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page
    .locator('.MuiBackdrop-root')
    .waitFor({ state: 'detached', timeout: 5_000 })
    .catch(() => undefined);
}
