import { at, fieldsOf, findEntity, findField, under, workflowsOf } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { checkTwice } from './checkList.ts';
import { checkCircles } from './checkSeedCircles.ts';
import { checkSeedValue } from './checkSeedValue.ts';
import type { SeedSite } from './checkSeedValue.ts';
import type { EntityFile, FieldFile, SeedEachFile, SeedObject } from './schemas.ts';
import type { Site } from './site.ts';

/** Whether a seed makes rows that its entity can hold. */
export function checkSeed(context: Context, source: Source<'seed'>, entity: Source<'entity'>): void {
  const { rows = {}, count = {}, each, fields, variants = [], sets = [] } = source.value;
  if (context.parents.has(entity.value.title)) {
    const parent = context.parents.get(entity.value.title)?.entity.value.title ?? '';
    context.report.at(
      at(source, 'entity'),
      'GEN216',
      `"${entity.value.title}" has rows only within ${parent}.`,
    );
  }
  for (const [company, all] of Object.entries(rows))
    checkRows({ context, entity, place: at(source, 'rows', company) }, company, all);
  for (const [index, set] of sets.entries()) {
    const place = at(source, 'sets', index);
    const owner: RowOwner = {
      context,
      entity,
      companies: ['demo'],
      parent: undefined,
      each: toEach(context, set.each, under(place, 'each')),
      besides: toBesides(set.each),
    };
    checkBack({ context, entity, place: under(place, 'each') }, set.each);
    checkRow(owner, set.fields, under(place, 'fields'), 'key');
    for (const name of Object.keys(set.keep ?? {}))
      findField(context, entity, name, { ...under(place, 'keep', name), on: 'key' });
  }
  if (each) checkBack({ context, entity, place: at(source, 'each') }, each);
  if (fields === undefined) return;
  const companies = Object.keys(count);
  const named = companies.length > 0 ? companies : ['demo'];
  const owner: RowOwner = {
    context,
    entity,
    companies: named,
    parent: undefined,
    each: each ? toEach(context, each, at(source, 'each')) : [],
    besides: toBesides(each),
  };
  for (const [index, variant] of variants.entries())
    checkFields(owner, variant.fields, at(source, 'variants', index, 'fields'));
  const kinds = variants.map((variant) => Object.keys(variant.fields));
  const given = (kinds[0] ?? []).filter((name) => kinds.every((names) => names.includes(name)));
  checkFields(owner, fields, at(source, 'fields'), given);
  const made = { ...fields, ...Object.fromEntries(given.map((name) => [name, null])) };
  checkRequired(context, entity, made, { ...at(source, 'fields'), on: 'key' });
}

/** The entities for whose records or child rows rows are made; what is asked of them is one of their fields. */
function toEach(
  context: Context,
  { of, where = {}, rows }: SeedEachFile,
  place: Place,
): readonly Source<'entity'>[] {
  const each = of.flatMap((name, index) => findEntity(context, name, under(place, 'of', index)) ?? []);
  const known = each.flatMap((one) => [...fieldsOf(context, one).keys()]);
  for (const name of each.length === of.length ? Object.keys(where) : []) {
    if (known.includes(name)) continue;
    const text = `"${name}" is no field of ${of.join(' or ')}.`;
    context.report.at({ ...under(place, 'where', name), on: 'key' }, 'GEN216', text, hintOf(name, known));
  }
  if (rows === undefined) return each;
  const children = each.flatMap((one) => {
    const child = fieldsOf(context, one).get(rows)?.['x-rows']?.entity;
    return context.entities.get(child ?? '') ?? [];
  });
  if (children.length === 0 && each.length === of.length)
    context.report.at(under(place, 'rows'), 'GEN216', `"${rows}" holds no child rows of ${of.join(' or ')}.`);
  return [...each, ...children];
}

/** What is the parent's where rows are made for days. */
const toBesides = (each: SeedEachFile | undefined): readonly string[] =>
  each?.days === undefined ? [] : ['day', 'ago', 'weekday'];

/** What is made for a record goes into a reference of it to such rows. */
function checkBack(
  { context, entity, place }: Site,
  { of: [first = '', ...more], rows, days, back }: SeedEachFile,
): void {
  const owner = context.entities.get(first);
  if (back === undefined || owner === undefined) return;
  const field = fieldsOf(context, owner).get(back);
  const isMany = rows !== undefined || days !== undefined || more.length > 0;
  const text = isMany
    ? 'holds one row, but several are made for a record.'
    : `"${back}" of ${first} is no reference to ${entity.value.title}.`;
  if (field === undefined) findField(context, owner, back, under(place, 'back'));
  else if (isMany || field['x-reference']?.entity !== entity.value.title)
    context.report.at(under(place, 'back'), 'GEN216', text);
}

function checkRows({ context, entity, place }: Site, company: string, rows: readonly SeedObject[]): void {
  const keys = rows.flatMap(({ $key }) => (typeof $key === 'string' ? [{ $key }] : []));
  if (keys.length === rows.length) checkTwice(context, keys, '$key', place);
  checkCircles(context, entity, rows, place);
  const owner: RowOwner = { context, entity, companies: [company], parent: undefined, each: [], besides: [] };
  for (const [index, row] of rows.entries()) checkRow(owner, row, under(place, index), 'value');
}

type RowOwner = Pick<SeedSite, 'context' | 'entity' | 'companies' | 'parent' | 'each' | 'besides'>;

/** Values of one row; `on` is where a missing one is reported. */
function checkRow(owner: RowOwner, values: SeedObject, place: Place, on: 'key' | 'value'): void {
  checkFields(owner, values, place);
  checkRequired(owner.context, owner.entity, values, { ...place, on });
}

/** Values of one row, or of `fields`, in their order; those of the fields `given` are made before. */
function checkFields(owner: RowOwner, values: SeedObject, place: Place, given: readonly string[] = []): void {
  const { context, entity } = owner;
  const fields = fieldsOf(context, entity);
  const above = new Set<string>(given);
  const checkChild: SeedSite['checkRow'] = (child, row, here, side) =>
    checkRow({ ...owner, entity: child, parent: entity }, row, here, side);
  const site: SeedSite = { ...owner, fields, above, checkRow: checkChild };
  for (const [name, value] of Object.entries(values)) {
    const field = fields.get(name);
    if (field !== undefined) checkSeedValue(site, field, value, under(place, name));
    else if (name !== '$key') findField(context, entity, name, { ...under(place, name), on: 'key' });
    above.add(name);
  }
}

/** Required fields are given, unless the loader fills them. */
function checkRequired(context: Context, entity: Source<'entity'>, values: SeedObject, place: Place): void {
  const { title, required = [], properties }: EntityFile = entity.value;
  for (const name of required) {
    const field = properties[name];
    if (field === undefined || name in values || isFilled(context, title, name, field)) continue;
    context.report.at(place, 'GEN216', `has no "${name}" (${toType(field)}), which ${title} always needs.`);
  }
}

/** Whether a field gets a value by itself: code, default, copy, state, the parent of a child row. */
export function isFilled(context: Context, entity: string, name: string, field: FieldFile): boolean {
  const { default: initial, 'x-number': number, 'x-compute': compute, 'x-copyFrom': copy } = field;
  if ([initial, number, compute, copy].some((keyword) => keyword !== undefined)) return true;
  const parent = context.parents.get(entity);
  const target = field['x-reference']?.entity;
  if (parent !== undefined && (parent.foreignKey === name || parent.entity.value.title === target))
    return true;
  const first = workflowsOf(context, entity).flatMap(({ value }) => value.initial);
  const set = first.flatMap((one) => Object.keys(one.set ?? {}));
  return set.includes(name) || isState(context, entity, name, field);
}

/** A state field; any enum while a workflow names none that there is. */
function isState(context: Context, entity: string, name: string, field: FieldFile): boolean {
  const fields = context.entities.get(entity)?.value.properties ?? {};
  return workflowsOf(context, entity).some(
    ({ value: { field: state } }) =>
      state === name || (fields[state]?.['x-enum'] === undefined && toType(field) === 'enum'),
  );
}
