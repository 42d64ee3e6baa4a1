import type { Problem } from '#contract/errors.ts';
import type { ValueContext } from '#contract/field.ts';
import type { Row, Values } from '#contract/logic.ts';
import type { FieldModel, Validate } from '#contract/model.ts';
import { isObject, type RecordModel } from '#contract/record.ts';
import { toProblems } from '#contract/toProblems.ts';
import { contextOf } from '#fields/phone/contextOf.ts';
import { fieldTypes } from '#fields/types.ts';
import { Failure } from '../http/Failure.ts';
import { checkSize } from './checkSize.ts';

/** Names that are there or not: a set, or a map by name. */
type Names = Pick<ReadonlySet<string>, 'has'>;

/** What a body is read against: which fields the caller may set, and what child rows consist of. */
export interface BodyRules {
  entity: Pick<RecordModel, 'name' | 'fields'>;
  writable: Names;
  readable: Names;
  /** Rules of the child rows of a field. */
  rowsOf(field: FieldModel): BodyRules;
  validate: Validate | undefined;
  context: ValueContext;
  /** What stands in the fields that are not sent: stored values, or defaults. */
  beside: Row;
}

/** The values of a changing call, normalised; and everything that is wrong with them. */
export interface ParsedBody {
  values: Values;
  version: number | undefined;
  problems: Problem[];
}

/** Reads the body of a create or update. Throws `malformed` when it is no object. */
export function parseBody(body: unknown, rules: BodyRules): ParsedBody {
  if (!isObject(body)) throw new Failure('malformed');
  const { id: _id, version, ...rest } = body;
  const problems: Problem[] = [];
  const values = parseValues(rest, rules, '', problems);
  if (version !== undefined && !Number.isSafeInteger(version))
    problems.push({ path: 'version', code: 'wrong_type', params: { value: version, expected: 'integer' } });
  if (rules.validate && !rules.validate(values))
    problems.push(...toProblems(rules.validate.errors ?? [], values, rules.entity));
  return { values, version: version as number | undefined, problems: firstOfEachPath(problems) };
}

function parseValues(body: Values, rules: BodyRules, prefix: string, problems: Problem[]): Values {
  const values: Values = {};
  const whole = { ...rules.beside, ...body };
  for (const [key, value] of Object.entries(body)) {
    const field = rules.writable.has(key) ? rules.entity.fields.find((one) => one.name === key) : undefined;
    if (!field) problems.push(refuseKey(key, rules, prefix));
    else {
      const own = { ...rules, context: contextOf(field, whole, rules.context) };
      values[key] = parseValue(value, own, { field, path: `${prefix}${key}` }, problems);
    }
  }
  checkStaying(body, rules, prefix, problems);
  return values;
}

/** A phone that stays must be one of the country that comes. */
function checkStaying(body: Values, rules: BodyRules, prefix: string, problems: Problem[]): void {
  const { entity, beside, readable } = rules;
  for (const field of entity.fields) {
    const { name, country, type } = field;
    const value = beside[name] ?? null;
    if (country === undefined || !(country in body) || name in body || value === null) continue;
    const problem = fieldTypes[type].check(value, field, contextOf(field, body, rules.context));
    const shown = readable.has(name) ? { value } : {};
    const params = { label: `${entity.name}.${name}`, ...shown };
    if (problem) problems.push({ path: `${prefix}${name}`, code: problem.code, params });
  }
}

/** A field that the caller may not see is as unknown as one that does not exist. */
function refuseKey(key: string, rules: BodyRules, prefix: string): Problem {
  const isKnown = rules.readable.has(key);
  const params = { label: isKnown ? `${rules.entity.name}.${key}` : key, value: key };
  return { path: `${prefix}${key}`, code: isKnown ? 'read_only' : 'unknown_field', params };
}

/** Where a value stands: `lines.0.quantity`. */
interface ValueSite {
  field: FieldModel;
  path: string;
}

function parseValue(value: unknown, rules: BodyRules, site: ValueSite, problems: Problem[]): unknown {
  const { field, path } = site;
  if (field.rows) return parseRows(value, rules, site, problems);
  const label = `${rules.entity.name}.${field.name}`;
  const oversize = checkSize(value, field);
  if (oversize) {
    problems.push({ path, code: oversize.code, params: { label, ...oversize.params } });
    return null;
  }
  const normalised = isText(field) ? fieldTypes[field.type].normalize(value, field, rules.context) : value;
  if (normalised === null || normalised === undefined) return null;
  const problem = hasJsonType(normalised, field)
    ? fieldTypes[field.type].check(normalised, field, rules.context)
    : null;
  if (problem)
    problems.push({ path, code: problem.code, params: { label, value: normalised, ...problem.params } });
  return normalised;
}

/** Numbers travel as numbers: only what is text (or a list) is brought into form, the rest must be right. */
const isText = (field: FieldModel): boolean => field.json === 'string' || field.json === 'array';

/** A value of another JSON type is the validator's to name. */
function hasJsonType(value: unknown, field: FieldModel): boolean {
  if (field.json === 'array') return Array.isArray(value);
  if (field.json === 'integer' || field.json === 'number') return typeof value === 'number';
  if (field.json === 'object') return isObject(value);
  return typeof value === field.json;
}

/** More rows than a parent may have are counted, not looked at one by one: no row of theirs is anybody's to judge. */
function parseRows(
  value: unknown,
  parent: BodyRules,
  { field, path }: ValueSite,
  problems: Problem[],
): unknown {
  if (!Array.isArray(value)) return value;
  const limit = field.rows?.max ?? MAX_ROWS;
  if (value.length > limit) {
    const params = { label: `${parent.entity.name}.${field.name}`, limit, value: value.length };
    problems.push({ path, code: 'too_many_rows', params });
    return [];
  }
  const rules = parent.rowsOf(field);
  return value.map((row: unknown, index) => {
    if (!isObject(row)) return row;
    const { id, version: _version, ...rest } = row;
    const values = parseValues(rest, rules, `${path}.${index}.`, problems);
    return id === undefined || id === null ? values : { id, ...values };
  });
}

/** As many child rows as the generated schemas take where they name no limit. */
const MAX_ROWS = 1_000;

/** One problem a place is enough; at most 50 are told. */
function firstOfEachPath(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) if (!seen.has(problem.path)) seen.set(problem.path, problem);
  return [...seen.values()].slice(0, 50);
}
