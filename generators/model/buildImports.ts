import { at, buildCodes, checkFields, findEntity, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import { toLabel } from './buildLabel.ts';
import { toScreen } from './buildLists.ts';
import { given } from './buildMembers.ts';
import { buildOrigin } from './buildNames.ts';
import { findPath } from './buildPath.ts';
import type { FoundPath } from './buildPath.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { findDialog } from './buildWorkflows.ts';
import { LANGUAGES } from './schemas.ts';
import { checkScalar } from './checkField.ts';
import { checkTwice } from './checkList.ts';
import type { Language } from '#contract/session.ts';
import type { ImportColumnFile } from './importFiles.ts';
import type { ModelImport, ModelImportColumn } from './types.ts';

/** Readings: 1000 rows a file where a schema says nothing. */
const MAX_ROWS = 1000;

/** Types whose values no cell of a sheet can hold. */
const NO_CELL = new Set([
  'rows',
  'image',
  'images',
  'file',
  'svg',
  'json',
  'dimensions',
  'geo_point',
  'links',
]);

/** An import with its columns; null after a report of an entity that is not there. */
export function buildImport(context: Context, source: Source<'import'>): ModelImport | null {
  const { value } = source;
  const entity = findEntity(context, value.entity, at(source, 'entity'));
  if (entity === null) return null;
  const screen = toScreen(value.route);
  checkTwice(context, value.columns, 'field', at(source, 'columns'));
  const columns = value.columns.flatMap(
    (column, index) => buildColumn(context, entity, column, at(source, 'columns', index)) ?? [],
  );
  checkHeaders(context, source, columns);
  checkRows(context, source, columns);
  checkKeys(context, source);
  checkSet(context, source, entity);
  checkOptions(context, source, entity);
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
    ...given({ options: value.options }),
  };
}

function buildColumn(
  context: Context,
  entity: Source<'entity'>,
  column: ImportColumnFile,
  place: Place,
): ModelImportColumn | null {
  const found = findPath(context, entity, column.field, under(place, 'field'));
  if (found === null || !checkCell(context, column, found, place)) return null;
  const { header, required, aliases, parse, lookup, example } = column;
  const isNeeded = found.leafEntity.value.required?.includes(found.path.leaf) === true;
  return {
    ...found.path,
    label:
      header === undefined
        ? toLabel(context, {}, found, under(place, 'field'))
        : context.texts.need(header, under(place, 'header')),
    required:
      required ??
      (isNeeded &&
        found.field.default === undefined &&
        found.field['x-number'] === undefined &&
        found.field['x-copyFrom'] === undefined),
    aliases: aliases ?? [],
    ...given({ parse, lookup, example }),
  };
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

/** Whether a cell can hold the value and the server takes it; references say by what they are found. */
function checkCell(
  context: Context,
  column: ImportColumnFile,
  { field, path }: FoundPath,
  place: Place,
): boolean {
  const say = (key: string, text: string, hint?: string) => {
    context.report.at(under(place, key), 'GEN240', text, hint);
    return false;
  };
  const type = toType(field);
  if (NO_CELL.has(type))
    return say('field', `"${path.key}" is ${type}, which no cell can hold.`, 'Take it out.');
  if (field.readOnly === true)
    return say('field', `"${path.key}" is readOnly.`, 'Take it out, or put its value into "set".');
  if (path.steps.some(({ kind }) => kind === 'reference'))
    return say('field', `"${path.key}" belongs to another record.`, 'Name the reference and say "lookup".');
  const target = field['x-reference']?.entity;
  if (target === undefined)
    return (
      column.lookup === undefined || say('lookup', `is there, but "${path.key}" is ${type}.`, 'Take it out.')
    );
  if (column.lookup === undefined)
    return say(
      'field',
      `"${path.key}" is a reference.`,
      `Say by which fields of ${target} people name it: "lookup": […].`,
    );
  const other = context.entities.get(target);
  if (other !== undefined) checkFields(context, other, column.lookup, under(place, 'lookup'));
  return true;
}

/** Rows of a sheet are the child rows of one field at most, and then something says which belong together. */
function checkRows(context: Context, source: Source<'import'>, columns: readonly ModelImportColumn[]): void {
  const names = [...new Set(columns.flatMap(({ steps }) => steps.map(({ field }) => field)))];
  const place = at(source, 'columns');
  if (names.length > 1)
    context.report.at(place, 'GEN240', `fills the rows of ${names.join(' and ')}.`, 'Keep one of them.');
  if (names.length === 0 && source.value.groupBy !== undefined) {
    const text = 'joins rows, but no column belongs to child rows.';
    context.report.at({ ...at(source, 'groupBy'), on: 'key' }, 'GEN240', text, 'Take it out.');
  }
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

function checkSet(context: Context, source: Source<'import'>, entity: Source<'entity'>): void {
  for (const [name, value] of Object.entries(source.value.set ?? {})) {
    const place = at(source, 'set', name);
    const field = findField(context, entity, name, { ...place, on: 'key' });
    if (field !== null) checkScalar(context, field, value, place);
  }
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
  for (const name of Object.keys(form.value.data?.properties ?? {})) findField(context, entity, name, place);
}
