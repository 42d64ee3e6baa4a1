import type { Problem } from './errors.ts';
import type { LogicContext, Row, Values } from './logic.ts';
import type { FieldModel } from './model.ts';
import {
  isObject,
  oldRowOf,
  type LogicScope,
  type RecordModel,
  type RecordScope,
  type RecordState,
} from './record.ts';

/**
 * Whether a field cannot be changed: judged by the record as it is stored, so that nobody opens it and changes it in one
 * go; while a record is created, by the record as it would be.
 */
export function isReadOnly(
  { readOnlyIf }: FieldModel,
  { record, old, parent }: RecordState,
  scope: LogicScope,
): boolean {
  const { parentOld } = scope;
  const context: LogicContext = {
    ...scope,
    record: old ?? record,
    parent: parentOld ?? parent,
    old,
    input: {},
  };
  return readOnlyIf?.(context) ?? false;
}

/**
 * What was sent for fields that cannot be changed, and is not what stands there: `given` as it was sent, child rows in
 * the order of the record's.
 */
export function checkReadOnly(
  entity: RecordModel,
  given: Row,
  state: RecordState,
  scope: RecordScope,
): Problem[] {
  return entity.fields.flatMap((field): Problem[] => {
    if (!(field.name in given)) return [];
    const isClosed = field.readOnlyIf !== undefined && !isUntouched(field, given, state.old);
    if (isClosed && isReadOnly(field, state, scope)) return [refuse(entity, field)];
    return field.rows ? checkRows(field, given, state, scope) : [];
  });
}

function checkRows(
  field: FieldModel,
  given: Row,
  { record, old }: RecordState,
  scope: RecordScope,
): Problem[] {
  const child = scope.entityOf(field.rows?.entity ?? '');
  const rows = (record[field.name] ?? []) as Values[];
  const around = { ...scope, parentOld: old };
  return toRows(given[field.name]).flatMap((row, index) => {
    const now = rows[index] ?? row;
    const state = { record: now, old: oldRowOf(field, now, old), parent: record };
    return checkReadOnly(child, row, state, around).map((problem) => ({
      ...problem,
      path: `${field.name}.${index}.${problem.path}`,
    }));
  });
}

const refuse = ({ name }: RecordModel, field: FieldModel): Problem => ({
  path: field.name,
  code: 'read_only',
  params: { label: `${name}.${field.name}` },
});

/** Whether what was sent is what stands there; of child rows the same ones, with nothing else in what was sent of them. */
function isUntouched(field: FieldModel, given: Row, old: Values | null): boolean {
  const value = given[field.name];
  if (!field.rows) return isSame(value, old ? old[field.name] : field.default);
  const [rows, stored] = [toRows(value), toRows(old?.[field.name])];
  if (rows.length !== stored.length) return false;
  return rows.every((row) => {
    const oldRow = oldRowOf(field, row, old);
    return oldRow !== null && Object.entries(row).every(([name, one]) => isSame(one, oldRow[name]));
  });
}

const toRows = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isObject) : []);

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
