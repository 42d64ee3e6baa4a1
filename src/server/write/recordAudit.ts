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

/** Writes the audit rows: the changed fields before and after; write-only values appear as "changed". */
export async function recordChanges(tx: Queries, note: ChangeNote): Promise<void> {
  const { entity, changed } = note;
  if (!entity.audit || changed.length === 0) return;
  await tx.query(
    `insert into "khuon_audit" ("customer_id", "account_id", "session_id", "request_id", "action", "entity", "record_id", "before", "after")
     select $1::int8, $2::int8, $3::int8, $4, $5, $6, x.* from jsonb_to_recordset($7::jsonb) as x(id int8, before jsonb, after jsonb)`,
    [
      note.customerId,
      note.accountId,
      note.sessionId,
      note.requestId,
      note.action,
      entity.name,
      JSON.stringify(changed.map((one) => pickChanged(entity, one))),
    ],
  );
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

/** A status change: from, to, who, why, when (architecture 8). */
export interface StateEvent {
  customerId: number;
  accountId: number;
  entity: EntityModel;
  workflow: WorkflowModel;
  transition: string | null;
  moved: readonly { id: number; from: unknown; to: unknown; note: string | null; input: Row }[];
}

/** Writes the event rows of a status change; states stand by their keys. */
export async function recordEvents(tx: Queries, event: StateEvent): Promise<void> {
  const { entity, workflow, moved } = event;
  const keyOf = (value: unknown): string | null =>
    workflow.states.find((state) => state.value === value)?.key ?? null;
  await tx.query(
    `insert into "khuon_event" ("customer_id", "account_id", "entity", "field", "transition", "note", "data", "record_id", "from_state", "to_state")
     select $1::int8, $2::int8, $3, $4, $5, x.* from jsonb_to_recordset($6::jsonb) as x(note text, input jsonb, id int8, "from" text, "to" text)`,
    [
      event.customerId,
      event.accountId,
      entity.name,
      workflow.field,
      event.transition,
      JSON.stringify(
        moved.map(({ id, from, to, note, input }) => ({
          note,
          input,
          id,
          from: keyOf(from),
          to: keyOf(to) ?? String(to),
        })),
      ),
    ],
  );
}
