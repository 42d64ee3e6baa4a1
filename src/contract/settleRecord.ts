import type { LogicContext, Values } from './logic.ts';
import type { FieldModel } from './model.ts';
import {
  oldRowOf,
  type EntityOf,
  type LogicScope,
  type RecordModel,
  type RecordScope,
  type RecordState,
} from './record.ts';
import type { WorkflowModel } from './workflow.ts';

/**
 * Works out computed values and clears what its condition hides, each after the values that it looks at: in the
 * record, its rows and their parent alike. Changes the record in place.
 */
export function settleRecord(entity: RecordModel, state: RecordState, scope: RecordScope): void {
  const context = { ...scope, ...state, input: state.input ?? {} };
  settleTurns({ entityOf: scope.entityOf, settle: settleField }, entity, context);
}

/** As `settleRecord`, but nothing is cleared and child rows may not be there yet: for rows that are being made. */
export function computeRecord(
  entity: RecordModel,
  context: SettleContext,
  entityOf: EntityOf<RecordModel>,
): void {
  settleTurns({ entityOf, settle: computeField }, entity, context);
}

/** Puts a new record into the states in which it begins, which conditions look at before it is stored. */
export function setFirstStates(
  workflows: readonly Pick<WorkflowModel, 'field' | 'initial'>[],
  record: Values,
  scope: LogicScope,
): void {
  const context = { ...scope, record, parent: {}, old: null, input: {} };
  for (const { field, initial } of workflows) {
    const first = initial.find((one) => one.when?.(context) ?? true);
    record[field] = first?.to ?? null;
    for (const [name, value] of Object.entries(first?.set ?? {})) record[name] = value(context);
  }
}

/** A context whose record is being put together. */
export type SettleContext = Omit<LogicContext, 'record' | 'old'> & { record: Values; old: Values | null };

type Settle = (field: FieldModel, context: SettleContext) => void;

/** How the fields of a record and its rows are settled. */
interface Way {
  entityOf: EntityOf<RecordModel>;
  settle: Settle;
}

function settleTurns(way: Way, entity: RecordModel, context: SettleContext): void {
  const last = lastTurn(entity, way.entityOf);
  for (let turn = 0; turn <= last; turn += 1) settleTurn(way, turn, entity, context);
}

function settleTurn(way: Way, turn: number, entity: RecordModel, context: SettleContext): void {
  const { entityOf, settle } = way;
  const { rows, turns } = planOf(entity);
  const { record, old } = context;
  for (const field of rows) {
    const child = entityOf(field.rows?.entity ?? '');
    if (turn > lastTurn(child, entityOf)) continue;
    for (const row of (record[field.name] ?? []) as Values[]) {
      const place = { ...context, record: row, parent: record, old: oldRowOf(field, row, old), input: {} };
      settleTurn(way, turn, child, place);
    }
  }
  for (const field of turns[turn] ?? []) settle(field, context);
}

const settleField: Settle = (field, context) => {
  if (field.visible && field.onHide === 'clear' && !field.visible(context))
    context.record[field.name] = field.default ?? null;
  computeField(field, context);
};

const computeField: Settle = ({ name, compute }, context) => {
  if (compute) context.record[name] = compute.value(context);
};

/** Child rows of an entity, and by turn what is worked out or cleared of it. */
interface Plan {
  rows: readonly FieldModel[];
  turns: readonly (readonly FieldModel[])[];
}

const plans = new WeakMap<RecordModel['fields'], Plan>();

/** Worked out once a model: a form settles at every key press. */
function planOf({ fields }: RecordModel): Plan {
  const known = plans.get(fields);
  if (known) return known;
  const turns: FieldModel[][] = [];
  for (const field of fields)
    if (field.compute || (field.visible && field.onHide === 'clear'))
      (turns[field.turn ?? 0] ??= []).push(field);
  const plan = { rows: fields.filter(({ rows }) => rows !== undefined), turns };
  plans.set(fields, plan);
  return plan;
}

/** The last turn of an entity or its rows; below 0 where nothing has one. */
function lastTurn(entity: RecordModel, entityOf: EntityOf<RecordModel>): number {
  const { rows, turns } = planOf(entity);
  const below = rows.map((field) => lastTurn(entityOf(field.rows?.entity ?? ''), entityOf));
  return Math.max(turns.length - 1, ...below);
}
