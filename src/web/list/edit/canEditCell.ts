import type { LogicContext, Row } from '#contract/logic.ts';
import { isLocked } from '#contract/workflow.ts';
import { isWritable } from '#web/form/access.ts';
import type { Gate } from '../Gate.ts';
import { isKnownToHold } from '../knownCondition.ts';
import type { ColumnDefinition, ListDefinition } from '../ListDefinition.ts';

/**
 * Whether a cell is offered to be changed: by the user's rights, and as far as the row tells it by the record. What the row
 * does not carry is judged when the cell is opened, and by the server.
 */
export function canEditCell(
  { edit, workflows }: Pick<ListDefinition, 'edit' | 'workflows'>,
  { edit: isEdited, field }: ColumnDefinition,
  row: Row,
  { may, ...context }: Omit<LogicContext, 'record'> & { may: Gate },
): boolean {
  if (!isEdited || !edit || !may(edit.permissions) || !isWritable(field, { act: 'update', may }))
    return false;
  if (isLocked(workflows, row)) return false;
  const { changeableRows } = edit;
  if (changeableRows && isKnownToHold(changeableRows, row, context) === false) return false;
  const { readOnlyIf, visible } = field;
  if (readOnlyIf && isKnownToHold(readOnlyIf, row, context) === true) return false;
  return !visible || isKnownToHold(visible, row, context) !== false;
}
