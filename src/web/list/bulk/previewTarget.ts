import type { BulkPreview, RowId } from '#contract/wire.ts';
import type { ActionTarget } from '../actions.ts';

type SelectionTarget = Extract<ActionTarget, { kind: 'selection' }>;

/** A selection without the rows that would be refused. */
export function withoutRefused(selection: SelectionTarget, { refused, total }: BulkPreview): SelectionTarget {
  const out = new Set<RowId>(refused.map(({ id }) => id));
  const { target } = selection;
  const count = total - out.size;
  if ('ids' in target)
    return { ...selection, count, target: { ids: target.ids.filter((id) => !out.has(id)) } };
  return { ...selection, count, target: { ...target, except: [...(target.except ?? []), ...out] } };
}
