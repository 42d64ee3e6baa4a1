import type { Tone } from './enum.ts';
import type { Computed, Condition, LogicContext, Row } from './logic.ts';
import type { Codes } from './model.ts';

/** A compiled workflow; shared by server (guards) and browser (buttons). */
export interface WorkflowModel {
  entity: string;
  /** The state field; written by transitions only. */
  field: string;
  /** First matching `when` wins; the last has none. */
  initial: readonly { when?: Condition; to: StateValue; set?: Readonly<Record<string, Computed>> }[];
  states: readonly StateModel[];
  transitions: readonly TransitionModel[];
  /** Transitions that the system makes when their time has come. */
  timers?: readonly TimerModel[];
}

export interface TimerModel {
  /** Key of the transition. */
  transition: string;
  /** States in which it counts. */
  from: readonly StateValue[];
  /** Minutes since the record came into its state. */
  after?: number;
  /** Setting of the customer that says how many times `after` is waited; 0: never. */
  times?: string;
  /** Field that holds the time; empty: never. */
  at?: string;
}

/** Column that holds since when a record is in its state, where a timer counts from it. */
export const sinceColumn = ({ field }: Pick<WorkflowModel, 'field'>): string => `${field}_since`;

/** Column that a timer looks at. */
export const timedColumn = (workflow: Pick<WorkflowModel, 'field'>, { at }: TimerModel): string =>
  at ?? sinceColumn(workflow);

export const countsSince = ({ timers = [] }: Pick<WorkflowModel, 'timers'>): boolean =>
  timers.some(({ after }) => after !== undefined);

export type StateValue = number | string;

export interface StateModel {
  key: string;
  value: StateValue;
  tone: Tone;
  final?: true;
  /** Records in it are moved by transitions, and changed or deleted by nobody. */
  readOnly?: true;
}

/** Workflows of an entity, each with a state field of its own. */
export type Workflows = readonly WorkflowModel[] | undefined;

/** Whether a state that a stored record is in lets nobody change it. */
export const isLocked = (workflows: Workflows, stored: Row): boolean =>
  (workflows ?? []).some(({ field, states }) =>
    states.some(({ value, readOnly }) => readOnly === true && value === stored[field]),
  );

/** Whether a stored record (`old`) stays as it is: in a state that nobody changes, or not one of those that the user may change. */
export function isKept(
  { workflows, changeableRows }: { workflows?: Workflows; changeableRows?: Condition | undefined },
  context: LogicContext,
): boolean {
  const record = context.old ?? {};
  return isLocked(workflows, record) || changeableRows?.({ ...context, record, input: {} }) === false;
}

/** State fields of an entity: transitions alone write them. */
export const stateFields = (workflows: Workflows): readonly string[] =>
  (workflows ?? []).map(({ field }) => field);

export const transitionsOf = (workflows: Workflows): readonly TransitionModel[] =>
  (workflows ?? []).flatMap(({ transitions }) => transitions);

/** Those that people make. */
export const callableTransitionsOf = (workflows: Workflows): readonly TransitionModel[] =>
  transitionsOf(workflows).filter(({ automatic }) => automatic !== true);

/** The workflow of a transition: its key stands once among all transitions of the entity. */
export const workflowOf = (
  workflows: Workflows,
  { key }: Pick<TransitionModel, 'key'>,
): WorkflowModel | undefined =>
  workflows?.find(({ transitions }) => transitions.some((transition) => transition.key === key));

/** The state field that a transition moves. */
export const movedField = (workflows: Workflows, transition: Pick<TransitionModel, 'key'>): string =>
  workflowOf(workflows, transition)?.field ?? '';

/** What can be done with a record beside changing its fields: a transition of its workflow, or an action. */
export interface StepModel {
  /** URL segment, `data-action` and the end of its message key (`stepLabel`). */
  key: string;
  /** Any of these; of a transition `[]` is whoever may update the record. */
  permissions: Codes;
  guard?: Condition;
  /** Message key when the guard refuses. */
  guardMessage?: string;
  /** Screen id of the dialog form whose fields come as `input`. */
  form?: string;
  /**
   * What the dialog over one record begins with: its fields from fields of the record, or the address of the call that says it by
   * the record's id (`trip_id`).
   */
  begins?: string | Readonly<Record<string, string>>;
  /** Message key of what is said when it is done, with its `count`. */
  success?: string;
  /** Message key of what is asked first, with the record (`label`), the button (`value`) and `count`; absent: the general question. */
  question?: string;
  /** Money that the question names as `sum`, added up over the records: its field, and the reference that leads there. */
  sum?: { of: string; by?: string; entity?: string };
  /** A note must be typed, this many characters at least. */
  note?: { minLength: number };
  /** Offered for a selection. */
  bulk?: true;
  /** So many records at most are chosen for it. */
  most?: number;
  tone?: Tone;
}

export const isTransition = (step: StepModel): step is TransitionModel => 'from' in step;

/** Message key of the button of a step. */
export const stepLabel = (entity: string, step: StepModel): string =>
  `${entity}.${isTransition(step) ? 'transition' : 'action'}.${step.key}`;

export interface TransitionModel extends StepModel {
  from: readonly StateValue[];
  /** Null: the state stays. */
  to: StateValue | null;
  /** States that it leads to instead: the first whose condition holds, once hooks have set what they set. */
  instead?: readonly { when: Condition; to: StateValue }[];
  permissions: readonly string[];
  /** Code and timers alone make it: nobody is offered it, and there is no call. */
  automatic?: true;
  /** Fields set with the transition: constants or computed values. */
  set?: Readonly<Record<string, Computed>>;
  /** Slots run in the transaction: `<module>/<name>`. */
  effects?: readonly string[];
  /** Whom it tells of the record. */
  notify?: TransitionNotice;
}

/** What a transition tells people (workflow `notify`). */
export interface TransitionNotice {
  /** Entry of the registry of notifications. */
  key: string;
  /** Fields of the record that fill the text's placeholders. */
  params: readonly string[];
  /** Field that holds the account which hears it; absent: the registry says who does. */
  to?: string;
}
