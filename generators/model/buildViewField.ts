import { quoteName } from '../logic/quote.ts';
import { readsOf } from '../logic/reads.ts';
import { checkReadable, findField, under } from './buildContext.ts';
import { buildValue } from './buildExpression.ts';
import { factsOf, toType } from './buildFieldFacts.ts';
import type { Place } from './buildReport.ts';
import { buildRecordScope, resultOf } from './buildScope.ts';
import { buildViewCondition, expressionWalls, rowWalls, walkPath } from './buildViewPart.ts';
import type { ViewPart, ViewPlace } from './buildViewPart.ts';
import type { Wall } from './buildWalls.ts';
import { checkAdded } from './checkAdded.ts';
import { checkSameKind } from './checkKinds.ts';
import { fieldLogic } from './ViewSql.ts';
import type { FieldFile, ViewAggregateFile, ViewValueFile } from './schemas.ts';
import type { Json } from './types.ts';

/** A field of a view as a column of one source. */
export interface ViewColumn {
  readonly sql: string;
  readonly walls: readonly Wall[];
  /** It always has a value. */
  readonly isFilled: boolean;
  /** `constant`: the same in every row of the source. */
  readonly kind: 'value' | 'aggregate' | 'constant';
  /** Where it comes from, if that is a path. */
  readonly path?: string;
}

/** A field of a view: which, as what it is declared, and where its source is written. */
export interface ViewFieldSite {
  readonly part: ViewPart;
  readonly name: string;
  readonly field: FieldFile;
  readonly place: Place;
}

/** The column that a field is in one source; null after a report. */
export function buildViewColumn(site: ViewFieldSite, value: ViewValueFile): ViewColumn | null {
  if (typeof value === 'string') return buildPathColumn(site, value);
  const isOne = (value.aggregate === undefined) !== (value.value === undefined);
  if (!isOne) {
    const text = 'is neither a path, nor an aggregate, nor a value.';
    site.part.context.report.at(site.place, 'GEN221', text, 'Say one of them.');
    return null;
  }
  return value.aggregate === undefined ? buildValueColumn(site, value.value) : buildAggregate(site, value);
}

function buildPathColumn(site: ViewFieldSite, path: string): ViewColumn | null {
  const found = findLeaf(site, path, site.place);
  if (found === null) return null;
  const { from, ...column } = found;
  checkLeaf(site, from);
  return { ...column, kind: 'value', path };
}

interface Leaf extends Omit<ViewColumn, 'kind' | 'path'> {
  /** What it is declared as where it comes from. */
  readonly from: FieldFile;
}

function findLeaf(site: ViewFieldSite, path: string, place: Place): Leaf | null {
  const found = walkPath(site.part, path, place);
  if (found === null) return null;
  return found.leaf === 'id' ? toId(found) : toLeaf(site, found, place);
}

function toId({ row, walls, isSure }: ViewPlace): Leaf {
  const from: FieldFile = { type: 'integer', 'x-reference': { entity: row.entity.value.title } };
  return { sql: `${row.alias}."id"`, walls, isFilled: isSure, from };
}

function toLeaf(site: ViewFieldSite, found: ViewPlace, place: Place): Leaf | null {
  const { part } = site;
  const { row, leaf, walls, isSure } = found;
  const from = findField(part.context, row.entity, leaf, place);
  if (from === null || !checkReadable(part.context, from, leaf, place)) return null;
  const type = toType(from);
  if (type === 'rows' || type === 'links') {
    part.context.report.at(
      place,
      'GEN221',
      `"${leaf}" is ${type}, which a view has none of.`,
      'Name one value.',
    );
    return null;
  }
  const isOnRead = from['x-compute']?.stored === false;
  const sql = isOnRead
    ? `(${part.sql.print(fieldLogic(part.context, row, leaf), row.alias)})::${castOf(site)}`
    : `${row.alias}.${quoteName(leaf)}`;
  const required = row.entity.value.required?.includes(leaf) === true && from['x-visible'] === undefined;
  const isFilled = isSure && (required || leaf === 'created_at' || leaf === 'updated_at');
  return { sql, walls: [...walls, ...rowWalls(part, row, leaf)], isFilled, from };
}

function checkLeaf({ part: { context }, field, place }: ViewFieldSite, from: FieldFile): void {
  const text = (a: string, b: string): string => `is ${a}, but the field is ${b}.`;
  const isId = from['x-reference'] !== undefined && toType(field) === 'integer';
  if (!isId) checkSameKind(context, { from, to: field, text }, place);
}

const CASTS: Readonly<Record<string, string>> = {
  integer: 'int8',
  decimal: 'numeric',
  boolean: 'bool',
  date: 'date',
  date_time: 'timestamptz',
};

/** The SQL type of a field that no column gives one. */
function castOf({ part: { context }, field }: ViewFieldSite): string {
  return CASTS[resultOf(context, field, true).type] ?? 'text';
}

function buildValueColumn(site: ViewFieldSite, logic: Json): ViewColumn | null {
  const { part, name, field } = site;
  const { context, base, view, sql } = part;
  const scope = buildRecordScope(context, base.entity, ['parent', 'user']);
  const isRequired = view.value.required?.includes(name) === true;
  const place = under(site.place, 'value');
  const value = buildValue({ context, scope, place }, logic, resultOf(context, field, isRequired));
  if (value === undefined) return null;
  const isConstant = readsOf(logic, scope).length === 0;
  const text = logic === null ? 'NULL' : sql.print(value, base.alias);
  return {
    sql: `(${text})::${castOf(site)}`,
    walls: logic === null ? [] : expressionWalls(part, base, value),
    // A required one was asked for as one that is never null.
    isFilled: isRequired,
    kind: isConstant ? 'constant' : 'value',
  };
}

function buildAggregate(site: ViewFieldSite, value: ViewAggregateFile): ViewColumn | null {
  const { part, place } = site;
  const { aggregate, of, where } = value;
  const leaf = of === undefined ? undefined : findLeaf(site, of, under(place, 'of'));
  if (leaf === null || !checkAggregate(site, value, leaf)) return null;
  const condition = buildViewCondition(part, part.base, where, under(place, 'where'));
  const among = condition ? ` FILTER (WHERE ${part.sql.print(condition, part.base.alias)})` : '';
  const walls = [...(leaf?.walls ?? []), ...(condition ? expressionWalls(part, part.base, condition) : [])];
  const call = `${aggregate}(${leaf?.sql ?? '*'})${among}`;
  const isNumber = aggregate === 'sum' || aggregate === 'count';
  const sql = aggregate === 'sum' ? `coalesce(${call}, 0)::${castOf(site)}` : call;
  return {
    sql,
    walls,
    isFilled: isNumber || (leaf?.isFilled === true && where === undefined),
    kind: 'aggregate',
  };
}

function checkAggregate(
  site: ViewFieldSite,
  { aggregate, of, where }: ViewAggregateFile,
  leaf: Leaf | undefined,
): boolean {
  const { part, field, place } = site;
  const { report } = part.context;
  if (aggregate === 'count') {
    if (factsOf(field).logic === 'integer') return true;
    report.at(place, 'GEN221', `counts, but the field is ${toType(field)}.`, 'Let it be an integer.');
    return false;
  }
  if (leaf === undefined) {
    report.at(place, 'GEN221', `says no "of": the ${aggregate} of what?`);
    return false;
  }
  if (aggregate === 'sum' && factsOf(leaf.from).can?.includes('sum') !== true) {
    report.at(under(place, 'of'), 'GEN213', `"${of}" cannot be added up.`);
    return false;
  }
  // What rows are added up by is told apart.
  const keys = part.view.value['x-view']?.key ?? [];
  const rest = [where ?? null, ...keys.map((name) => part.part.fields[name] ?? null)] as Json;
  if (aggregate === 'sum') checkAdded(part.context, of ?? '', leaf.from, { rest, place: under(place, 'of') });
  checkLeaf(site, leaf.from);
  return true;
}
