import type { LogicContext, Row, Values } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import { isProtectedRow } from '#contract/protectedRow.ts';
import { isReadOnly } from '#contract/readOnlyFields.ts';
import type { RecordModel } from '#contract/record.ts';
import { isReadable, isWritable, type Access } from './access.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { toPlace } from './place.ts';

/**
 * Whether a field is read-only: by the record as it is stored, which is what the server goes by, or by what is typed
 * beside it. `parentOld` is what child rows know as their stored parent.
 */
export function isClosed(field: FieldModel, context: LogicContext, parentOld: Row | null): boolean {
  if (!field.readOnlyIf) return false;
  const { record, parent, old, input: _input, ...around } = context;
  const state = { record: record as Values, old: old as Values | null, parent };
  return isReadOnly(field, state, { ...around, parentOld }) || field.readOnlyIf(context);
}

/** The field of the child rows that a place lies in. */
function rowsOf(path: string, { fields }: Pick<RecordModel, 'fields'>): FieldModel | undefined {
  const { name, child } = toPlace(path);
  return child === undefined ? undefined : fields.find((field) => field.name === name);
}

/** Whether a place lies in child rows that are only shown, whatever their own fields say. */
export function isInShownRows(path: string, record: Pick<RecordModel, 'fields'>, access: Access): boolean {
  const rows = rowsOf(path, record);
  return rows !== undefined && !isWritable(rows, access);
}

/** Whether a place lies in child rows that are read-only as a whole: the server takes no change of any of them. */
export function isInClosedRows(
  path: string,
  record: Pick<RecordModel, 'fields'>,
  context: LogicContext,
  stored: Row | null,
): boolean {
  const rows = rowsOf(path, record);
  return rows !== undefined && isClosed(rows, context, stored);
}

/** Ids of the stored child rows that hold what the user may not see or change: the server does not give them up. */
export function protectedRows(
  { models }: FormDefinition,
  access: Access,
  name: string,
  stored: readonly Row[],
): ReadonlySet<unknown> {
  const [own, ...others] = Object.values(models);
  const rows = own?.fields.find((field) => field.name === name)?.rows;
  const child = others.find((model) => model.name === rows?.entity);
  if (!child) return new Set();
  const rights = {
    sees: (field: FieldModel) => isReadable(field, access),
    sets: (field: FieldModel) => isWritable(field, { ...access, act: 'update' }),
  };
  return new Set(stored.filter((row) => isProtectedRow(child, row, rights)).map((row) => row['id']));
}
