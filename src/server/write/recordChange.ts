import type { EntityModel } from '#contract/model.ts';
import type { Queries } from '../db/Db.ts';
import type { Values } from '#contract/logic.ts';
import { differs } from './saveRecord.ts';

/** Who changed what, in which request. */
export interface ChangeNote {
  customerId: number;
  accountId: number;
  /** Null for visitors, who have none. */
  sessionId: number | null;
  requestId: string;
  /** `create`, `update`, `delete` or a transition's key. */
  action: string;
  entity: EntityModel;
  id: number;
  before: Values | null;
  after: Values | null;
}

/** Writes the audit row: the changed fields before and after; write-only values appear as "changed". */
export async function recordChange(tx: Queries, note: ChangeNote): Promise<void> {
  if (!note.entity.audit) return;
  const names = note.entity.fields.filter(
    (field) => !note.before || !note.after || differs(field, note.after, note.before),
  );
  const pick = (values: Values | null): string | null =>
    values
      ? JSON.stringify(
          Object.fromEntries(
            names.map((field) => [
              field.name,
              field.writeOnly || field.secret ? 'changed' : (values[field.name] ?? null),
            ]),
          ),
        )
      : null;
  await tx.query(
    `insert into "khuon_audit" ("customer_id", "account_id", "session_id", "request_id", "action", "entity", "record_id", "before", "after")
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb)`,
    [
      note.customerId,
      note.accountId,
      note.sessionId,
      note.requestId,
      note.action,
      note.entity.name,
      note.id,
      pick(note.before),
      pick(note.after),
    ],
  );
}

/** A status change: from, to, who, why, when (architecture 8). */
export interface StateEvent {
  customerId: number;
  accountId: number;
  entity: EntityModel;
  id: number;
  transition: string | null;
  from: unknown;
  to: unknown;
  note: string | null;
  input: Values;
}

/** Writes the event row of a status change; states stand by their keys. */
export async function recordEvent(tx: Queries, event: StateEvent): Promise<void> {
  const keyOf = (value: unknown): string | null =>
    event.entity.workflow?.states.find((state) => state.value === value)?.key ?? null;
  await tx.query(
    `insert into "khuon_event" ("customer_id", "account_id", "entity", "record_id", "field", "transition", "from_state", "to_state", "note", "data")
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb)`,
    [
      event.customerId,
      event.accountId,
      event.entity.name,
      event.id,
      event.entity.workflow?.field ?? '',
      event.transition,
      keyOf(event.from),
      keyOf(event.to) ?? String(event.to),
      event.note,
      JSON.stringify(event.input),
    ],
  );
}
