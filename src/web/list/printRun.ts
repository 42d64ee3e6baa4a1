import { PRINT_REASON } from '#contract/document.ts';
import type { Row } from '#contract/logic.ts';
import { MOST_PRINTED } from '#contract/print.ts';
import type { BulkAnswer } from '#contract/wire.ts';
import { stepOf, type ActionTarget } from './actions.ts';
import type { ActionDefinition, ListDefinition } from './ListDefinition.ts';

/** Records that are printed, and as what. */
export interface PrintRun {
  load: NonNullable<ActionDefinition['print']>;
  /** Saved as a file instead of going to a printer. */
  asFile: boolean;
  /** Why it is not the first time, where what was done before asked for it. */
  reason?: string | undefined;
  ids: readonly number[];
}

/** So many rows at most are chosen for a button; undefined: as many as one likes. */
export const mostOf = (
  action: ActionDefinition,
  steps: Pick<ListDefinition, 'workflows' | 'actions'>,
): number | undefined => stepOf(action, steps)?.most ?? (action.print && MOST_PRINTED);

/** What a button prints of those that it was done to, with `body`; null for one that prints nothing, and when it was done to none. */
export function createPrintRun(
  { print: load, asFile, of }: ActionDefinition,
  target: ActionTarget,
  answer: unknown,
  body: Row = {},
): PrintRun | null {
  const ids = doneOf(target, of, (answer ?? {}) as Partial<BulkAnswer>);
  const { [PRINT_REASON]: reason } = body;
  if (!load || ids.length === 0) return null;
  return { load, ids, asFile: asFile === true, ...(typeof reason === 'string' && { reason }) };
}

function doneOf(
  target: ActionTarget,
  of: ActionDefinition['of'],
  { done }: Partial<BulkAnswer>,
): readonly number[] {
  if (target.kind === 'row') return [of ? Number(target.row[of.from]) : target.id];
  if (target.kind === 'none') return [];
  return done ?? ('ids' in target.target ? target.target.ids.filter((id) => typeof id === 'number') : []);
}

/** Beside each button that prints, one that gives the same as a file. */
export const withFiles = (actions: readonly ActionDefinition[]): readonly ActionDefinition[] =>
  actions.flatMap((action) => (action.print ? [action, toFileAction(action)] : [action]));

/** The key on the keyboard is the printer's. */
function toFileAction(printing: ActionDefinition): ActionDefinition {
  const { hotkey: _, ...action } = printing;
  return { ...action, key: `${action.key}_pdf`, label: 'kit.print.pdf', asFile: true };
}
