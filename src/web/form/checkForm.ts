import type { ValueContext } from '#contract/field.ts';
import type { Problem } from '#contract/errors.ts';
import type { Row, Values } from '#contract/logic.ts';
import type { FieldModel, Validate } from '#contract/model.ts';
import { compose } from '#contract/text.ts';
import { checkRecord, type RecordModel } from '#contract/record.ts';
import { toProblems } from '#contract/toProblems.ts';
import { contextOf } from '#fields/phone/contextOf.ts';
import { missedOf } from '#fields/reference/missed.ts';
import { fieldTypes } from '#fields/types.ts';
import type { InputDefinition } from './FormDefinition.ts';
import type { FormStore } from './FormStore.ts';
import { rowsAt, toPlace, valueAt } from './place.ts';
import { hasJsonType } from './readLive.ts';
import { isCleared } from './access.ts';
import { sentInputs, toBody } from './toBody.ts';

/** What a form is checked with; `validate` is absent until the validator is loaded. */
export interface Checks {
  values: ValueContext;
  validate?: Validate;
}

/** Brings every typed value to its stored form, as the inputs do when they are left. */
export function normalizeForm(store: FormStore, context: ValueContext): void {
  const { values } = store.state();
  const next = normalizeValues(values, sentInputs(store), context);
  if (next !== values) store.setValues(next);
}

function normalizeValues(values: Values, inputs: readonly InputDefinition[], context: ValueContext): Values {
  const changed: Values = {};
  for (const { field, rows } of inputs) {
    const value = values[field.name];
    const settled = rows
      ? normalizeRows(values, field, rows, context)
      : normalize(value, field, contextOf(field, values, context));
    if (settled !== value) changed[field.name] = settled;
  }
  return Object.keys(changed).length > 0 ? { ...values, ...changed } : values;
}

/** Numbers and choices have their form already; text and lists are brought into it. */
function normalize(value: unknown, field: FieldModel, context: ValueContext): unknown {
  if (isCleared(field, value)) return value;
  if (typeof value !== 'string' && !Array.isArray(value)) return value;
  const settled = fieldTypes[field.type].normalize(value, field, context);
  return JSON.stringify(settled) === JSON.stringify(value) ? value : settled;
}

function normalizeRows(
  values: Values,
  { name }: FieldModel,
  inputs: readonly InputDefinition[],
  context: ValueContext,
): unknown {
  const rows = rowsAt(values, name);
  const settled = rows.map((row) => normalizeValues(row, inputs, context));
  return settled.some((row, index) => row !== rows[index]) ? settled : values[name];
}

/** Everything that is wrong with the form: forms of values, the schema's limits, empty fields, rules. */
export function checkForm(store: FormStore, { values, validate }: Checks): Problem[] {
  const { record, stored, values: typed } = store.state();
  const { entity, entityOf, access } = store;
  const inputs = sentInputs(store);
  const { record: _record, parent, old: _old, input, ...scope } = store.context();
  const body = toBody(store, inputs, record);
  const isValid = validate?.(body) ?? true;
  return [
    ...checkValues(inputs, typed, { entity: entity.name, prefix: '' }, values),
    ...(isValid ? [] : toProblems(validate?.errors ?? [], body, entity)),
    ...checkRecord(entity, { record, old: stored as Values | null, parent, input }, access.act, {
      ...scope,
      entityOf,
    }),
  ];
}

/** What is wrong with one value as it was typed, or with one that its input would not take; for the moment when it is left. */
export function checkPlace(
  store: FormStore,
  { path, input }: { path: string; input: InputDefinition },
  values: ValueContext,
  refused?: unknown,
): Problem | null {
  const { field } = input;
  const entity = entityAt(store, path);
  const typed = store.state().values;
  const place = toPlace(path);
  const record = place.child === undefined ? typed : (rowsAt(typed, place.name)[place.index ?? 0] ?? {});
  const context = contextOf(field, record, values);
  const site = { field, entity: entity.name, path };
  const found = checkValue(refused ?? valueAt(typed, place), site, context);
  return found && refused !== undefined ? { ...found, code: 'kit.form.not_taken' } : found;
}

function entityAt({ entity, entityOf }: FormStore, path: string): RecordModel {
  const { name, child } = toPlace(path);
  const rows = entity.fields.find((field) => field.name === name)?.rows;
  return child && rows ? entityOf(rows.entity) : entity;
}

function checkValues(
  inputs: readonly InputDefinition[],
  typed: Row,
  { entity, prefix }: { entity: string; prefix: string },
  context: ValueContext,
): Problem[] {
  return inputs.flatMap(({ field, rows }) => {
    const path = `${prefix}${field.name}`;
    if (rows)
      return rowsAt(typed, field.name).flatMap((row, index) =>
        checkValues(rows, row, { entity: field.rows?.entity ?? '', prefix: `${path}.${index}.` }, context),
      );
    return checkValue(typed[field.name], { field, entity, path }, contextOf(field, typed, context)) ?? [];
  });
}

/** Where a value stands. */
export interface ValueSite {
  field: FieldModel;
  /** Name of the entity; its fields have their labels by it. */
  entity: string;
  /** In the form: `lines.0.quantity`. */
  path: string;
}

/** What is wrong with one value, wherever it stands. */
export function checkValue(value: unknown, site: ValueSite, context: ValueContext): Problem | null {
  const { field, entity, path } = site;
  if (value === null || value === undefined || value === '') return null;
  const label = `${entity}.${field.name}`;
  if (!hasJsonType(value, field)) {
    const typed = missedOf(value);
    if (typed) return { path, code: 'kit.form.not_chosen', params: { label, value: typed } };
    const found = fieldTypes[field.type].check(value, field, context);
    return { path, code: found?.code ?? 'not_correct', params: { label, value, ...found?.params } };
  }
  const found = fieldTypes[field.type].check(value, field, context) ?? checkLimits(value, field);
  return found && { path, code: found.code, params: { label, value, ...found.params } };
}

/** The schema's limits; the validator knows them too, but is not loaded while people type. */
function checkLimits(
  value: unknown,
  { minimum, maximum, maxLength }: FieldModel,
): Pick<Problem, 'code' | 'params'> | null {
  if (typeof value === 'string' && maxLength !== undefined && lengthOf(value) > maxLength)
    return { code: 'too_long', params: { limit: maxLength } };
  if (typeof value !== 'number') return null;
  if (minimum !== undefined && value < minimum) return { code: 'too_small', params: { limit: minimum } };
  return maximum !== undefined && value > maximum ? { code: 'too_big', params: { limit: maximum } } : null;
}

/** In characters as the schema counts them, not in UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

/** Whether more was typed or pasted than the field holds: typing on mends nothing, so that it is said at once. */
export function isOver(value: unknown, { maxLength }: FieldModel): boolean {
  return typeof value === 'string' && maxLength !== undefined && lengthOf(compose(value).trim()) > maxLength;
}
