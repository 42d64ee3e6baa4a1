import { MOST_PRINTED } from '#contract/print.ts';
import type { BulkAnswer } from '#contract/wire.ts';
import { stepOf, type ActionTarget } from './actions.ts';
import type { ActionDefinition, ListDefinition } from './ListDefinition.ts';

/** Records that are printed, and as what. */
export interface PrintRun {
  load: NonNullable<ActionDefinition['print']>;
  ids: readonly number[];
}

/** So many rows at most are chosen for a button; undefined: as many as one likes. */
export const mostOf = (
  action: ActionDefinition,
  steps: Pick<ListDefinition, 'workflows' | 'actions'>,
): number | undefined => stepOf(action, steps)?.most ?? (action.print && MOST_PRINTED);

/** What a button prints of those that it was done to; null for one that prints nothing, and when it was done to none. */
export function createPrintRun(
  { print: load }: ActionDefinition,
  target: ActionTarget,
  answer: unknown,
): PrintRun | null {
  const ids = doneOf(target, (answer ?? {}) as Partial<BulkAnswer>);
  return load && ids.length > 0 ? { load, ids } : null;
}

function doneOf(target: ActionTarget, { done }: Partial<BulkAnswer>): readonly number[] {
  if (target.kind === 'row') return [target.id];
  if (target.kind === 'none') return [];
  return done ?? ('ids' in target.target ? target.target.ids : []);
}
