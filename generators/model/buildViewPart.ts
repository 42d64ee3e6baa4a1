import { quoteName } from '../logic/quote.ts';
import { readsOf } from '../logic/reads.ts';
import { findEntity, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { buildCondition } from './buildExpression.ts';
import { toType } from './buildFieldFacts.ts';
import type { Place } from './buildReport.ts';
import { buildRecordScope } from './buildScope.ts';
import type { Source } from './buildSources.ts';
import { findProtected, findWalls } from './buildWalls.ts';
import type { Wall } from './buildWalls.ts';
import { entityWalls, PARENT } from './ViewSql.ts';
import type { BuiltView, ViewRow, ViewSql } from './ViewSql.ts';
import type { ViewJoinFile, ViewPartFile } from './schemas.ts';
import type { Expression, Json } from './types.ts';

/** One source of a view while its statement is written. */
export interface ViewPart {
  readonly context: Context;
  readonly view: Source<'entity'>;
  readonly part: ViewPartFile;
  readonly place: Place;
  readonly sql: ViewSql;
  readonly base: ViewRow;
  readonly viewOf: (entity: Source<'entity'>) => BuiltView | null;
  /** The rows beside it. */
  readonly besides: readonly ViewBeside[];
  /** Joins by the place that they start from and the reference. */
  readonly joins: Map<string, { readonly row: ViewRow; readonly text: string }>;
}

/** A row beside that of the source, by the name that paths give it, and where it is written. */
interface ViewBeside {
  readonly as: string;
  readonly row: ViewRow;
  readonly file: ViewJoinFile;
  readonly place: Place;
}

/** Where a path of a source ends. */
export interface ViewPlace {
  readonly row: ViewRow;
  readonly leaf: string;
  readonly walls: readonly Wall[];
  /** There always is such a row. */
  readonly isSure: boolean;
}

/** Opens a source: the rows that it begins with, and those beside them. Null after a report. */
export function openPart(
  owner: Pick<ViewPart, 'context' | 'view' | 'sql' | 'viewOf'>,
  part: ViewPartFile,
  place: Place,
): ViewPart | null {
  const { context, sql } = owner;
  const entity = findEntity(context, part.from, under(place, 'from'));
  if (entity === null) return null;
  sql.walls.push(...entityWalls(context, entity), ...viewWalls(owner, entity));
  const besides: ViewBeside[] = [];
  for (const [file, here] of joinsOf(part, place)) {
    const other = findEntity(context, file.entity, under(here, 'entity'));
    if (other === null) return null;
    if (besides.some(({ as }) => as === file.as))
      context.report.at(under(here, 'as'), 'GEN221', `"${file.as}" is another row beside it.`);
    sql.walls.push(...entityWalls(context, other), ...viewWalls(owner, other));
    const alias = besides.length === 0 ? 'b' : `b${besides.length + 1}`;
    besides.push({ as: file.as, row: { entity: other, alias }, file, place: here });
  }
  return { ...owner, part, place, base: { entity, alias: 's' }, besides, joins: new Map() };
}

/** One row beside stands by itself, several in a list. */
function joinsOf({ join }: ViewPartFile, place: Place): readonly (readonly [ViewJoinFile, Place])[] {
  if (join === undefined) return [];
  const here = under(place, 'join');
  return isSeveral(join) ? join.map((file, index) => [file, under(here, index)] as const) : [[join, here]];
}

const isSeveral = (join: ViewJoinFile | readonly ViewJoinFile[]): join is readonly ViewJoinFile[] =>
  Array.isArray(join);

const viewWalls = ({ viewOf }: Pick<ViewPart, 'viewOf'>, entity: Source<'entity'>): readonly Wall[] =>
  entity.value['x-view'] === undefined ? [] : (viewOf(entity)?.walls ?? []);

/** What stands before a field of a row. */
export function rowWalls({ context, viewOf }: ViewPart, { entity }: ViewRow, name: string): readonly Wall[] {
  if (entity.value['x-view'] !== undefined) return viewOf(entity)?.fieldWalls.get(name) ?? [];
  const field = entity.value.properties[name];
  return field === undefined ? [] : findWalls(context, field);
}

/** Follows references from the source, or from a row beside it, to a last name; null after a report. */
export function walkPath(part: ViewPart, path: string, place: Place): ViewPlace | null {
  const names = path.split('.');
  const leaf = names.pop() ?? '';
  const beside = part.besides.find(({ as }) => as === names[0]);
  let row = beside?.row ?? part.base;
  const walls: Wall[] = [];
  const steps = beside ? names.slice(1) : names;
  for (const name of steps) {
    const next = findNext(part, row, name, place);
    if (next === null) return null;
    walls.push(...rowWalls(part, row, name), ...entityWalls(part.context, next.entity));
    row = next;
  }
  return { row, leaf, walls, isSure: beside === undefined && steps.length === 0 };
}

function findNext(part: ViewPart, row: ViewRow, name: string, place: Place): ViewRow | null {
  const { context, joins, sql } = part;
  const field = findField(context, row.entity, name, place);
  if (field === null) return null;
  const entity = context.entities.get(field['x-reference']?.entity ?? '');
  if (entity === undefined) {
    context.report.at(place, 'GEN214', `leads through "${name}", which is no reference.`);
    return null;
  }
  const key = `${row.alias}.${name}`;
  const known = joins.get(key);
  if (known !== undefined) return known.row;
  const next = { entity, alias: `j${joins.size + 1}` };
  const on = [...sql.rows(next, false), `${next.alias}."id" = ${row.alias}.${quoteName(name)}`];
  joins.set(key, { row: next, text: ` LEFT JOIN ${sql.source(next)} ${next.alias} ON ${on.join(' AND ')}` });
  return next;
}

/** `FROM … WHERE …` of a source; called when all its fields are written, whose joins it holds. */
export function printPart(part: ViewPart): string {
  const { sql, base, joins, place } = part;
  const where = [
    ...sql.rows(base, true),
    ...printCondition(part, base, part.part.where, under(place, 'where')),
  ];
  const beside = part.besides.map((each) => printBeside(part, each)).join('');
  const parent = printParent(part);
  const joined = [...joins.values()].map(({ text }) => text).join('');
  return ` FROM ${sql.source(base)} ${base.alias}${beside}${parent}${joined} WHERE ${where.join(' AND ') || 'TRUE'}`;
}

/** A condition over a row, whose walls stand before the whole view. */
export function printCondition(
  part: ViewPart,
  row: ViewRow,
  logic: Json | undefined,
  place: Place,
): string[] {
  const { sql } = part;
  const condition = buildViewCondition(part, row, logic, place);
  if (condition === undefined) return [];
  sql.walls.push(...expressionWalls(part, row, condition));
  return [sql.print(condition, row.alias)];
}

export function buildViewCondition(
  { context, base }: ViewPart,
  row: ViewRow,
  logic: Json | undefined,
  place: Place,
): Expression | undefined {
  const parts = row === base ? (['parent', 'user'] as const) : (['user'] as const);
  const scope = buildRecordScope(context, row.entity, parts);
  return buildCondition({ context, scope, place }, logic);
}

/** What stands before the values that an expression over a row looks at. */
export function expressionWalls(part: ViewPart, row: ViewRow, expression: Expression): readonly Wall[] {
  const { context, viewOf } = part;
  if (row.entity.value['x-view'] === undefined)
    return findProtected(context, row.entity, expression).flatMap(({ walls }) => walls);
  const walls = viewOf(row.entity)?.fieldWalls;
  return readsOf(expression.logic, expression.scope).flatMap(({ field }) => walls?.get(field) ?? []);
}

function printBeside(part: ViewPart, beside: ViewBeside): string {
  const { sql } = part;
  const { row, file, place } = beside;
  const on = [
    ...sql.rows(row, true),
    ...printKeys(part, beside),
    ...printCondition(part, row, file.where, under(place, 'where')),
    ...printWithin(part, beside),
  ];
  return ` LEFT JOIN ${sql.source(row)} ${row.alias} ON ${on.join(' AND ')}`;
}

/** Days that are known only when a list asks. */
function printWithin(part: ViewPart, { row, file: { within }, place }: ViewBeside): string[] {
  if (within === undefined) return [];
  const { context, view, sql } = part;
  const here = under(place, 'within');
  for (const [entity, name, key] of [
    [row.entity, within.field, 'field'],
    [view, within.asked, 'asked'],
  ] as const) {
    const field = findField(context, entity, name, under(here, key));
    if (field && toType(field) !== 'date')
      context.report.at(under(here, key), 'GEN211', `"${name}" is ${toType(field)}, not a day.`);
  }
  sql.walls.push(...rowWalls(part, row, within.field));
  sql.params.add('within.from').add('within.to');
  return [`${row.alias}."${within.field}" BETWEEN {within.from}::date AND {within.to}::date`];
}

/** Fields of a row beside it, and those of the source that they are equal to. */
function printKeys(part: ViewPart, { row, file, place }: ViewBeside): string[] {
  const { context, base, sql } = part;
  return Object.entries(file.on).map(([theirs, own]) => {
    const here = under(place, 'on', theirs);
    for (const [of, name] of [
      [row, theirs],
      [base, own],
    ] as const) {
      if (name !== 'id') findField(context, of.entity, name, here);
      sql.walls.push(...rowWalls(part, of, name));
    }
    return `${row.alias}.${quoteName(theirs)} = ${base.alias}.${quoteName(own)}`;
  });
}

/** The row that a child row belongs to: where it is not for the caller, its children are not either. */
function printParent({ context, base, sql }: ViewPart): string {
  const parent = context.parents.get(base.entity.value.title);
  if (parent === undefined) return '';
  const row = { entity: parent.entity, alias: PARENT };
  const on = [...sql.rows(row, true), `${PARENT}."id" = ${base.alias}.${quoteName(parent.foreignKey)}`];
  return ` JOIN ${sql.source(row)} ${PARENT} ON ${on.join(' AND ')}`;
}
