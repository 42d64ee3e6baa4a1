import { randomUUID } from 'node:crypto';
import type { Log } from '#contract/context.ts';
import type { EntityModel } from '#contract/model.ts';
import type { Calls } from '#server/http/Calls.ts';
import type { Actor } from '#server/access/Actor.ts';
import { bindSql } from '#server/access/rowPredicate.ts';
import { openSystem } from '#server/context/openContext.ts';
import type { Tx } from '#server/db/Db.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { Binder } from '#server/list/Statement.ts';
import { notifyChanged } from '#server/write/notifyChanged.ts';

/*
 * What is somebody's own is forgotten when its time is over (`x-pii`): in the rows themselves and in their history, so that
 * nothing that reads them can show it. Nobody is named as the one who changed them, and no rule or hook is asked.
 */

const NAME = 'forget_personal';

/** Records of one transaction. */
export const FORGOTTEN_AT_ONCE = 500;

/** What stands where something must stand. */
const STARS = '***';

/** Notification of those who are named in a note. */
const MENTIONED = 'note_mention';

type Pii = NonNullable<EntityModel['pii']>;

/** An entity with something to forget, and for whom. */
interface Forgetting {
  entity: EntityModel;
  pii: Pii;
  session: Actor;
}

/** Registers the nightly job that forgets; safe to run at any time, in any process, as often as one likes. */
export function forgettingJobs(calls: Calls, parts: ServerParts): void {
  parts.jobs.register(NAME, () => forgetPersonal(parts, calls.log));
  parts.jobs.schedule(NAME, '10 1 * * *', 'Asia/Ho_Chi_Minh');
}

/** Forgets now, by the app's clock, what is due. What fails for one company holds up no other. */
export async function forgetPersonal(parts: ServerParts, log: Log): Promise<void> {
  const owner = parts.db.withoutTenant('maintenance');
  const { rows } = await owner.query<{ id: number }>('select id from khuon_customer order by id');
  for (const { id } of rows)
    for (const entity of parts.model.entities)
      if (entity.pii)
        await forgetAll(parts, entity, { pii: entity.pii, customer: id }).catch((error: unknown) =>
          log.error({ err: error, customer: id, entity: entity.name }, 'personal data was not forgotten'),
        );
}

async function forgetAll(
  parts: ServerParts,
  entity: EntityModel,
  { pii, customer }: { pii: Pii; customer: number },
): Promise<void> {
  const { session } = await openSystem(parts, {
    customer,
    reason: 'timer',
    module: entity.module,
    requestId: randomUUID(),
  });
  const forgetting = { entity, pii, session };
  let last: number | undefined = 0;
  while (last !== undefined) last = await forgetPiece(parts, forgetting, last);
}

/** Forgets the next records; gives the last one's id, or undefined when there are no more. */
function forgetPiece(parts: ServerParts, forgetting: Forgetting, after: number): Promise<number | undefined> {
  const { entity, session } = forgetting;
  return parts.db.withoutTenant('maintenance').transaction(async (tx) => {
    const ids = await lockDue(tx, forgetting, { after, now: parts.now() });
    if (ids.length === 0) return undefined;
    await forgetRows(tx, forgetting, ids);
    await forgetHistory(tx, forgetting, ids);
    await forgetNotes(tx, parts, forgetting, ids);
    await notifyChanged({ parts, session, tx }, entity.name);
    return ids.length < FORGOTTEN_AT_ONCE ? undefined : ids.at(-1);
  });
}

/** What becomes of a field: stars where something must stand, else nothing. */
function toForgotten(
  { fields }: EntityModel,
  { fields: names }: Pii,
): [name: string, value: string | null][] {
  const needed = new Set(
    fields.filter(({ required, requiredIf }) => required || requiredIf).map(({ name }) => name),
  );
  return names.map((name) => [name, needed.has(name) ? STARS : null]);
}

/** Whether a field still holds something to forget. */
const printHeld = ([name, value]: readonly [string, string | null]): string =>
  `t.${quoteName(name)} ${value === null ? 'is not null' : `<> '${value}'`}`;

/** What was empty stays so. */
const printSet = ([name, value]: readonly [string, string | null]): string =>
  `${quoteName(name)} = ${value === null ? 'null' : `case when ${quoteName(name)} is not null then '${value}' end`}`;

/** Records that are due and still hold something, deleted ones too. */
async function lockDue(
  tx: Tx,
  { entity, pii, session }: Forgetting,
  { after, now }: { after: number; now: Date },
): Promise<number[]> {
  const { bind, values } = new Binder();
  const [customer, last] = [bind(session.customer.id, 'int8'), bind(after, 'int8')];
  const due = bindSql(pii.when, entity, { session, codes: session.permissions, now }, bind);
  const held = [...toForgotten(entity, pii).map(printHeld), hasNotes(bind(entity.name, 'text'))];
  const { rows } = await tx.query<{ id: number }>(
    `select t."id" from ${quoteName(entity.table)} t where t."customer_id" = ${customer} and t."id" > ${last}
and (${due}) and (${held.join(' or ')}) order by t."id" limit ${FORGOTTEN_AT_ONCE} for update`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** Whether people have written something about a record that is still there. */
const hasNotes = (entity: string): string =>
  `exists (select 1 from khuon_note n where n.customer_id = t."customer_id" and n.entity = ${entity} and n.record_id = t."id" and n.text <> '${STARS}')`;

/** The version goes up, so that a form that is open with the old values is told so. */
async function forgetRows(
  tx: Tx,
  { entity, pii, session }: Forgetting,
  ids: readonly number[],
): Promise<void> {
  const sets = toForgotten(entity, pii).map(printSet);
  await tx.query(
    `update ${quoteName(entity.table)} set ${sets.join(', ')}, "version" = "version" + 1
where "customer_id" = $1 and "id" = any($2::int8[])`,
    [session.customer.id, ids],
  );
}

/** Columns that hold values of a record by their names. */
const KEPT = [
  ['khuon_audit', ['before', 'after']],
  ['khuon_event', ['data']],
] as const;

/** That something was changed stays known, what it was does not. */
async function forgetHistory(
  tx: Tx,
  { entity, pii, session }: Forgetting,
  ids: readonly number[],
): Promise<void> {
  const forgotten = JSON.stringify(Object.fromEntries(toForgotten(entity, pii)));
  for (const [table, columns] of KEPT) {
    const sets = columns.map((column) => `"${column}" = ${printForgotten(`x."${column}"`)}`);
    const holds = columns.map((column) => `x."${column}" ?| $5::text[]`);
    await tx.query(
      `update ${table} x set ${sets.join(', ')}
where x.customer_id = $1 and x.entity = $2 and x.record_id = any($3::int8[]) and (${holds.join(' or ')})`,
      [session.customer.id, entity.name, ids, forgotten, pii.fields],
    );
  }
}

/** `$4` is what becomes of the fields; those that are not in the value are not put into it. */
const printForgotten = (value: string): string =>
  `case when jsonb_typeof(${value}) = 'object' then ${value} || coalesce((select jsonb_object_agg(m.key, m.value) from jsonb_each($4::jsonb) m where ${value} ? m.key), '{}'::jsonb) else ${value} end`;

/**
 * What people wrote about a record may name anybody, so nothing of it stays: neither notes with their files and the excerpts that those
 * who are named in them were told, nor what was said to a change of state. That somebody wrote something does.
 */
async function forgetNotes(
  tx: Tx,
  { model }: ServerParts,
  { entity, session }: Forgetting,
  ids: readonly number[],
): Promise<void> {
  const own = [session.customer.id, entity.name, ids];
  await tx.query(
    `update khuon_note set text = '${STARS}', files = '[]'::jsonb where customer_id = $1 and entity = $2 and record_id = any($3::int8[])`,
    own,
  );
  await tx.query(
    `update khuon_event set note = '${STARS}' where customer_id = $1 and entity = $2 and record_id = any($3::int8[]) and note is not null`,
    own,
  );
  const pages = model.forms.flatMap(({ entity: of, route }) =>
    of === entity.name && route !== undefined ? ids.map((id) => `${route}/${id}`) : [],
  );
  await tx.query(
    `update khuon_notification set data = data || '{"text":"${STARS}"}'::jsonb where customer_id = $1 and title = '${MENTIONED}' and url = any($2::text[])`,
    [session.customer.id, pages],
  );
}
