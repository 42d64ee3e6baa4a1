import type { Row } from '#contract/logic.ts';
import {
  callableTransitionsOf,
  isTransition,
  movedField,
  type StepModel,
  type WorkflowModel,
} from '#contract/workflow.ts';
import { isKnownToHold } from '#web/list/knownCondition.ts';
import type { Gate } from '#web/list/Gate.ts';
import type { FormStore } from './FormStore.ts';

/** A transition or action that the record's state and the user's rights allow. */
export interface Offer {
  step: StepModel;
  /** Message key of what its guard has against it; absent: it can be done. */
  refusal?: string;
}

/** What can be done with the record now, transitions first. A guard looks at what is typed: that is saved first. */
export function offeredActions(store: FormStore, may: Gate): readonly Offer[] {
  const { workflows, actions = [] } = store.form;
  const { stored, record } = store.state();
  if (!stored) return [];
  const isHere = (step: StepModel): boolean =>
    !isTransition(step) || step.from.includes(stored[movedField(workflows, step)] as string | number);
  return [...callableTransitionsOf(workflows), ...actions]
    .filter((step) => isHere(step) && may(step.permissions))
    .map((step) => (isRefused(step, record, store) ? toRefusal(step) : { step }));
}

function isRefused({ guard }: StepModel, record: Row, store: FormStore): boolean {
  return guard !== undefined && isKnownToHold(guard, record, store.context()) === false;
}

function toRefusal(step: StepModel): Offer {
  return { step, refusal: step.guardMessage ?? 'messages.transition_refused' };
}

/** The state in which the record is stored, and its tone; a code that nobody knows has none. */
export function stateOf(workflow: WorkflowModel, stored: Row) {
  const value = stored[workflow.field];
  return {
    value,
    tone: workflow.states.find((state) => state.value === value)?.tone ?? ('neutral' as const),
  };
}
