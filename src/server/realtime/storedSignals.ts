import type { Db } from '#server/db/Db.ts';
import type { Signal } from './createSignals.ts';

/** More than so many missed messages are not told one by one: whoever missed them reads everything anew. */
const CAUGHT_UP = 500;

/**
 * A message gets its number before its transaction ends, so a lower number may come after a higher one. Numbers
 * not far below the last, and not old, are told again; who hears them knows what he heard.
 */
const OVERLAP = `s.id > $3 - 1000 and (s.id > $3 or s.created_at > now() - interval '2 minutes')`;

const COLUMNS = 's.id, s.customer_id as customer, s.account_id as account, s.topic, s.name, s.data';

/** Number of the last stored message of a company; 0 when there is none. */
export async function readLastSignal(db: Db, customerId: number): Promise<number> {
  const { rows } = await db
    .forTenant(customerId)
    .query<{ last: number }>('select coalesce(max(id), 0) as last from khuon_signal where customer_id = $1', [
      customerId,
    ]);
  return rows[0]?.last ?? 0;
}

/** Who missed something. */
export interface Subscriber {
  customerId: number;
  accountId: number;
  /** What it hears beside what is for the account. */
  topics: readonly string[];
}

/** What somebody missed after the message `last`, in order; null when it is too much, or too long ago. */
export async function readMissed(
  db: Db,
  { customerId, accountId, topics }: Subscriber,
  last: number,
): Promise<Signal[] | null> {
  const { rows } = await db.forTenant(customerId).query<Signal>(
    `select ${COLUMNS} from khuon_signal s where s.customer_id = $1 and s.account_id = $2 and ${OVERLAP}
union all
select ${COLUMNS} from unnest($4::text[]) as t(topic)
join khuon_signal s on s.customer_id = $1 and s.topic = t.topic and ${OVERLAP}
order by id limit ${CAUGHT_UP + 1}`,
    [customerId, accountId, last, topics],
  );
  return rows.length > CAUGHT_UP ? null : rows;
}

/** A page reads first and follows then: what topics said meanwhile is told to whoever begins to follow them. */
export async function readRecent(db: Db, customerId: number, topics: readonly string[]): Promise<Signal[]> {
  const { rows } = await db.forTenant(customerId).query<Signal>(
    `select ${COLUMNS} from unnest($2::text[]) as t(topic)
join khuon_signal s on s.customer_id = $1 and s.topic = t.topic and s.created_at > now() - interval '10 seconds'
order by s.id limit ${CAUGHT_UP}`,
    [customerId, topics],
  );
  return rows;
}

/** What came for companies after the messages that this process heard last: the channel loses some with its connection. */
export async function readSince(db: Db, last: ReadonlyMap<number, number>): Promise<Signal[]> {
  const { rows } = await db.withoutTenant('session').query<Signal>(
    `select ${COLUMNS} from unnest($1::int8[], $2::int8[]) as h(customer, last)
join khuon_signal s on s.customer_id = h.customer and s.id > h.last order by s.id limit ${CAUGHT_UP}`,
    [[...last.keys()], [...last.values()]],
  );
  return rows;
}
