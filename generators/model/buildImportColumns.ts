import { checkFields, under } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import { toLabel } from './buildLabel.ts';
import { given } from './buildMembers.ts';
import { findPath } from './buildPath.ts';
import type { FoundPath } from './buildPath.ts';
import { findAction } from './buildQuote.ts';
import { hintOf } from './buildReport.ts';
import { checkTwice } from './checkList.ts';
import type { ImportColumnFile } from './importFiles.ts';
import { inside } from './site.ts';
import type { Site } from './site.ts';
import type { ModelImportColumn } from './types.ts';

/** Types whose values no cell of a sheet can hold. */
const NO_CELL = new Set(['rows', 'image', 'images', 'file', 'svg', 'json', 'dimensions', 'geo_point']);

/** The columns of a sheet that can be read; the others are reported. */
export function buildColumns(
  site: Site,
  columns: readonly ImportColumnFile[],
  finding: readonly string[] = [],
): ModelImportColumn[] {
  checkTwice(site.context, columns, 'field', site.place);
  const built = columns.flatMap((column, index) => {
    const one = buildColumn(inside(site, index), column, finding.includes(column.field));
    return one === null ? [] : [{ one, index }];
  });
  const main = built.find(({ one }) => one.steps.length > 0)?.one.steps[0]?.field;
  return built.map(({ one, index }) =>
    one.steps.length === 0 || one.steps[0]?.field === main
      ? one
      : buildFurther(inside(site, index), columns[index], one),
  );
}

/** Rows of a further kind may be left out, so that no cell of them is always needed: what each of them needs the entity says. */
function buildFurther(
  { context, place }: Site,
  file: ImportColumnFile | undefined,
  column: ModelImportColumn,
): ModelImportColumn {
  if (file?.required === true) {
    const text = `is there, but rows of ${column.steps[0]?.field ?? ''} may be left out: they are a further kind.`;
    context.report.at({ ...under(place, 'required'), on: 'key' }, 'GEN240', text, 'Take it out.');
  }
  return { ...column, required: false };
}

/** `isFinding`: it only says which record is meant. */
function buildColumn(site: Site, column: ImportColumnFile, isFinding: boolean): ModelImportColumn | null {
  const { context, entity, place } = site;
  const found = findPath(context, entity, column.field, under(place, 'field'));
  if (found === null || !checkCell(site, column, isFinding ? asWritable(found) : found)) return null;
  const { header, required, aliases, parse, find, lookup, example, standsFor } = column;
  if (standsFor) checkStandsFor(inside(site, 'standsFor'), standsFor, found);
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
    ...given({ parse, find, lookup, example, standsFor }),
  };
}

const asWritable = (found: FoundPath): FoundPath => ({
  ...found,
  field: { ...found.field, readOnly: false },
});

/** Whether a cell can hold the value and the server takes it; references say by what they are found. */
function checkCell(site: Site, column: ImportColumnFile, found: FoundPath): boolean {
  const { context, place } = site;
  const { field, path } = found;
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
  const finds = column.find === undefined ? undefined : findTarget(inside(site, 'find'), column, found);
  if (finds === null) return false;
  const target = field['x-reference']?.entity ?? field['x-links']?.entity ?? finds;
  if (target === undefined)
    return (
      column.lookup === undefined || say('lookup', `is there, but "${path.key}" is ${type}.`, 'Take it out.')
    );
  if (column.lookup === undefined)
    return say(
      'field',
      `"${column.find ?? path.key}" is a reference.`,
      `Say by which fields of ${target} people name it: "lookup": […].`,
    );
  const other = context.entities.get(target);
  if (other !== undefined) checkFields(context, other, column.lookup, under(place, 'lookup'));
  return true;
}

/** Child rows alone can be several, and an action says which. */
function checkStandsFor(
  { context, place }: Site,
  { entity, lookup, url, as }: NonNullable<ImportColumnFile['standsFor']>,
  { field, path }: FoundPath,
): void {
  if (path.steps.length === 0 || field['x-reference'] === undefined) {
    const text = `is there, but "${path.key}" is no reference of child rows.`;
    return context.report.at({ ...place, on: 'key' }, 'GEN240', text, 'Take it out.');
  }
  const other = context.entities.get(entity);
  if (other === undefined)
    context.report.at(
      under(place, 'entity'),
      'GEN202',
      `"${entity}" is no entity.`,
      hintOf(entity, [...context.entities.keys()]),
    );
  else checkFields(context, other, lookup, under(place, 'lookup'));
  const action = findAction(context, { url, answer: 'rows' }, under(place, 'url'));
  const names = Object.keys(action?.value.input?.properties ?? {});
  if (action !== undefined && !names.includes(as))
    context.report.at(under(place, 'as'), 'GEN203', `"${as}" is not taken by the action.`, hintOf(as, names));
}

/** Entity of the reference whose name a text is; null after a report. */
function findTarget(
  { context, entity, place }: Site,
  { find = '' }: ImportColumnFile,
  { field, path }: FoundPath,
): string | null {
  const references = Object.entries(entity.value.properties).flatMap(([name, one]) =>
    one['x-reference'] === undefined || one.readOnly === true ? [] : [name],
  );
  const target = entity.value.properties[find]?.['x-reference']?.entity;
  if (path.steps.length > 0)
    context.report.at(
      { ...place, on: 'key' },
      'GEN240',
      `is there, but "${path.key}" belongs to child rows.`,
      'Take it out.',
    );
  else if (toType(field) !== 'text')
    context.report.at(
      { ...place, on: 'key' },
      'GEN240',
      `is there, but "${path.key}" is ${toType(field)}.`,
      'Take it out.',
    );
  else if (target === undefined || !references.includes(find))
    context.report.at(
      place,
      'GEN240',
      `"${find}" is no reference that can be set.`,
      hintOf(find, references),
    );
  else return target;
  return null;
}
