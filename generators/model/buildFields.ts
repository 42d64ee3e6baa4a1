import { buildCodes, findEntity, findEnum, findField, isStateField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import { buildCondition, buildValue, isMoving } from './buildExpression.ts';
import { factsOf, toScale, toType } from './buildFieldFacts.ts';
import { flags, given } from './buildMembers.ts';
import { buildPrefixes } from './buildPrefixes.ts';
import { buildReference, checkDepth } from './buildReference.ts';
import { isNumberEnum, resultOf } from './buildScope.ts';
import type { Source } from './buildSources.ts';
import { checkCopied, checkDemand, checkLaundering } from './checkWalls.ts';
import { checkAddedRows } from './checkAdded.ts';
import { checkCurrency } from './checkCurrency.ts';
import { checkField } from './checkField.ts';
import { checkSameKind } from './checkKinds.ts';
import { checkWhere } from './buildFixedFilters.ts';
import { buildDefault } from './checkLimits.ts';
import type { KeptColumns } from './buildKeys.ts';
import type { FieldFile, FieldsFile } from './schemas.ts';
import { inside } from './site.ts';
import type { ExpressionScope, ModelField } from './types.ts';

/** What fields are read for: the place of their `properties`, and the scopes of their conditions. */
export interface FieldsOwner {
  readonly place: Place;
  readonly required: readonly string[];
  /** Set for the fields of an entity. */
  readonly entity?: Source<'entity'>;
  readonly scope: ExpressionScope;
  /** Scope of computed values. */
  readonly computeScope: ExpressionScope;
  /** Fields that keep a column beside their own; absent: none is stored. */
  readonly kept?: KeptColumns;
  /** Child rows of any record may stand here: they are what is sent, not stored. */
  readonly takesRows?: true;
  /** What a company sets may need a feature that it has registered. */
  readonly isSetting?: true;
  /** Message key of a field's label. */
  toLabel(name: string, place: Place): string;
}

/** A place in one of the fields. */
export interface FieldSite {
  readonly context: Context;
  readonly name: string;
  readonly field: FieldFile;
  readonly owner: FieldsOwner;
  readonly place: Place;
}

/** Fields in the author's order, everything resolved. */
export function buildFields(context: Context, fields: FieldsFile, owner: FieldsOwner): ModelField[] {
  return Object.entries(fields).map(([name, field]) => {
    const site: FieldSite = { context, name, field, owner, place: under(owner.place, name) };
    checkField(context, name, field, site.place);
    checkCountry(site, fields);
    checkCurrency(site, fields);
    checkLicense(site);
    return buildField(site);
  });
}

/** The country of a phone stands beside it, as a number. */
function checkCountry({ context, field, place }: FieldSite, fields: FieldsFile): void {
  const name = field['x-country'];
  if (name === undefined) return;
  const numbers = Object.keys(fields).filter((one) => {
    const other = fields[one];
    return other !== undefined && toJson(context, other) === 'integer';
  });
  if (numbers.includes(name)) return;
  const text = `"${name}" is no field beside it that holds a country.`;
  context.report.at(under(place, 'x-country'), 'GEN203', text, hintOf(name, numbers));
}

/** Records are kept from a company by the screens over them. */
function checkLicense({ context, field, owner, place }: FieldSite): void {
  if (field['x-license'] === undefined || owner.isSetting) return;
  const text = 'belongs to settings alone.';
  const hint = 'Lists, their columns, reports and measures say "license".';
  context.report.at({ ...under(place, 'x-license'), on: 'key' }, 'GEN211', text, hint);
}

function buildField(site: FieldSite): ModelField {
  const { context, name, field, owner, place } = site;
  const isRequired = owner.required.includes(name);
  return {
    name,
    label: owner.toLabel(name, place),
    type: toType(field),
    json: toJson(context, field),
    ...flags({
      required: isRequired,
      readOnly: isServerSet(site),
      key: owner.kept?.keys.has(name),
      ordered: owner.kept?.ordered.has(name),
    }),
    ...buildLimits(site),
    ...buildLinks(site),
    ...buildBehaviour(site),
    ...buildConditions(site),
    ...buildAccess(site),
    ...buildMask(site),
    ...given({ description: field.description }),
  };
}

function toJson(context: Context, field: FieldFile): ModelField['json'] {
  if (toType(field) === 'enum') return isNumberEnum(context, field) ? 'integer' : 'string';
  return field.type ?? factsOf(field).json[0] ?? 'string';
}

/** Computed fields and states are never typed, whether or not the schema says so. */
function isServerSet({ context, name, field, owner: { entity } }: FieldSite): boolean {
  if (field.readOnly === true || field['x-compute'] !== undefined) return true;
  return entity !== undefined && isStateField(context, entity.value.title, name);
}

function buildLimits({ context, field, place }: FieldSite): Partial<ModelField> {
  const { minLength, maxLength, minimum, maximum, multipleOf, pattern, minItems, maxItems } = field;
  const enumName = field['x-enum'];
  if (enumName !== undefined && enumName !== 'permission')
    findEnum(context, enumName, under(place, 'x-enum'));
  const hasScale = factsOf(field).logic === 'decimal' && field.type !== 'integer';
  return given({
    minLength,
    maxLength,
    minimum,
    maximum,
    multipleOf,
    pattern,
    minItems,
    maxItems,
    ...buildDefault(context, field, under(place, 'default')),
    enum: enumName,
    file: field['x-file'],
    country: field['x-country'],
    landline: field['x-landline'],
    empty: buildEmpty(context, field, place),
    unit: field['x-unit'],
    currency: field['x-currency'],
    scale: hasScale ? toScale(field) : undefined,
    onHide: field['x-visible'] === undefined ? undefined : (field['x-onHide'] ?? ('keep' as const)),
    renamedFrom: field['x-renamedFrom'],
    writeOnly: field.writeOnly === true ? (true as const) : undefined,
    secret: field['x-secret'],
    license: field['x-license'],
  });
}

/** What is said where it is needed and empty. */
const buildEmpty = ({ texts }: Context, { 'x-empty': key }: FieldFile, place: Place): string | undefined =>
  key === undefined ? undefined : texts.need(key, under(place, 'x-empty'));

function buildLinks(site: FieldSite): Partial<ModelField> {
  return given({
    reference: buildReference(site),
    rows: buildRows(site),
    links: buildManyLinks(site),
  });
}

function buildRows({ context, field, owner, place }: FieldSite): ModelField['rows'] | undefined {
  const { entity } = owner;
  const rows = field['x-rows'];
  if (rows === undefined) return undefined;
  const rowsPlace = under(place, 'x-rows');
  const child = findEntity(context, rows.entity, under(rowsPlace, 'entity'));
  checkDepth(context, rows.entity, entity, rowsPlace);
  if (child !== null) {
    const key = findField(context, child, rows.foreignKey, under(rowsPlace, 'foreignKey'));
    const target = key?.['x-reference']?.entity;
    if (key !== null && target !== entity?.value.title && owner.takesRows !== true) {
      const text = `"${rows.foreignKey}" of ${rows.entity} does not refer to ${entity?.value.title ?? 'this form'}.`;
      context.report.at(under(rowsPlace, 'foreignKey'), 'GEN215', text);
    }
    for (const [index, name] of (rows.unique ?? []).entries()) {
      findField(context, child, name, under(rowsPlace, 'unique', index));
    }
  }
  const { min, max, unique } = rows;
  return { entity: rows.entity, foreignKey: rows.foreignKey, ...given({ min, max, unique }) };
}

function buildManyLinks({ context, name, field, owner, place }: FieldSite): ModelField['links'] | undefined {
  const links = field['x-links'];
  if (links === undefined) return undefined;
  const here = under(place, 'x-links');
  const target = findEntity(context, links.entity, under(here, 'entity'));
  const where = target === null ? undefined : checkWhere(context, target, links.where, under(here, 'where'));
  const own = owner.entity?.value.title ?? '';
  const otherKey = links.entity === own ? `other_${links.entity}_id` : `${links.entity}_id`;
  const table = `${own}__${name}`;
  return { entity: links.entity, table, foreignKey: `${own}_id`, otherKey, ...given({ where }) };
}

function buildBehaviour(site: FieldSite): Partial<ModelField> {
  const { 'x-number': number, 'x-copyFrom': copyFrom, 'x-copyOn': copyOn } = site.field;
  if (copyFrom !== undefined) checkCopyFrom(inside(site, 'x-copyFrom'), copyFrom);
  else if (copyOn !== undefined)
    site.context.report.at(
      under(site.place, 'x-copyOn'),
      'GEN211',
      'says when "x-copyFrom" fills it; there is none.',
    );
  return given({
    number: number && {
      prefix: number.prefix,
      ...given({ prefixes: buildPrefixes(inside(site, 'x-number', 'prefixes'), number) }),
      per: number.per ?? 'ever',
      digits: number.digits ?? 5,
    },
    copyFrom,
    copyOn,
    compute: buildCompute(inside(site, 'x-compute')),
  });
}

function checkCopyFrom({ context, name: own, owner, place }: FieldSite, copyFrom: string): void {
  const { entity } = owner;
  const [reference = '', name = ''] = copyFrom.split('.');
  const field = entity && findField(context, entity, reference, place);
  const target = field?.['x-reference'] && context.entities.get(field['x-reference'].entity);
  if (entity && target !== undefined) {
    const from = findField(context, target, name, place);
    if (from === null) return;
    checkCopied({ context, entity, place }, own, [target, name]);
    const to = entity.value.properties[own] ?? {};
    const text = (a: string, b: string): string => `copies "${copyFrom}", which is ${a}, but this is ${b}.`;
    checkSameKind(context, { from, to, text }, place);
  } else if (field !== null && field?.['x-reference'] === undefined) {
    context.report.at(place, 'GEN214', `leads through "${reference}", which is no reference.`);
  }
}

function buildCompute(site: FieldSite): ModelField['compute'] | undefined {
  const { context, name, field, owner } = site;
  const compute = field['x-compute'];
  if (compute === undefined) return undefined;
  const stored = compute.stored ?? true;
  if (stored && isMoving(compute.value)) {
    const text = 'looks at the clock, so a stored value would grow old.';
    context.report.at(site.place, 'GEN211', text, 'Add "stored": false.');
  }
  const expected = resultOf(context, field, owner.required.includes(name));
  const { parent: _, parentEntity: __, ...onRead } = owner.computeScope;
  const { place } = inside(site, 'value');
  const scope = stored ? owner.computeScope : onRead;
  const value = buildValue({ context, scope, place }, compute.value, expected);
  if (owner.entity) {
    checkLaundering({ context, entity: owner.entity, place }, name, value);
    checkAddedRows({ context, entity: owner.entity, place }, compute.value);
  }
  return value && { stored, value };
}

function buildConditions({ context, name, field, owner, place }: FieldSite): Partial<ModelField> {
  const { entity, scope } = owner;
  const build = (keyword: 'x-visible' | 'x-required' | 'x-readonly') => {
    const here = under(place, keyword);
    const condition = buildCondition({ context, scope, place: here }, field[keyword]);
    if (entity === undefined) return condition;
    const site = { context, entity, place: here };
    if (keyword !== 'x-visible') checkDemand(site, name, condition);
    else if (field['x-onHide'] === 'clear') checkLaundering(site, name, condition);
    return condition;
  };
  return given({
    visible: build('x-visible'),
    requiredIf: build('x-required'),
    readOnlyIf: build('x-readonly'),
  });
}

function buildAccess({ context, field, place }: FieldSite): Partial<ModelField> {
  const access = field['x-access'];
  const and = buildCodes(context, access?.and, under(place, 'x-access', 'and'));
  return given({
    read: buildCodes(context, access?.read, under(place, 'x-access', 'read')),
    walls: and === undefined ? undefined : [and],
    write: buildCodes(context, access?.write, under(place, 'x-access', 'write')),
  });
}

/** Who sees the value whole; what it depends on stands in the same record. */
function buildMask({ context, field, owner, place }: FieldSite): Partial<ModelField> {
  const mask = field['x-mask'];
  if (mask === undefined) return {};
  const at = under(place, 'x-mask');
  buildCodes(context, mask.for, under(at, 'for'));
  for (const [value, codes] of Object.entries(mask.by?.codes ?? {}))
    buildCodes(context, codes, under(at, 'by', 'codes', value));
  if (owner.entity) {
    for (const name of mask.own ?? []) findField(context, owner.entity, name, under(at, 'own'));
    if (mask.by) findField(context, owner.entity, mask.by.field, under(at, 'by', 'field'));
  }
  return { mask };
}
