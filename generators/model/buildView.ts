import type { Context } from './buildContext.ts';
import { under } from './buildContext.ts';
import { factsOf, toType } from './buildFieldFacts.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import { readsOf } from '../logic/reads.ts';
import { buildRecordScope } from './buildScope.ts';
import { remember } from './remember.ts';
import type { Source } from './buildSources.ts';
import { buildViewColumn } from './buildViewField.ts';
import type { ViewColumn } from './buildViewField.ts';
import { openPart, printPart } from './buildViewPart.ts';
import type { ViewPart } from './buildViewPart.ts';
import type { Wall } from './buildWalls.ts';
import { createViewSql, viewPlace } from './ViewSql.ts';
import type { BuiltView } from './ViewSql.ts';
import type { ViewPartFile } from './schemas.ts';

/** The statement of a view, with those of the views that it reads; null after a report, and for what is none. */
export function buildView(context: Context, source: Source<'entity'>): BuiltView | null {
  const { title, 'x-view': view } = source.value;
  // Whoever comes back here while it is built goes in a circle.
  if (view === undefined || context.openViews.has(title)) return null;
  return remember(context, `view ${title}`, [source], () => {
    context.openViews.add(title);
    const built = createView(context, source);
    context.openViews.delete(title);
    return built;
  });
}

function createView(context: Context, source: Source<'entity'>): BuiltView {
  const reported = new Set<Source<'entity'>>();
  const viewOf = (entity: Source<'entity'>): BuiltView | null => {
    const isCircle = context.openViews.has(entity.value.title);
    if (isCircle && !reported.has(entity)) {
      reported.add(entity);
      const text = `reads ${entity.value.title}, which is made of it.`;
      context.report.at(viewPlace(source), 'GEN308', text, 'Read what that one reads.');
    }
    return buildView(context, entity);
  };
  const sql = createViewSql(context, viewOf);
  checkSources(context, source);
  const fieldWalls = new Map<string, readonly Wall[]>();
  const parts = partsOf(source).flatMap(([file, place]) => {
    const part = openPart({ context, view: source, sql, viewOf }, file, place);
    return part === null ? [] : [printSource(part, fieldWalls)];
  });
  checkKey(context, source);
  addComputedWalls(context, source, fieldWalls);
  return {
    text: `SELECT v.*, ${printId(source)} AS "id" FROM (${parts.join(' UNION ALL ')}) v`,
    params: [...sql.params],
    sources: [...sql.sources].sort(),
    walls: distinct(sql.walls),
    fieldWalls,
  };
}

/** A view is made of one source, or of several one after the other. */
function checkSources({ report }: Context, source: Source<'entity'>): void {
  const { union, from, fields, join, where } = source.value['x-view'] ?? { key: [] };
  const isSingle = from !== undefined && fields !== undefined && union === undefined;
  const isUnion = union !== undefined && [from, fields, join, where].every((one) => one === undefined);
  if (isSingle || isUnion) return;
  const hint = 'Say either "from" and "fields", or "union".';
  report.at(viewPlace(source), 'GEN221', 'does not say what it is made of.', hint);
}

/** The sources of a view, each with its place. */
function partsOf(source: Source<'entity'>): readonly (readonly [ViewPartFile, Place])[] {
  const { union, key: _, ...single } = source.value['x-view'] ?? { key: [] };
  if (union) return union.map((part, index) => [part, viewPlace(source, 'union', index)] as const);
  const { from, fields } = single;
  if (from === undefined || fields === undefined) return [];
  return [[{ ...single, from, fields }, viewPlace(source)]];
}

/** Fields that a source must give: all that are not worked out of the others. */
const givenFields = ({ value }: Source<'entity'>) =>
  Object.entries(value.properties).filter(([, field]) => field['x-compute'] === undefined);

function printSource(part: ViewPart, walls: Map<string, readonly Wall[]>): string {
  checkFields(part);
  const columns = new Map<string, ViewColumn>();
  for (const [name, field] of givenFields(part.view)) {
    const value = part.part.fields[name];
    if (value === undefined) continue;
    const place = under(part.place, 'fields', name);
    const column = buildViewColumn({ part, name, field, place }, value);
    if (column === null) continue;
    columns.set(name, column);
    walls.set(name, distinct([...(walls.get(name) ?? []), ...column.walls]));
    checkFilled(part, name, column, place);
  }
  const group = groupBy(part, columns);
  const list = [...columns].map(([name, { sql }]) => `${sql} AS "${name}"`).join(', ');
  return `SELECT ${list}${printPart(part)}${group}`;
}

/** Each field of the view is named, and nothing else. */
function checkFields({ context, view, part, place }: ViewPart): void {
  const names = givenFields(view).map(([name]) => name);
  const here = under(place, 'fields');
  for (const name of names)
    if (part.fields[name] === undefined)
      context.report.at(here, 'GEN221', `does not say what "${name}" is.`, `Name its source, or compute it.`);
  for (const name of Object.keys(part.fields))
    if (!names.includes(name)) {
      const text = `"${name}" is not a field of the view that a source gives.`;
      context.report.at({ ...under(here, name), on: 'key' }, 'GEN203', text, hintOf(name, names));
    }
}

function checkFilled({ context, view }: ViewPart, name: string, column: ViewColumn, place: Place): void {
  if (column.isFilled || view.value.required?.includes(name) !== true) return;
  const text = `may be empty, but "${name}" is required.`;
  context.report.at(place, 'GEN221', text, 'Take it out of "required".');
}

/**
 * Where something is added up, rows are one for each value of the key. Whatever else is shown must follow from it: a field of a
 * record that the key refers to.
 */
function groupBy(part: ViewPart, columns: ReadonlyMap<string, ViewColumn>): string {
  const { context, view, sql, place } = part;
  const all = [...columns];
  if (!all.some(([, { kind }]) => kind === 'aggregate')) return '';
  if (part.besides.length > 1) {
    const text = 'adds up, but each row beside would count once for each of the others.';
    context.report.at(under(part.place, 'join'), 'GEN221', text, 'Let a view read a view that adds up.');
  }
  const key = view.value['x-view']?.key ?? [];
  const paths = key.flatMap((name) => columns.get(name)?.path ?? []);
  for (const [name, column] of all) {
    const here = under(place, 'fields', name);
    if (key.includes(name)) sql.walls.push(...column.walls);
    if (key.includes(name) && column.kind === 'aggregate')
      context.report.at(here, 'GEN221', 'adds up, but rows are told apart by it.');
    if (key.includes(name) || column.kind !== 'value' || follows(part, column.path, paths)) continue;
    const text = 'does not follow from the key, by which the rows are added up.';
    context.report.at(here, 'GEN221', text, 'Put it into "key", or say an aggregate.');
  }
  const grouped = all.flatMap(([, { kind }], index) => (kind === 'aggregate' ? [] : [index + 1]));
  return ` GROUP BY ${grouped.join(', ')}`;
}

/** Whether a path is of the record that one of the key's is the id of, or refers to. */
function follows({ besides }: ViewPart, path: string | undefined, keys: readonly string[]): boolean {
  if (path === undefined) return false;
  const isBeside = besides.some(({ as }) => path.startsWith(`${as}.`));
  return keys.some((key) => (key === 'id' ? !isBeside : path.startsWith(`${key}.`)));
}

/** Values whose text no other of their kind has, and that hold no separator. */
const PLAIN: readonly string[] = ['integer', 'boolean', 'date'];

const isNumber = (source: Source<'entity'>, name: string): boolean => {
  const field = source.value.properties[name];
  return field !== undefined && factsOf(field).logic === 'integer';
};

function checkKey(context: Context, source: Source<'entity'>): void {
  const names = givenFields(source).map(([name]) => name);
  for (const [index, name] of (source.value['x-view']?.key ?? []).entries()) {
    const place = viewPlace(source, 'key', index);
    const field = source.value.properties[name];
    if (field === undefined || !names.includes(name)) {
      context.report.at(
        place,
        'GEN203',
        `"${name}" is not a field of the view that a source gives.`,
        hintOf(name, names),
      );
    } else if (!PLAIN.includes(factsOf(field).logic) && toType(field) !== 'enum') {
      const text = `"${name}" is ${toType(field)}, which rows cannot be told apart by.`;
      context.report.at(place, 'GEN221', text, 'Take a reference, a number, a code of an enum or a date.');
    }
  }
}

/** Whether the id of a row is a number; else it is a text of all parts of its key. */
export function hasNumberId(source: Source<'entity'>): boolean {
  const [first = '', ...more] = source.value['x-view']?.key ?? [];
  return more.length === 0 && isNumber(source, first) && source.value.required?.includes(first) === true;
}

function printId(source: Source<'entity'>): string {
  const { key } = source.value['x-view'] ?? { key: [] };
  if (hasNumberId(source)) return `v."${key[0]}"`;
  return key.map((name) => `coalesce(v."${name}"::text, '')`).join(` || '~' || `);
}

/** What is worked out of the view's own fields stands behind what stands before them. */
function addComputedWalls(
  context: Context,
  source: Source<'entity'>,
  walls: Map<string, readonly Wall[]>,
): void {
  const scope = buildRecordScope(context, source, []);
  const computed = Object.entries(source.value.properties).flatMap(([name, { 'x-compute': compute }]) =>
    compute === undefined ? [] : [[name, readsOf(compute.value, scope)] as const],
  );
  // One may look at another, which stands behind it.
  for (let turn = 0; turn < computed.length; turn += 1)
    for (const [name, reads] of computed)
      walls.set(name, distinct(reads.flatMap(({ field }) => walls.get(field) ?? [])));
}

const distinct = (walls: readonly Wall[]): readonly Wall[] => [
  ...new Map(walls.map((wall) => [JSON.stringify(wall), wall])).values(),
];
