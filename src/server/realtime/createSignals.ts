import type { ExportProgress, ServerEvents } from '#contract/wire.ts';
import { notify, type Queries, type Tx } from '#server/db/Db.ts';
import { listTopic, type Recipient } from './rooms.ts';

/** Channel between processes; each passes what it hears on to its own sockets. */
export const SIGNAL_CHANNEL = 'khuon_signal';

/** A socket message on its way between processes; `id` is its place in the stored sequence, null when it is not stored. */
export interface Signal<Name extends keyof ServerEvents = keyof ServerEvents> extends Recipient {
  id: number | null;
  name: Name;
  data: Parameters<ServerEvents[Name]>[0];
}

export type ExportReady = Parameters<ServerEvents['export-ready']>[0];

/** What one account is told of its notifications. */
export interface Notified {
  account: number;
  id: number;
  type: number;
}

/** Tells the browsers of a customer that something changed; with the commit when `tx` is a transaction. A hint: the truth is in the tables. */
export interface Signals {
  /** Once for an entity in a transaction, at its end, however many records it changes. */
  listChanged(tx: Queries, customerId: number, entity: string): Promise<void>;
  /** Tells pages that follow a topic, what is small enough to be told; in the order of the calls. */
  topicChanged(tx: Queries, customerId: number, topic: string, data: object): Promise<void>;
  exportReady(tx: Queries, customerId: number, accountId: number, event: ExportReady): Promise<void>;
  /** Not stored: the next one says more. */
  exportProgress(tx: Queries, customerId: number, accountId: number, progress: ExportProgress): Promise<void>;
  notified(tx: Queries, customerId: number, notifications: readonly Notified[]): Promise<void>;
}

/** Messages of one payload on the channel, which takes 8,000 bytes. */
const CHUNK = 40;

/** Bytes that a topic's message may have: the rows that it speaks of are read by the pages themselves. */
const MOST_BYTES = 4_000;

/** Stores messages, so that they can be caught up on, and tells every process of them. */
const SEND = `with stored as (
 insert into khuon_signal (customer_id, account_id, topic, name, data)
 select $1::int8, m.account, m.topic, $2, m.data from jsonb_to_recordset($3::jsonb) as m(account int8, topic text, data jsonb)
 returning id, customer_id as customer, account_id as account, topic, name, data)
select pg_notify($4, json_agg(stored order by id)::text) from stored`;

type Message = { account?: number; topic?: string; data: object };

async function send(
  tx: Queries,
  customer: number,
  name: keyof ServerEvents,
  messages: readonly Message[],
): Promise<void> {
  for (let from = 0; from < messages.length; from += CHUNK) {
    const chunk = JSON.stringify(messages.slice(from, from + CHUNK));
    await tx.query(SEND, [customer, name, chunk, SIGNAL_CHANNEL]);
  }
}

/** Signals over the database's own channel, so that they reach the sockets of every process. */
export const signals: Signals = {
  async listChanged(tx, customer, entity) {
    if (!('beforeCommit' in tx)) return sendLists(tx, customer, [entity]);
    const waiting = changed.get(tx);
    if (waiting) return void waiting.add(entity);
    const entities = new Set([entity]);
    changed.set(tx, entities);
    (tx as Tx).beforeCommit(() => sendLists(tx, customer, [...entities]));
  },
  async topicChanged(tx, customer, topic, data) {
    const message = { topic, data: { topic, data } };
    const bytes = Buffer.byteLength(JSON.stringify(message));
    if (bytes > MOST_BYTES)
      throw new Error(`${bytes} bytes for the topic "${topic}": send ids, at most ${MOST_BYTES} bytes`);
    await send(tx, customer, 'topic', [message]);
  },
  exportReady: (tx, customer, account, data) => send(tx, customer, 'export-ready', [{ account, data }]),
  exportProgress: (tx, customer, account, data) =>
    notify(
      tx,
      SIGNAL_CHANNEL,
      JSON.stringify([{ id: null, customer, account, topic: null, name: 'export-progress', data }]),
    ),
  notified: (tx, customer, notifications) =>
    send(
      tx,
      customer,
      'notification',
      notifications.map(({ account, id, type }) => ({ account, data: { id, type } })),
    ),
};

/** Entities that running transactions have changed: told of at their end, because parts of them may be taken back. */
const changed = new WeakMap<Queries, Set<string>>();

function sendLists(tx: Queries, customer: number, entities: readonly string[]): Promise<void> {
  const messages = entities.map((entity) => ({ topic: listTopic(entity), data: { entity } }));
  return send(tx, customer, 'list-changed', messages);
}
