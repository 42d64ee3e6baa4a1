import type { Row } from './logic.ts';
import type { FieldModel } from './model.ts';
import { STANDARD_FIELDS, type RecordModel } from './record.ts';

/** What somebody may do with the fields of child rows. */
export interface RowRights {
  sees(field: FieldModel): boolean;
  /** Whether he may change a stored value. */
  sets(field: FieldModel): boolean;
}

/**
 * Whether a stored child row holds what somebody may not see, or a value that he could not have given it. He may change
 * it, which keeps those values, but not take it away or put another in its place.
 */
export function isProtectedRow(
  { fields, parent }: RecordModel,
  row: Row,
  { sees, sets }: RowRights,
): boolean {
  return fields.some((field) => {
    if (STANDARD_FIELDS.has(field.name) || field.name === parent?.foreignKey) return false;
    const isBlind = field.writeOnly === true || field.secret === true;
    if (!isBlind && !sees(field)) return true;
    if (field.readOnly || sets(field)) return false;
    return isBlind || (row[field.name] ?? null) !== (field.default ?? null);
  });
}
