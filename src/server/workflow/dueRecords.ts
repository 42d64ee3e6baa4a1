import { timedColumn } from '#contract/workflow.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import type { Change } from '#server/write/runChange.ts';
import { MOVED_AT_ONCE } from './movePieces.ts';
import type { Timer } from './runTimers.ts';

/** A record whose time has come. */
export interface Due {
  id: number;
  /** ISO 8601, as it is stored. */
  due: string;
  /** How often it was refused at that time. */
  tries: number;
}

const keyOf = ({ timer: { transition, at, after } }: Timer): string => `${transition} ${at ?? after}`;

const columnOf = ({ workflow, timer }: Timer): string => `t."${timedColumn(workflow, timer)}"`;

/** Since when a record must have waited: `$3`, or so many times the timer's minutes before it as the customer's setting says. 0 times: never. */
function printUntil({ timer: { after = 0 }, setting }: Timer, customer: string): string {
  if (!setting) return '$3::timestamptz';
  const times = `coalesce((select coalesce((s.value #>> '{}')::float8, 0) from khuon_setting s
 where s.customer_id = ${customer} and s.key = '${setting.key}'), ${Number(setting.field.default ?? 0)})`;
  return `$3::timestamptz - nullif(${times}, 0) * interval '${after} minutes'`;
}

/**
 * Rows `t` that are due, found by the timer's index: `$1` the customer, `$2` states, `$3` until when, `$4` now, `$5` entity, `$6` timer.
 * Those that were refused at that time (`k`) wait for their next try.
 */
function printDue(timer: Timer, customer: string): string {
  const { entity, workflow } = timer;
  const column = columnOf(timer);
  const type = typeof timer.timer.from[0] === 'string' ? 'text[]' : 'int4[]';
  const live = entity.softDelete ? ' and t."deleted_at" is null' : '';
  return `"${entity.table}" t left join khuon_timer k on k.customer_id = t."customer_id" and k.entity = $5 and k.record_id = t."id"
 and k.timer = $6 and k.due_at = ${column}
where t."customer_id" = ${customer} and t."${workflow.field}" = any($2::${type}) and ${column} <= ${printUntil(timer, customer)}${live}
 and (k.retry_at is null or k.retry_at <= $4::timestamptz)`;
}

function valuesOf(timer: Timer, customer: number | null, now: Date): unknown[] {
  const { after = 0, from } = timer.timer;
  const waited = timer.setting ? 0 : after * 60_000;
  const until = new Date(now.getTime() - waited).toISOString();
  return [customer, from, until, now.toISOString(), timer.entity.name, keyOf(timer)];
}

/** Customers with something due. */
export async function findCustomers({ db, now }: ServerParts, timer: Timer): Promise<number[]> {
  const { rows } = await db.withoutTenant('job_runner').query<{
    id: number;
  }>(`select c.id from khuon_customer c where $1::int8 is null and exists (select 1 from ${printDue(timer, 'c.id')}) order by c.id`, valuesOf(timer, null, now()));
  return rows.map(({ id }) => id);
}

/** The first that are due, or those of some that still are; what another process has taken is left to it. */
export async function lockDue(
  { tx, session, now }: Change,
  timer: Timer,
  only: readonly number[] = [],
): Promise<Due[]> {
  const column = columnOf(timer);
  const { rows } = await tx.query<Due>(
    `select t."id", ${column} as due, coalesce(k.tries, 0) as tries from ${printDue(timer, '$1')} and ($7::int8[] = '{}' or t."id" = any($7::int8[]))
order by ${column}, t."id" limit ${MOVED_AT_ONCE} for update of t skip locked`,
    [...valuesOf(timer, session.customer.id, now), only],
  );
  return rows;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** Notes why records were not moved: they are tried again after a minute, two, four, … a day at most. */
export async function noteRefused(
  { tx, session, now }: Change,
  timer: Timer,
  refused: readonly (Due & { error: string })[],
): Promise<void> {
  if (refused.length === 0) return;
  const rows = refused.map(({ tries, ...one }) => ({
    ...one,
    tries: tries + 1,
    retry_at: new Date(now.getTime() + Math.min(2 ** tries, DAY_MINUTES) * MINUTE_MS),
  }));
  await tx.query(
    `insert into khuon_timer (customer_id, entity, timer, record_id, due_at, tries, retry_at, error)
select $1, $2, $3, x.* from jsonb_to_recordset($4::jsonb) as x(id int8, due timestamptz, tries int4, retry_at timestamptz, error text)
on conflict (customer_id, entity, record_id, timer)
do update set due_at = excluded.due_at, tries = excluded.tries, retry_at = excluded.retry_at, error = excluded.error`,
    [session.customer.id, timer.entity.name, keyOf(timer), JSON.stringify(rows)],
  );
}

export async function forgetRefused(
  { tx, session }: Change,
  timer: Timer,
  ids: readonly number[],
): Promise<void> {
  await tx.query(
    'delete from khuon_timer where customer_id = $1 and entity = $2 and timer = $3 and record_id = any($4::int8[])',
    [session.customer.id, timer.entity.name, keyOf(timer), ids],
  );
}
