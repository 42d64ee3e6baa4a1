import { at, buildCodes, findEntity, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { buildColumns } from './buildImportColumns.ts';
import { findAction } from './buildQuote.ts';
import { buildKept, keptEntity } from './buildKept.ts';
import { toScreen } from './buildLists.ts';
import { toType } from './buildFieldFacts.ts';
import { given } from './buildMembers.ts';
import { buildOrigin } from './buildNames.ts';
import { findPath } from './buildPath.ts';
import { hintOf } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { findDialog } from './buildWorkflows.ts';
import { LANGUAGES } from './schemas.ts';
import { checkScalar } from './checkField.ts';
import { checkTwice } from './checkList.ts';
import { inside } from './site.ts';
import type { Site } from './site.ts';
import type { Language } from '#contract/session.ts';
import type { ImportFile } from './importFiles.ts';
import type { ModelImport, ModelImportColumn } from './types.ts';
import type { ModelImportVariant } from './importTypes.ts';

/** Readings: 1000 rows a file where a schema says nothing. */
const MAX_ROWS = 1000;

/** An import with its columns; null after a report of an entity that is not there. */
export function buildImport(context: Context, source: Source<'import'>): ModelImport | null {
  const { value } = source;
  const entity = findEntity(context, value.entity, at(source, 'entity'));
  if (entity === null) return null;
  const screen = toScreen(value.route);
  const site: Site = { context, entity, place: at(source) };
  const columns = buildColumns(
    inside(site, 'columns'),
    value.columns,
    value.mode === 'update' ? value.match : [],
  );
  checkHeaders(context, source, columns);
  checkRows(context, source, columns);
  checkKeys(context, source);
  checkSet(inside(site, 'set'), source.value.set);
  checkOptions(context, source, entity);
  checkWarn(context, source);
  return {
    ...buildOrigin(source),
    screen,
    route: value.route,
    entity: value.entity,
    title: context.texts.need(`screen.${screen}.title`, at(source, 'route')),
    permissions: buildCodes(context, value.permissions, at(source, 'permissions')),
    url: value.url,
    maxRows: value.maxRows ?? MAX_ROWS,
    mode: value.mode ?? 'create',
    groupBy: value.groupBy ?? [],
    match: value.match ?? [],
    set: value.set ?? {},
    columns,
    variants: buildVariants(inside(site, 'variants'), source, screen),
    ...given({ options: value.options, warn: value.warn, keep: buildKept(context, source, entity) }),
  };
}

function buildVariants(site: Site, source: Source<'import'>, screen: string): ModelImportVariant[] {
  const { context } = site;
  const { variants = [] } = source.value;
  checkTwice(context, variants, 'key', site.place);
  return variants.map(({ key, detect, columns, count, set = {} }, index) => {
    const here = inside(site, index);
    checkVariant(context, source, index);
    checkSet(inside(here, 'set'), set);
    checkCount(inside(here, 'count'), count, columns);
    return {
      key,
      label: context.texts.need(`screen.${screen}.variant.${key}`, under(here.place, 'key')),
      detect,
      columns: buildColumns(inside(here, 'columns'), columns),
      ...given({ count }),
      set,
    };
  });
}

/** A sheet is one variant only, and brings what rows are joined by and what each needs. */
function checkVariant(context: Context, { value, ...source }: Source<'import'>, index: number): void {
  const { variants = [], groupBy = [], columns } = value;
  const variant = variants[index];
  if (variant === undefined) return;
  const place = at({ value, ...source }, 'variants', index);
  const other = variants.find(
    (one) => one !== variant && one.detect.every((title) => variant.detect.includes(title)),
  );
  if (other !== undefined) {
    const text = `are those of "${other.key}" too: a sheet could be either.`;
    context.report.at(under(place, 'detect'), 'GEN240', text, 'Name a heading that only one of them has.');
  }
  const own = variant.columns.map(({ field }) => field);
  const needed = [
    ...groupBy,
    ...columns.flatMap(({ field, required }) => (required === true ? [field] : [])),
  ];
  for (const field of needed.filter((one) => !own.includes(one) && one !== variant.count)) {
    context.report.at(
      under(place, 'columns'),
      'GEN240',
      `leave out "${field}", which every record needs.`,
      'Add it.',
    );
  }
}

/** What counts rows is a whole number of the child rows that the columns fill, and no column itself. */
function checkCount(
  { context, entity, place }: Site,
  count: string | undefined,
  columns: ImportFile['columns'],
): void {
  const found = count === undefined ? null : findPath(context, entity, count, place);
  if (found === null || count === undefined) return;
  const rows = `${found.path.steps[0]?.field ?? ''}.`;
  const isRight =
    found.path.steps[0]?.kind === 'rows' &&
    toType(found.field) === 'integer' &&
    columns.some(({ field }) => field.startsWith(rows));
  if (!isRight)
    context.report.at(
      place,
      'GEN240',
      `"${count}" is no whole number of the child rows that the columns fill.`,
    );
  if (columns.some(({ field }) => field === count))
    context.report.at(place, 'GEN240', `"${count}" is a column as well.`, 'Keep one of them.');
}

/** Columns are known by their headers: no two may be called the same in a language. */
function checkHeaders(
  context: Context,
  source: Source<'import'>,
  columns: readonly ModelImportColumn[],
): void {
  for (const [index, { key, label }] of columns.entries()) {
    const before = columns.slice(0, index);
    const language = LANGUAGES.find((each) =>
      before.some((one) => isCalledAs(context, each, one.label, label)),
    );
    const first = before.find(
      (one) => language !== undefined && isCalledAs(context, language, one.label, label),
    );
    if (language === undefined || first === undefined) continue;
    const place = source.value.columns.findIndex(({ field }) => field === key);
    const text = `has the same header as "${first.key}" (${language}).`;
    context.report.at(
      at(source, 'columns', place, 'field'),
      'GEN240',
      text,
      'Give one of them a "header" of its own.',
    );
  }
}

function isCalledAs({ texts }: Context, language: Language, one: string, other: string): boolean {
  const find = (key: string) =>
    texts.all.map((module) => module.texts[language][key]).find((text) => text !== undefined);
  return find(one) !== undefined && find(one) === find(other);
}

/** What joins rows joins child rows. */
function checkRows(context: Context, source: Source<'import'>, columns: readonly ModelImportColumn[]): void {
  if (columns.some(({ steps }) => steps.length > 0) || source.value.groupBy === undefined) return;
  const text = 'joins rows, but no column belongs to child rows.';
  context.report.at({ ...at(source, 'groupBy'), on: 'key' }, 'GEN240', text, 'Take it out.');
}

/** What rows are joined and records found by are columns of the record itself. */
function checkKeys(context: Context, source: Source<'import'>): void {
  const { columns, mode = 'create', match } = source.value;
  const own = columns.map(({ field }) => field).filter((field) => !field.includes('.'));
  for (const key of ['groupBy', 'match'] as const)
    for (const [index, name] of (source.value[key] ?? []).entries())
      if (!own.includes(name))
        context.report.at(
          at(source, key, index),
          'GEN240',
          `"${name}" is no column of the record.`,
          hintOf(name, own),
        );
  if (mode !== 'create' && match === undefined)
    context.report.at(
      at(source, 'mode'),
      'GEN240',
      `is ${mode}, but nothing says how a record is found.`,
      'Add "match".',
    );
  if (mode === 'create' && match !== undefined)
    context.report.at(
      { ...at(source, 'match'), on: 'key' },
      'GEN240',
      'belongs to the modes update and upsert.',
      'Take it out.',
    );
}

function checkSet({ context, entity, place }: Site, set: ImportFile['set']): void {
  for (const [name, value] of Object.entries(set ?? {})) {
    const here = under(place, name);
    const field = findField(context, entity, name, { ...here, on: 'key' });
    if (field !== null) checkScalar(context, field, value, here);
  }
}

/** What is asked about the records of a trial takes them, and answers rows. */
function checkWarn(context: Context, source: Source<'import'>): void {
  const { warn } = source.value;
  if (warn === undefined) return;
  const place = at(source, 'warn');
  const action = findAction(context, { url: warn, answer: 'rows' }, place);
  if (action !== undefined && action.value.input?.properties['records'] === undefined)
    context.report.at(place, 'GEN203', '"records" is not taken by the action.');
}

/** The fields of the options fill fields of the same name. */
function checkOptions(context: Context, source: Source<'import'>, entity: Source<'entity'>): void {
  const { options } = source.value;
  if (options === undefined) return;
  const place = at(source, 'options');
  const form = findDialog(context, options, place);
  if (form === null) return;
  if (form.value.data === undefined)
    context.report.at(place, 'GEN240', `${options}.form.json has no data of its own.`, 'Give it "data".');
  const kept = keptEntity(context, source);
  const from = Object.values(source.value.keep?.from ?? {});
  for (const name of Object.keys(form.value.data?.properties ?? {}))
    if (!from.includes(name) && kept?.value.properties[name] === undefined)
      findField(context, entity, name, place);
}
