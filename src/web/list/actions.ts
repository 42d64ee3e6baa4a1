import type { Row } from '#contract/logic.ts';
import type { BulkTarget } from '#contract/wire.ts';
import { isTransition, movedField, transitionsOf, type StepModel } from '#contract/workflow.ts';
import { VIEW_MODE } from '#web/data/listCalls.ts';
import type { Gate } from './Gate.ts';
import { isKnownToHold, type createLogicContext } from './knownCondition.ts';
import type { ActionDefinition, ListDefinition } from './ListDefinition.ts';

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

/** Why a button is locked whose feature the company has not registered. */
export const LICENSE_MISSING = 'messages.license_missing';

export type RowContext = ReturnType<typeof createLogicContext>;

/** What can be done with the records of a screen. */
type Steps = Pick<ListDefinition, 'workflows' | 'actions'>;

/** Key of what a button does with records: a transition or an action. */
export const stepKey = ({ transition, action }: ActionDefinition): string | undefined => transition ?? action;

/** What a button does with records, as its screen knows it. */
export function stepOf(button: ActionDefinition, steps: Steps): StepModel | undefined {
  const { transition, action, of } = button;
  const { workflows, actions = [] } = of ?? steps;
  return transition === undefined
    ? actions.find(({ key }) => key === action)
    : transitionsOf(workflows).find(({ key }) => key === transition);
}

/** Whether the user may see the action at all: its own codes, and those of what it does. */
export function isOffered(action: ActionDefinition, steps: Steps, may: Gate): boolean {
  if (!may(action.permissions)) return false;
  return stepKey(action) === undefined || may(stepOf(action, steps)?.permissions ?? null);
}

/** What holds of every row by what the list shows, whether a column shows it or not. */
export const factsOf = ({ where = {} }: Pick<ListDefinition, 'where'>): Row =>
  Object.fromEntries(Object.entries(where).filter(([, value]) => FACTS.has(typeof value)));

const FACTS: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);

/**
 * What a row's menu offers: nothing from another state; a guard that refuses keeps the action, greyed, with its
 * reason. What the row does not carry is left to the server.
 */
export function rowActions(
  actions: readonly ActionDefinition[],
  steps: Steps,
  row: Row,
  context: RowContext,
): readonly RowAction[] {
  return actions.flatMap((action): readonly RowAction[] => {
    if (action.visible && isKnownToHold(action.visible, row, context) === false) return [];
    if (action.route && queryOf(action, row) === null) return [];
    if (action.of && isEmpty(row[action.of.from])) return [];
    const step = stepOf(action, steps);
    if (!step) return [{ action }];
    const record = recordBehind(action, row);
    const state = isTransition(step) ? record[movedField((action.of ?? steps).workflows, step)] : undefined;
    if (isTransition(step) && state !== undefined && !step.from.includes(state as string | number)) return [];
    const isRefused = step.guard && isKnownToHold(step.guard, record, context) === false;
    return [isRefused ? { action, refusal: step.guardMessage ?? 'messages.transition_refused' } : { action }];
  });
}

/** The record that a button is done to: the row, or as much of the record that it names as it shows of it. */
export function recordBehind({ of }: ActionDefinition, row: Row): Row {
  if (!of) return row;
  const { from, path = from, copies = [] } = of;
  const shown = Object.entries(row).flatMap(([key, value]): [string, unknown][] => {
    if (key.startsWith(`${path}.`)) return [[key.slice(path.length + 1), value]];
    return copies.includes(key) ? [[key, value]] : [];
  });
  return { ...Object.fromEntries(shown), id: row[from] };
}

/** What the row of a button says of the dialog that it opens. */
export function prefillOf({ prefill = {} }: ActionDefinition, target: ActionTarget): Row {
  if (target.kind !== 'row') return {};
  const { row, id } = target;
  const given = Object.entries(prefill).map(([name, from]): [string, unknown] => {
    if (typeof from !== 'string') return [name, from.value];
    return [name, from === 'id' ? id : row[from]];
  });
  return Object.fromEntries(given.filter(([, value]) => !isEmpty(value)));
}

/** The records that a button is done to: of the row itself, or of what it names. */
export function doneTo(
  { of }: ActionDefinition,
  target: ActionTarget,
  { resource }: Pick<ListDefinition, 'resource'>,
): { resource: string; id?: number; version?: number } {
  if (target.kind !== 'row') return { resource: of?.resource ?? resource };
  if (of) return { resource: of.resource, id: Number(target.row[of.from]) };
  const version = versionOf(target.row, target.id);
  return { resource, id: target.id, ...(version !== undefined && { version }) };
}

type Leading = Pick<ActionDefinition, 'route' | 'prefill' | 'filter' | 'mode' | 'asked'>;

/**
 * What the address of a button says of the form or list there, by the values of its row; null: the row lacks one of them. A child
 * row's `id` is not the record's.
 */
function queryOf(
  { prefill = {}, filter = {}, mode }: Leading,
  row: Row,
  id = row['id'],
): URLSearchParams | null {
  const query = new URLSearchParams();
  for (const [name, from] of Object.entries(prefill)) {
    const own = from === 'id' ? id : row[String(from)];
    const value = typeof from === 'string' ? own : from.value;
    if (isEmpty(value)) return null;
    query.set(name, String(value));
  }
  const asked: [string, unknown][] = Object.entries(filter).map(([name, { from, ...as }]) => {
    const value = row[from];
    return [name, isEmpty(value) ? null : toAsked(value, as)];
  });
  if (asked.some(([, value]) => value === null)) return null;
  if (mode !== undefined) asked.push([VIEW_MODE, mode]);
  if (asked.length > 0) query.set('filter', JSON.stringify(Object.fromEntries(asked)));
  return query;
}

function toAsked(value: unknown, { choice, day }: { choice?: true; day?: true }): unknown {
  if (day) return { from: value, to: value };
  return choice ? [value] : value;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Where a button leads; `set` is how the filters of its list are set. Above a list there is no row: what it says of the form there are values of its own. */
export function routeOf(action: Leading, target: ActionTarget, set: Row = {}): string {
  const { route = '' } = action;
  const isRow = target.kind === 'row';
  const query = queryOf(action, isRow ? target.row : {}, isRow ? target.id : undefined);
  const text = withAsked(query, action.asked, set)?.toString() ?? '';
  const address = isRow ? route.replace('{id}', String(target.id)) : route;
  return address + (text && `?${text}`);
}

/** The same query with what is asked as it is asked for here. */
function withAsked(query: URLSearchParams | null, asked: Leading['asked'], set: Row): URLSearchParams | null {
  const given = Object.entries(asked ?? {}).filter(([, from]) => !isEmpty(set[from]));
  if (query === null || given.length === 0) return query;
  const own = JSON.parse(query.get('filter') ?? '{}') as Row;
  const taken = Object.fromEntries(given.map(([name, from]) => [name, set[from]]));
  query.set('filter', JSON.stringify({ ...own, ...taken }));
  return query;
}

/** The version of the record that the user saw; child rows carry their own, which says nothing of it. */
export function versionOf(row: Row, recordId: number): number | undefined {
  return row.id === recordId && typeof row.version === 'number' ? row.version : undefined;
}
