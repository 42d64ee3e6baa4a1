import type { Tone } from './enum.ts';
import type { Computed, Condition, Row } from './logic.ts';

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

/** Whether the state that a stored record is in lets nobody change it. */
export function isLocked(workflow: WorkflowModel | undefined, stored: Row): boolean {
  const state = workflow?.states.find(({ value }) => value === stored[workflow.field]);
  return state?.readOnly === true;
}

export interface TransitionModel {
  /** URL segment, `data-action` and message key `<entity>.transition.<key>`. */
  key: string;
  from: readonly StateValue[];
  /** Null: the state stays. */
  to: StateValue | null;
  /** States that it leads to instead: the first whose condition holds, once hooks have set what they set. */
  instead?: readonly { when: Condition; to: StateValue }[];
  /** Any of these; `[]` whoever may update the record. */
  permissions: readonly string[];
  guard?: Condition;
  /** Message key when the guard refuses. */
  guardMessage?: string;
  /** Fields set with the transition: constants or computed values. */
  set?: Readonly<Record<string, Computed>>;
  /** Screen id of the dialog form whose fields come as `input`. */
  form?: string;
  /** Message key of what is said when it is done, with its `count`. */
  success?: string;
  /** A note must be typed, this many characters at least. */
  note?: { minLength: number };
  /** Offered for a selection. */
  bulk?: true;
  tone?: Tone;
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
