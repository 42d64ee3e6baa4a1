import { isCycle } from '#contract/report.ts';
import type { Page } from 'playwright';
import { toScreen, type Schema } from '../../support/schemas/readSchemas.ts';
import { findField, labelKey, readersOf } from '../../support/schemas/fields.ts';
import { compareParts, type Part } from '../compareParts.ts';
import { filtersFor, sees, toFilterPart } from '../expect/columns.ts';
import { enumText } from '../expect/values.ts';
import { firstText, may, textOf, type View } from '../expect/View.ts';
import type { Finding, Where } from '../Finding.ts';
import { readMarkup } from '../look/readMarkup.ts';

/* Reports, imports and pages against their schemas. */

interface Look<File> {
  page: Page;
  view: View;
  file: File;
  where: Where;
}

/** Filters and tiles of a report. */
export async function checkReport({ page, view, file, where }: Look<Schema<'report'>>): Promise<Finding[]> {
  const seen = await readMarkup(page, where.screen);
  const filters = filtersFor(view, file.dataset.entity, file.filters).map((filter) =>
    toFilterPart(filter, true),
  );
  return [
    ...compareParts({ subject: 'filter', expected: filters, seen: seen.filters, where, hasOrder: false }),
    ...compareParts({
      subject: 'tile',
      expected: tilesFor(view, file).map((tile) => withoutLink(view, tile, seen.tiles)),
      seen: seen.tiles,
      where,
    }),
    ...checkGroups(view, file, seen.tiles, where),
  ];
}

/** Of a group without a value no list can be asked for: a tile of nothing else leads nowhere. */
function withoutLink(view: View, tile: Part, seen: readonly Part[]): Part {
  const groups = seen.find(({ key }) => key === tile.key)?.facts?.['groups'];
  if (groups !== textOf(view, 'kit.report.none')) return tile;
  const { leads: _, ...facts } = tile.facts ?? {};
  return { ...tile, facts };
}

/** Tiles of which the account may know a measure at least; what their tables have in columns, and whether they lead to a list. */
export function tilesFor(view: View, file: Schema<'report'>): Part[] {
  const screen = toScreen(file.route);
  const { measures, entity, dimensions } = file.dataset;
  const knows = (key: string): boolean => {
    const measure = measures.find((one) => one.key === key);
    if (!measure) return false;
    const reads =
      measure.sum === undefined || may(view, readersOf(findField(view.schemas, entity, measure.sum)));
    // What a measure counts by must be seen as well.
    const isSeen = Object.keys(measure.where ?? {}).every((path) =>
      sees(view, findField(view.schemas, entity, path)),
    );
    return may(view, measure.permissions) && reads && isSeen && (measure.ratio ?? []).every(knows);
  };
  const headOf = (by: string | undefined): string => {
    const dimension = dimensions?.find(({ key }) => key === by);
    if (!dimension || dimension.by !== undefined) return textOf(view, `kit.report.by_${dimension?.by ?? by}`);
    return textOf(view, labelKey(view.schemas, findField(view.schemas, entity, dimension.field)));
  };
  // What comes again every day or week is no range of days: only the whole of a table can be asked for.
  const isAskedFor = (kind: string, by: string | undefined): boolean => {
    const step = dimensions?.find(({ key }) => key === by)?.by;
    return kind === 'table' || step === undefined || !isCycle(step);
  };
  const columnsOf = (all: readonly string[], by: string | undefined): string =>
    [headOf(by), ...all.filter(knows).map((key) => textOf(view, `screen.${screen}.measure.${key}`))].join(
      ' | ',
    );
  return file.tiles
    .filter(
      ({ permissions, measure, measures: all }) =>
        may(view, permissions) && [measure ?? [], all ?? []].flat().some(knows),
    )
    .map(({ key, kind, measure, measures: all, by, drill }) => ({
      key,
      text: firstText(view, `screen.${screen}.tile.${key}`, `screen.${screen}.measure.${measure}`),
      facts: {
        ...(kind === 'table' ? { columns: columnsOf(all ?? [], by) } : {}),
        // The course of a number leads through the table behind its picture.
        ...(kind === 'line' ? {} : { leads: isAskedFor(kind, by) ? listBehind(view, drill) : '' }),
        shape: SHAPES[kind],
      },
    }));
}

/** How a tile draws its numbers, as far as its markup tells. */
const SHAPES: Readonly<Record<Schema<'report'>['tiles'][number]['kind'], string>> = {
  number: 'number',
  trend: 'course',
  line: 'course',
  bar: 'bars',
  pie: 'ring',
  table: 'table',
};

/** Address of the list that a tile leads to; empty where the account may not open it. */
function listBehind(view: View, drill: string | undefined): string {
  const list = view.schemas.lists.find(({ route }) => route === drill?.split('?')[0]);
  return list !== undefined && may(view, list.permissions) ? list.route : '';
}

/** Groups of a tile that does not say how many. */
const MOST_GROUPS = 10;

/** Groups by codes are called by the words of these codes, and are no more than the tile has room for. */
export function checkGroups(
  view: View,
  { dataset, tiles }: Schema<'report'>,
  seen: readonly Part[],
  where: Where,
): Finding[] {
  return tiles.flatMap(({ key, by, limit = MOST_GROUPS }) => {
    const field = dataset.dimensions?.find((one) => one.key === by)?.field;
    const name = field && findField(view.schemas, dataset.entity, field).file['x-enum'];
    const groups = seen.find((tile) => tile.key === key)?.facts?.['groups'];
    if (!name || !groups) return [];
    const { values = [], noValue } = view.schemas.enums.get(name) ?? {};
    const words = new Set([
      textOf(view, noValue ? `enum.${name}.${noValue.key}` : 'kit.report.none'),
      ...values.map(({ value }) => enumText(view, name, value)),
    ]);
    const all = groups.split(' | ');
    const note = (expected: string, is: string): Finding => ({
      ...where,
      subject: 'tile',
      key,
      expected,
      seen: is,
    });
    return [
      ...all.filter((one) => !words.has(one)).map((one) => note(`groups of ${name}`, one)),
      ...(all.length > limit ? [note(`${limit} groups`, `${all.length} groups`)] : []),
    ];
  });
}

/** Columns and options of an import. */
export async function checkImport({ page, view, file, where }: Look<Schema<'import'>>): Promise<Finding[]> {
  const seen = await readMarkup(page, where.screen);
  const columns = file.columns.map((column): Part => {
    const found = findField(view.schemas, file.entity, column.field);
    const entity = view.schemas.entities.get(found.entity);
    const { default: usual } = found.file;
    const isGiven =
      usual !== undefined || found.file['x-number'] !== undefined || found.file['x-copyFrom'] !== undefined;
    const isNeeded = column.required ?? (entity?.required?.includes(found.name) === true && !isGiven);
    return {
      key: column.field,
      text: textOf(view, labelKey(view.schemas, found, column.header)),
      facts: { required: String(isNeeded) },
    };
  });
  const options = view.schemas.forms.find(({ stem }) => stem === file.options);
  const fields = options?.sections.flatMap((section) =>
    section.fields.map((one) => (typeof one === 'string' ? one : one.field)),
  );
  const inputs = (fields ?? []).map((key) => ({ key, text: textOf(view, `${options?.stem}.${key}`) }));
  const file_ = { key: 'file' };
  return [
    ...compareParts({ subject: 'column', expected: columns, seen: seen.facts, where }),
    ...compareParts({ subject: 'input', expected: [...inputs, file_], seen: seen.inputs, where }),
    ...compareParts({
      subject: 'action',
      expected: [{ key: 'template' }, { key: 'choose-file' }],
      seen: seen.actions,
      where,
      hasOrder: false,
    }),
  ];
}

/** Links of a written page, parts of the settings, where a redirection ends. */
export async function checkPage({ page, view, file, where }: Look<Schema<'page'>>): Promise<Finding[]> {
  const seen = await readMarkup(page, where.screen);
  if (file.kind === 'content') {
    const links = (file.actions ?? []).map(({ key }) => ({
      key,
      text: textOf(view, `screen.${where.screen}.action.${key}`),
    }));
    return compareParts({ subject: 'action', expected: links, seen: seen.actions, where });
  }
  return file.kind === 'settings' ? checkSettings(view, seen, where) : [];
}

function checkSettings(view: View, seen: Awaited<ReturnType<typeof readMarkup>>, where: Where): Finding[] {
  const modules = view.schemas.modules.filter(({ settings }) => Object.keys(settings ?? {}).length > 0);
  const sections = modules.map(({ name }) => ({ key: name, text: textOf(view, `settings.${name}`) }));
  const inputs = modules.flatMap(({ settings, name }) =>
    Object.keys(settings ?? {}).map((key) => ({
      key,
      text: textOf(view, `setting.${key}`),
      facts: { section: name },
    })),
  );
  return [
    ...compareParts({ subject: 'section', expected: sections, seen: seen.sections, where }),
    ...compareParts({ subject: 'input', expected: inputs, seen: seen.inputs, where }),
  ];
}
