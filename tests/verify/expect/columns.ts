import type { ColumnFile, FilterFile, ViewModeFile } from '../../../generators/model/schemas.ts';
import {
  entityReaders,
  filterKind,
  findField,
  labelFields,
  labelKey,
  readersOf,
  type FoundField,
} from '../../support/schemas/fields.ts';
import type { Schema } from '../../support/schemas/readSchemas.ts';
import type { Part } from '../compareParts.ts';
import { may, textOf, type View } from './View.ts';

type List = Schema<'list'>;

export interface OwnColumn extends ColumnFile {
  found: FoundField;
  text: string;
}

/** Whether the account sees a field: of records that it may not read, their names alone. */
export const sees = (view: View, found: FoundField): boolean =>
  may(view, readersOf(found)) &&
  (found.over ?? []).every(
    ({ entity, field }) =>
      entityReaders(view.schemas, entity).some((codes) => may(view, codes)) ||
      labelFields(view.schemas, entity).includes(field),
  );

/** Columns that exist for the account, in the schema's order. */
export function columnsFor(view: View, list: List): OwnColumn[] {
  return list.columns
    .map((column) => ({ ...column, ...foundWith(view, list.entity, column) }))
    .filter(({ permissions, found }) => may(view, permissions) && sees(view, found));
}

/** Columns that do not exist for the account. */
export function hiddenColumns(view: View, list: List): string[] {
  const own = new Set(columnsFor(view, list).map(({ field }) => field));
  return list.columns.map(({ field }) => field).filter((field) => !own.has(field));
}

/** Of these, the ones that belong to a mode, in its order: columns of child rows only where those are the rows. */
export function columnsOfMode(
  list: List,
  columns: readonly OwnColumn[],
  mode: ViewModeFile | undefined,
): OwnColumn[] {
  const grains = new Set([list.expand, ...(list.viewModes ?? []).map(({ rows }) => rows)]);
  const fits = ({ found: { rows } }: OwnColumn) =>
    rows === undefined || rows === mode?.rows || !grains.has(rows);
  const named = mode?.columns?.flatMap((key) => columns.filter(({ field }) => field === key).map(toNamed));
  return (named ?? columns).filter(fits);
}

/** What a mode names it shows. */
const toNamed = (column: OwnColumn): OwnColumn =>
  column.show === 'optional' ? { ...column, show: 'default' } : column;

/** Columns on screen before anybody chose others: pinned ones first. */
export function shownColumns(columns: readonly OwnColumn[]): OwnColumn[] {
  const shown = columns.filter(({ show }) => show !== 'optional');
  return [...shown.filter(({ pin }) => pin), ...shown.filter(({ pin }) => !pin)];
}

export interface OwnFilter extends FilterFile {
  found: FoundField;
  text: string;
  kind: NonNullable<FilterFile['kind']>;
}

/** Filters that exist for the account. */
export function filtersFor(view: View, entity: string, filters: readonly FilterFile[] = []): OwnFilter[] {
  return filters
    .map((filter) => ({ ...filter, ...foundWith(view, entity, filter) }))
    .map((filter) => ({ ...filter, kind: filterKind(filter, filter.found) as OwnFilter['kind'] }))
    .filter(({ permissions, found }) => may(view, permissions) && sees(view, found));
}

/** What a filter's control looks like, as far as its markup tells. */
export const CONTROLS: Readonly<Record<OwnFilter['kind'], string>> = {
  text: 'text',
  phone: 'phone',
  code_list: 'text',
  number_range: 'from and to',
  date_range: 'dates',
  select: 'choice',
  multi_select: 'choice',
  boolean: 'choice',
  reference: 'choice',
};

export const toFilterPart = ({ field, text, kind }: OwnFilter, hasLabel: boolean): Part => ({
  key: field,
  ...(hasLabel ? { text } : {}),
  facts: { control: CONTROLS[kind] },
});

function foundWith(view: View, entity: string, part: { field: string; label?: string }) {
  const found = findField(view.schemas, entity, part.field);
  return { found, text: textOf(view, labelKey(view.schemas, found, part.label)) };
}
