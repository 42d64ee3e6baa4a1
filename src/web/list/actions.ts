import type { Row } from '#contract/logic.ts';
import type { BulkTarget } from '#contract/wire.ts';
import type { TransitionModel, WorkflowModel } from '#contract/workflow.ts';
import type { Gate } from './Gate.ts';
import { isKnownToHold, type createLogicContext } from './knownCondition.ts';
import type { ActionDefinition } from './ListDefinition.ts';

/** What an action is done to. */
export type ActionTarget =
  | { kind: 'none' }
  | { kind: 'row'; id: number; row: Row }
  | { kind: 'selection'; target: BulkTarget; count: number };

/** Runs actions of the screen, one of a kind at a time. */
export interface ActionRunner {
  /** Starts an action: goes to its route, opens its dialog, or does it. */
  start: (action: ActionDefinition, target: ActionTarget) => void;
  /** Actions that the user may start from a row, with the reason where its state or guard forbids one. */
  ofRow: (row: Row) => readonly RowAction[];
}

export interface RowAction {
  action: ActionDefinition;
  /** Message key of what stands against it; absent: it can be done. */
  refusal?: string;
}

export type RowContext = ReturnType<typeof createLogicContext>;

/** The transition of an action, from its screen's workflow. */
export function transitionOf(
  action: ActionDefinition,
  workflow: WorkflowModel | undefined,
): TransitionModel | undefined {
  return workflow?.transitions.find(({ key }) => key === action.transition);
}

/** Whether the user may see the action at all: its own codes and its transition's. */
export function isOffered(action: ActionDefinition, workflow: WorkflowModel | undefined, may: Gate): boolean {
  if (!may(action.permissions)) return false;
  return action.transition === undefined || may(transitionOf(action, workflow)?.permissions ?? null);
}

/**
 * What a row's menu offers: nothing from another state; a guard that refuses keeps the action, greyed, with its
 * reason. What the row does not carry is left to the server.
 */
export function rowActions(
  actions: readonly ActionDefinition[],
  workflow: WorkflowModel | undefined,
  row: Row,
  context: RowContext,
): readonly RowAction[] {
  return actions.flatMap((action): readonly RowAction[] => {
    if (action.visible && isKnownToHold(action.visible, row, context) === false) return [];
    const transition = transitionOf(action, workflow);
    if (!transition || !workflow) return [{ action }];
    const state = row[workflow.field];
    if (state !== undefined && !transition.from.includes(state as string | number)) return [];
    const isRefused = transition.guard && isKnownToHold(transition.guard, row, context) === false;
    return [
      isRefused ? { action, refusal: transition.guardMessage ?? 'messages.transition_refused' } : { action },
    ];
  });
}

/** The version of the record that the user saw; child rows carry their own, which says nothing of it. */
export function versionOf(row: Row, recordId: number): number | undefined {
  return row.id === recordId && typeof row.version === 'number' ? row.version : undefined;
}
