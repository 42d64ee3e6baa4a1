import { fieldsOf, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import { checkCount, checkEnds, checkLength, checkValue } from './checkLimits.ts';
import type { Source } from './buildSources.ts';
import type { FieldFile, SeedLookup, SeedObject } from './schemas.ts';
import type { Json, JsonObject } from './types.ts';

/** What the values of one row are checked against. */
export interface SeedSite {
  readonly context: Context;
  readonly entity: Source<'entity'>;
  readonly fields: ReadonlyMap<string, FieldFile>;
  /** Companies whose `$key`s a value may name. */
  readonly companies: readonly string[];
  /** Fields that stand above, for values that look at them. */
  readonly above: ReadonlySet<string>;
  /** Entity of the parent, in child rows. */
  readonly parent: Source<'entity'> | undefined;
  /** Entities for whose records rows are made: their fields and ids are the parent's. */
  readonly each: readonly Source<'entity'>[];
  /** What else is the parent's: that of the day, where rows are made for days. */
  readonly besides: readonly string[];
  /** Checks a child row of this one. */
  checkRow(child: Source<'entity'>, values: SeedObject, place: Place, on: 'key' | 'value'): void;
}

const WORDS = [
  'pick', 'weighted', 'sequence', 'pattern', 'int', 'decimal', 'sum', 'product', 'first', 'drawing', 'chance', 'ago', 'after', 'name', 'phone', 'email',
  'place', 'text', 'reference', 'id', 'copy', 'lookup', 'total', 'links', 'list', 'rows', 'const',
]; // prettier-ignore
const BESIDE = ['if', 'nullChance'];

/** One value of a seed: a constant that fits the field, or an object with one word. */
export function checkSeedValue(site: SeedSite, field: FieldFile, value: Json, place: Place): void {
  if (value === null) return;
  if (Array.isArray(value)) checkArray(site, field, value as readonly Json[], place);
  else if (typeof value === 'object') checkGenerator(site, field, value as JsonObject, place);
  else checkConstant(site, field, value, place);
}

function checkArray(site: SeedSite, field: FieldFile, items: readonly Json[], place: Place): void {
  checkCount(site.context, field, items.length, place);
  const rows = field['x-rows'];
  const child = rows && site.context.entities.get(rows.entity);
  const one: FieldFile = toType(field) === 'images' ? { ...field, 'x-type': 'image' } : field;
  for (const [index, item] of items.entries()) {
    const here = under(place, index);
    if (child !== undefined && isObject(item)) site.checkRow(child, item, here, 'value');
    else checkSeedValue(site, one, item, here);
  }
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkConstant(
  site: SeedSite,
  field: FieldFile,
  value: string | number | boolean,
  place: Place,
): void {
  const target = field['x-reference']?.entity ?? field['x-links']?.entity;
  if (target !== undefined) checkKey(site, target, value, place);
  else checkValue(site.context, field, value, place);
}

/** `$key` of a fixed row of the entity referred to, in every company that the value is for. */
function checkKey({ context, companies }: SeedSite, target: string, value: Json, place: Place): void {
  if (!context.entities.has(target)) return;
  const seeds = context.seeds.filter((one) => one.value.entity === target);
  for (const company of companies) {
    const rows = seeds.flatMap(({ value: { rows: fixed } }) => fixed?.[company] ?? []);
    const keys = rows.flatMap(({ $key }) => (typeof $key === 'string' ? [$key] : []));
    if (typeof value === 'string' && keys.includes(value)) continue;
    const text = `${JSON.stringify(value)} is no "$key" of ${target} in company ${company}.`;
    context.report.at(place, 'GEN216', text, hintOf(String(value), keys));
  }
}

function checkGenerator(site: SeedSite, field: FieldFile, value: JsonObject, place: Place): void {
  const words = Object.keys(value).filter((word) => WORDS.includes(word));
  const [word] = words;
  if (word === undefined || words.length > 1) {
    const seen =
      word === undefined
        ? `has no word of a seed (${Object.keys(value).join(', ')})`
        : `has ${words.join(' and ')}`;
    const near = word === undefined ? hintOf(Object.keys(value)[0] ?? '', WORDS) : undefined;
    const hint = near ?? 'Exactly one word says how the value is made.';
    site.context.report.at(place, 'GEN216', `${seen}.`, hint);
    return;
  }
  checkBeside(site, value, word, place);
  CHECKS[word]?.(site, field, value[word] ?? null, under(place, word));
}

/** Beside the word stand `if`, `nullChance`, and the lists of a `text`. */
function checkBeside(site: SeedSite, value: JsonObject, word: string, place: Place): void {
  for (const key of Object.keys(value)) {
    if (key === word || BESIDE.includes(key) || word === 'text') continue;
    const text = 'is no word that can stand here.';
    site.context.report.at({ ...under(place, key), on: 'key' }, 'GEN216', text, hintOf(key, BESIDE));
  }
  const condition = value['if'];
  for (const name of isObject(condition) ? Object.keys(condition) : []) {
    const here: Place = { ...under(place, 'if', name), on: 'key' };
    if (name.includes('.')) checkPath(site, name, here);
    else checkAbove(site, name, here);
  }
  if (word === 'text') checkTemplate(site, value, place);
}

/** A field that stands above in the row (or is there anyway). */
function checkAbove({ context, fields, above }: SeedSite, name: string, place: Place): void {
  if (above.has(name)) return;
  const isBelow = fields.has(name);
  const text = isBelow ? `"${name}" is not made yet.` : `"${name}" is no field of this row.`;
  const hint = isBelow ? `Move "${name}" above.` : hintOf(name, above);
  context.report.at(place, 'GEN216', text, hint);
}

function checkTemplate(site: SeedSite, value: JsonObject, place: Place): void {
  for (const [, word = ''] of String(value['text']).matchAll(/\{(\w+)\}/g)) {
    if (word !== 'n' && value[word] === undefined) checkAbove(site, word, under(place, 'text'));
  }
}

type Check = (site: SeedSite, field: FieldFile, value: Json, place: Place) => void;

const CHECKS: Readonly<Record<string, Check>> = {
  pick: (site, field, value, place) => {
    for (const [index, one] of (value as readonly Json[]).entries())
      checkSeedValue(site, field, one, under(place, index));
  },
  weighted: (site, field, value, place) => {
    for (const [index, pair] of (value as readonly (readonly Json[])[]).entries()) {
      checkSeedValue(site, field, pair[0] ?? null, under(place, index, 0));
    }
  },
  list: (site, field, value, place) => {
    const of = isObject(value) ? value['of'] : undefined;
    checkCounts(site, field, value, place);
    if (of !== undefined) checkSeedValue(site, field, of, under(place, 'of'));
  },
  const: (site, field, value, place) => {
    const items = Array.isArray(value) ? (value as readonly Json[]) : [value];
    for (const [index, one] of items.entries()) {
      if (one !== null && !isObject(one))
        checkValue(site.context, field, one, Array.isArray(value) ? under(place, index) : place);
    }
  },
  int: ({ context }, field, value, place) => checkEnds(context, field, value as readonly number[], place),
  decimal: ({ context }, field, value, place) => checkEnds(context, field, value as readonly number[], place),
  pattern: ({ context }, field, value, place) => checkLength(context, field, String(value).length, place),
  sequence: checkSequence,
  sum: checkSum,
  product: checkProduct,
  first: (site, field, value, place) => {
    for (const [index, one] of (value as readonly Json[]).entries())
      checkSeedValue(site, field, one, under(place, index));
  },
  email: (site, _, value, place) => checkAbove(site, String(value), place),
  after: (site, _, value, place) =>
    checkAbove(site, isObject(value) ? String(value['field']) : '', under(place, 'field')),
  copy: (site, _, value, place) => checkPath(site, String(value), place),
  lookup: checkLookup,
  total: (site, field, value, place) => {
    checkTyped(site, field, ['integer', 'money', 'decimal'], place);
    checkLookup(site, field, value, place);
  },
  rows: checkRowsWord,
  reference: (site, field, _, place) => checkTyped(site, field, ['reference'], place),
  id: checkId,
  links: (site, field, _, place) => checkTyped(site, field, ['links'], place),
  ago: (site, field, _, place) => checkTyped(site, field, ['date', 'date_time'], place),
  drawing: (site, field, _, place) => checkTyped(site, field, ['image', 'svg'], place),
  chance: (site, field, _, place) => checkTyped(site, field, ['boolean'], place),
};

/** Least and most of what is made. */
function checkCounts({ context }: SeedSite, field: FieldFile, value: Json, place: Place): void {
  const count = isObject(value) ? value['count'] : undefined;
  for (const [index, one] of (Array.isArray(count) ? (count as readonly number[]) : []).entries())
    checkCount(context, field, one, under(place, 'count', index));
}

/** Numbers have their digits, and their company's mark where they must differ everywhere. */
function checkSequence({ context }: SeedSite, field: FieldFile, value: Json, place: Place): void {
  const { prefix = '', digits = 1 } = (isObject(value) ? value : {}) as { prefix?: string; digits?: number };
  checkLength(context, field, prefix.length + digits, place);
}

function checkTyped({ context }: SeedSite, field: FieldFile, types: readonly string[], place: Place): void {
  if (types.includes(toType(field))) return;
  context.report.at(
    { ...place, on: 'key' },
    'GEN216',
    `makes ${types.join(' or ')}, but the field is ${toType(field)}.`,
  );
}

/** Computed fields are there without being made. */
function checkSum(site: SeedSite, _: FieldFile, value: Json, place: Place): void {
  for (const [index, one] of (value as readonly (string | number)[]).entries()) {
    if (typeof one === 'number') continue;
    const name = one.replace(/^-/, '');
    if (name.includes('.')) checkPath(site, name, under(place, index));
    else if (site.fields.get(name)?.['x-compute'] === undefined) checkAbove(site, name, under(place, index));
  }
}

/** What numbers are multiplied by is of no limits of the field. */
const FACTOR: FieldFile = { 'x-type': 'decimal', multipleOf: 1e-6 };

function checkProduct(site: SeedSite, field: FieldFile, value: Json, place: Place): void {
  checkTyped(site, field, ['integer', 'money', 'decimal'], place);
  for (const [index, one] of (value as readonly Json[]).entries()) {
    if (typeof one === 'string') checkPath(site, one.replace(/^\//, ''), under(place, index));
    else if (isObject(one)) checkSeedValue(site, FACTOR, one, under(place, index));
  }
}

/** A plain number that stands for a record of another module. */
function checkId(site: SeedSite, field: FieldFile, value: Json, place: Place): void {
  checkTyped(site, field, ['integer'], place);
  if (!site.context.entities.has(String(value)))
    site.context.report.at(place, 'GEN216', `"${String(value)}" is no entity.`);
}

/** Fields of the entity that is looked at, and paths that this row can read. */
function checkLookup(site: SeedSite, _: FieldFile, value: Json, place: Place): void {
  const { of, by, value: wanted } = value as unknown as SeedLookup;
  const entity = site.context.entities.get(of);
  if (entity === undefined) {
    site.context.report.at(under(place, 'of'), 'GEN216', `"${of}" is no entity.`);
    return;
  }
  // Records are found by their id as well, and give it.
  if (wanted !== 'id') findField(site.context, entity, wanted, under(place, 'value'));
  for (const [name, path] of Object.entries(by)) {
    if (name !== 'id') findField(site.context, entity, name, { ...under(place, 'by', name), on: 'key' });
    checkPath(site, path, under(place, 'by', name));
  }
}

function checkPath(site: SeedSite, path: string, place: Place): void {
  const [first = '', second] = path.split('.');
  if (first === 'parent') {
    if (site.parent === undefined && site.each.length > 0) checkEach(site, second ?? '', place);
    else if (site.parent === undefined)
      site.context.report.at(place, 'GEN216', 'copies from a parent, but this is no child row.');
    else findField(site.context, site.parent, second ?? '', place);
    return;
  }
  checkAbove(site, first, place);
  const target = site.fields.get(first)?.['x-reference']?.entity;
  const entity = second === undefined ? undefined : site.context.entities.get(target ?? '');
  if (entity !== undefined && second !== undefined) findField(site.context, entity, second, place);
}

/** The id of a record by its entity, or a field of one. */
function checkEach({ context, each, besides }: SeedSite, name: string, place: Place): void {
  const known = [...each.flatMap((one) => [one.value.title, ...fieldsOf(context, one).keys()]), ...besides];
  if (known.includes(name)) return;
  const titles = each.map(({ value }) => value.title).join(' and ');
  context.report.at(
    place,
    'GEN216',
    `"${name}" is neither of ${titles} nor a field of one.`,
    hintOf(name, known),
  );
}

function checkRowsWord(site: SeedSite, field: FieldFile, value: Json, place: Place): void {
  checkCounts(site, field, value, place);
  const child = site.context.entities.get(field['x-rows']?.entity ?? '');
  const fields = isObject(value) ? value['fields'] : undefined;
  if (child === undefined || !isObject(fields)) {
    checkTyped(site, field, ['rows'], place);
    return;
  }
  site.checkRow(child, fields, under(place, 'fields'), 'key');
}
