import type { EntityModel } from '#contract/model.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { Queries } from '../db/Db.ts';
import type { Row, Values } from '#contract/logic.ts';
import { differs } from './saveRecords.ts';

/** One record before and after a change. */
export interface Changed {
  id: number;
  before: Values | null;
  after: Values | null;
}

/** Who changed what, in which request. */
export interface ChangeNote {
  customerId: number;
  accountId: number;
  /** Null for visitors and jobs, who have none. */
  sessionId: number | null;
  requestId: string;
  /** `create`, `update`, `delete` or a transition's key. */
  action: string;
  entity: EntityModel;
  changed: readonly Changed[];
}

/** A status change of a record: from, to, why (architecture 8). */
export interface StateEvent {
  id: number;
  workflow: WorkflowModel;
  transition: string | null;
  from: unknown;
  to: unknown;
  note: string | null;
  input: Row;
}

const AUDIT = `insert into "khuon_audit" ("customer_id", "account_id", "entity", "session_id", "request_id", "action", "record_id", "before", "after")
  select $1::int8, $2::int8, $3, $4::int8, $5, $6, x.* from jsonb_to_recordset($7::jsonb) as x(id int8, before jsonb, after jsonb)`;

const printEvents = (rows: string): string =>
  `insert into "khuon_event" ("customer_id", "account_id", "entity", "field", "transition", "note", "data", "record_id", "from_state", "to_state")
  select $1::int8, $2::int8, $3, x.* from jsonb_to_recordset(${rows}::jsonb) as x(field text, transition text, note text, input jsonb, id int8, "from" text, "to" text)`;

const EVENTS = printEvents('$4');
const BOTH = `with noted as (${printEvents('$8')}) ${AUDIT}`;

/**
 * Writes down a change in one statement: the changed fields before and after, where the entity is audited (write-only values
 * appear as "changed"), and the states that its records came into.
 */
export async function recordChanges(
  tx: Queries,
  note: ChangeNote,
  events: readonly StateEvent[] = [],
): Promise<void> {
  const { entity, changed } = note;
  const who = [note.customerId, note.accountId, entity.name];
  const states = events.length > 0 ? [JSON.stringify(events.map(toEventRow))] : [];
  if (!entity.audit || changed.length === 0) {
    if (states.length > 0) await tx.query(EVENTS, [...who, ...states]);
    return;
  }
  const rows = JSON.stringify(changed.map((one) => pickChanged(entity, one)));
  const audit = [...who, note.sessionId, note.requestId, note.action, rows];
  await tx.query(states.length > 0 ? BOTH : AUDIT, [...audit, ...states]);
}

/** The states in which new records begin. */
export const firstStates = (
  { workflows = [] }: Pick<EntityModel, 'workflows'>,
  changed: readonly Changed[],
): StateEvent[] =>
  workflows.flatMap((workflow) =>
    changed.flatMap(({ id, before, after }) =>
      !before && after
        ? [{ id, workflow, transition: null, from: null, to: after[workflow.field], note: null, input: {} }]
        : [],
    ),
  );

/** States stand by their keys. */
function toEventRow({ id, workflow, transition, from, to, note, input }: StateEvent) {
  const keyOf = (value: unknown): string | null =>
    workflow.states.find((state) => state.value === value)?.key ?? null;
  return {
    field: workflow.field,
    transition,
    note,
    input,
    id,
    from: keyOf(from),
    to: keyOf(to) ?? String(to),
  };
}

function pickChanged({ fields }: EntityModel, { id, before, after }: Changed): Changed {
  const names = fields.filter((field) => !before || !after || differs(field, after, before));
  const pick = (values: Values | null): Values | null =>
    values &&
    Object.fromEntries(
      names.map((field) => [
        field.name,
        field.writeOnly || field.secret ? 'changed' : (values[field.name] ?? null),
      ]),
    );
  return { id, before: pick(before), after: pick(after) };
}
