import type { Row } from '#contract/logic.ts';
import type { TransitionModel, WorkflowModel } from '#contract/workflow.ts';
import { isKnownToHold } from '#web/list/knownCondition.ts';
import type { Gate } from '#web/list/Gate.ts';
import type { FormStore } from './FormStore.ts';

/** A transition that the record's state and the user's rights allow. */
export interface Offer {
  transition: TransitionModel;
  /** Message key of what its guard has against it; absent: it can be done. */
  refusal?: string;
}

/** What can be done with the record now. A guard looks at what is typed: that is saved first. */
export function offeredTransitions(store: FormStore, may: Gate): readonly Offer[] {
  const { workflow } = store.form;
  const { stored, record } = store.state();
  if (!workflow || !stored) return [];
  const state = stored[workflow.field] as string | number;
  return workflow.transitions
    .filter(({ from, permissions }) => from.includes(state) && may(permissions))
    .map((transition) => (isRefused(transition, record, store) ? toRefusal(transition) : { transition }));
}

function isRefused({ guard }: TransitionModel, record: Row, store: FormStore): boolean {
  return guard !== undefined && isKnownToHold(guard, record, store.context()) === false;
}

function toRefusal(transition: TransitionModel): Offer {
  return { transition, refusal: transition.guardMessage ?? 'messages.transition_refused' };
}

/** The state in which the record is stored, and its tone; a code that nobody knows has none. */
export function stateOf(workflow: WorkflowModel, stored: Row) {
  const value = stored[workflow.field];
  return {
    value,
    tone: workflow.states.find((state) => state.value === value)?.tone ?? ('neutral' as const),
  };
}
