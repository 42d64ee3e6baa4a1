import { nearest } from './nearest.ts';
import { refuse, toTypeName } from './site.ts';
import type { Site } from './site.ts';
import { toShape } from './tree.ts';
import type { LogicNode, Origin, RowsSource } from './tree.ts';
import type { Field, Fields, Root, Scope } from './types.ts';

type FieldRoot = Exclude<Root, 'now' | 'today' | 'selection'>;
const fieldRoots: readonly FieldRoot[] = ['record', 'parent', 'old', 'input', 'user', 'settings'];

/** Where records stand that somebody may still be filling. */
const drafts: readonly Origin[] = ['record', 'parent', 'input', 'row', 'selected'];

/** What a name leads to: a moment, or a field and where it was found. */
type Found = { moment: 'now' | 'today' } | { origin: Origin; field: Field; among: Fields };

/** Resolves `{"var": name}` to a value. */
export function buildVariable(name: unknown, site: Site): LogicNode {
  const found = findName(name, site);
  if (found === null) return refuse(site, ...refusalOf(name, site));
  if ('moment' in found) return buildMoment(found.moment);
  if (found.field.type === 'rows') return refuse(site, 'rows_as_value', `${String(name)} is child rows`);
  const { origin, field, among } = found;
  const facts = site.known.filter(({ path, isNotZero }) => path === name && !isNotZero);
  const shape = {
    type: field.type,
    nullable: (field.nullable || origin === 'old') && facts.length === 0,
    scale: field.type === 'decimal' ? field.scale : 0,
  };
  const isSettled = shape.nullable || facts.some(({ isSure }) => isSure);
  const mayBeUnset = !isSettled && (facts.length > 0 || drafts.includes(origin));
  return { kind: 'variable', shape, origin, path: String(name), field, among, mayBeUnset };
}

/** Resolves the first argument of some, all, none, sum and count; null after a refusal. `lists`: a list field will do. */
export function findRows(expression: unknown, site: Site, lists = false): RowsSource | null {
  const name = isVariable(expression) ? expression.var : null;
  if (name === 'selection' && site.row === null && site.scope.selection !== undefined) {
    const { selection: fields } = site.scope;
    return { origin: 'selection', name: '', nullable: true, fields, rows: null, list: null };
  }
  const found = name === null ? null : findName(name, site);
  if (found !== null && 'field' in found && found.field.type === 'rows') {
    const { name, nullable, rows } = found.field;
    return { origin: found.origin, name, nullable, fields: rows.fields, rows, list: null };
  }
  const list = lists && found !== null && 'field' in found ? toListSource(found, String(name), site) : null;
  if (list !== null) return list;
  refuse(site, ...refusalOfRows(expression, name, found, site));
  return null;
}

/** A list whose values are walked over; inside, `{"var": ""}` is the value. One that is not there is empty. */
function toListSource(found: { field: Field }, name: string, site: Site): RowsSource | null {
  const { type } = found.field;
  if (type !== 'list<string>' && type !== 'list<integer>') return null;
  const list = buildVariable(name, site);
  if (list.kind !== 'variable') return null;
  const item: Field = { name: '', type: type === 'list<string>' ? 'string' : 'integer', nullable: false };
  return { origin: list.origin, name: '', nullable: true, fields: [item], rows: null, list };
}

function isVariable(expression: unknown): expression is { var: unknown } {
  return typeof expression === 'object' && expression !== null && 'var' in expression;
}

function buildMoment(moment: 'now' | 'today'): LogicNode {
  const shape = toShape(moment === 'now' ? 'date_time' : 'date');
  return { kind: 'variable', shape, origin: moment, path: moment, field: null, among: [], mayBeUnset: false };
}

function findName(name: unknown, site: Site): Found | null {
  if (typeof name !== 'string') return null;
  if (site.row !== null) return toFound(site.row.origin, site.row.fields, name);
  if (name === 'now' || name === 'today') return { moment: name };
  const [root, field, ...deeper] = name.split('.');
  if (!isFieldRoot(root) || field === undefined || deeper.length > 0) return null;
  return toFound(root, site.scope[root] ?? [], field);
}

function toFound(origin: Origin, among: Fields, name: string): Found | null {
  const field = findField(among, name);
  return field === undefined ? null : { origin, field, among };
}

function findField(fields: Fields, name: string): Field | undefined {
  return fields.find((field) => field.name === name);
}

function isFieldRoot(name: string | undefined): name is FieldRoot {
  return fieldRoots.some((root) => root === name);
}

type Refusal = Parameters<typeof refuse> extends [Site, ...infer Rest] ? Rest : never;

/** Why a name could not be resolved. */
function refusalOf(name: unknown, site: Site): Refusal {
  if (Array.isArray(name) && name.length > 1) return ['default_value', `"var" has ${name.length} arguments`];
  if (typeof name !== 'string') {
    return ['computed_name', `The name is ${JSON.stringify(name)}`, 'Write {"var": "record.name"}.'];
  }
  if (site.row === null) return refusalOfRootName(name, site.scope);
  if (site.row.origin !== 'item') return refusalOfRowName(name, site.row.fields);
  return ['unknown_field', `The values of a list have no "${name}"`, 'Write {"var": ""}: the value itself.'];
}

function refusalOfRowName(name: string, fields: Fields): Refusal {
  const [root, ...rest] = name.split('.');
  if (rest.length === 0) return ['unknown_field', `The rows have no field "${name}"`, suggest(name, fields)];
  if (findField(fields, root ?? '')) return ['path_too_deep', `"${name}" goes beyond a field`];
  const own = findField(fields, rest.join('.'));
  const hint =
    own === undefined
      ? 'Compare with it outside, or write the rule in the rows\' own entity with "parent".'
      : `Write "${own.name}".`;
  return ['outside_row', `"${name}" is not in the row`, hint];
}

function refusalOfRootName(name: string, scope: Scope): Refusal {
  const [root = '', field, ...deeper] = name.split('.');
  if (root === 'selection') return ['rows_as_value', '"selection" is a list of records'];
  if (!isFieldRoot(root)) return refusalOfRoot(name, root, field, scope);
  const fields = scope[root];
  if (fields === undefined)
    return ['root_unavailable', `"${root}" is not known here`, `Known: ${rootsOf(scope).join(', ')}.`];
  if (field === undefined)
    return ['unknown_field', `"${root}" is not a value`, `Write "${root}.${fields[0]?.name ?? 'name'}".`];
  if (findField(fields, field) && deeper.length > 0)
    return ['path_too_deep', `"${name}" goes beyond the field "${field}"`];
  return ['unknown_field', `"${root}" has no field "${field}"`, suggest(field, fields, `${root}.`)];
}

function refusalOfRoot(name: string, root: string, field: string | undefined, scope: Scope): Refusal {
  if (field === undefined) {
    const owner = fieldRoots.find((candidate) => findField(scope[candidate] ?? [], root));
    const hint =
      owner === undefined ? `Roots: ${rootsOf(scope).join(', ')}.` : `Did you mean "${owner}.${root}"?`;
    return ['root_missing', `"${name}" has no root`, hint];
  }
  const close = nearest(root, rootsOf(scope));
  const hint = close === null ? `Roots: ${rootsOf(scope).join(', ')}.` : `Did you mean "${close}.${field}"?`;
  return ['root_unavailable', `"${root}" is not a root`, hint];
}

function rootsOf(scope: Scope): string[] {
  const given = [...fieldRoots, 'selection' as const].filter((root) => scope[root] !== undefined);
  return [...given, 'now', 'today'];
}

function suggest(name: string, fields: Fields, prefix = ''): string {
  const close = nearest(
    name,
    fields.map((field) => field.name),
  );
  return close === null
    ? `Fields: ${fields.map((field) => field.name).join(', ')}.`
    : `Did you mean "${prefix}${close}"?`;
}

function refusalOfRows(expression: unknown, name: unknown, found: Found | null, site: Site): Refusal {
  if (name === null)
    return ['rows_needed', `Got ${JSON.stringify(expression)}`, 'Write {"var": "record.<rows>"}.'];
  if (found === null) return refusalOf(name, site);
  const type = 'field' in found ? toTypeName(found.field.type) : 'a moment';
  return ['rows_needed', `${JSON.stringify(name)} is ${type}`];
}
