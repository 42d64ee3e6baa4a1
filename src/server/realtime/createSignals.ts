import type { ServerEvents } from '#contract/wire.ts';
import { notify, type Queries } from '#server/db/Db.ts';

/** Channel between processes; each passes what it hears on to its own sockets. */
export const SIGNAL_CHANNEL = 'khuon_signal';

/** A socket message on its way between processes. */
export interface Signal<Name extends keyof ServerEvents = keyof ServerEvents> {
  customer: number;
  /** Absent: every session of the customer that may read the entity. */
  account?: number;
  name: Name;
  data: Parameters<ServerEvents[Name]>[0];
}

/** Tells the browsers of a customer that something changed; with the commit when `tx` is a transaction. A hint: the truth is in the tables. */
export interface Signals {
  listChanged(tx: Queries, customerId: number, entity: string): Promise<void>;
  exportReady(tx: Queries, customerId: number, accountId: number, filename: string): Promise<void>;
  notified(
    tx: Queries,
    customerId: number,
    accountId: number,
    notification: { id: number; type: number },
  ): Promise<void>;
}

const send = (tx: Queries, signal: Signal) => notify(tx, SIGNAL_CHANNEL, JSON.stringify(signal));

/** Signals over the database's own channel, so that they reach the sockets of every process. */
export const signals: Signals = {
  listChanged: (tx, customer, entity) => send(tx, { customer, name: 'list-changed', data: { entity } }),
  exportReady: (tx, customer, account, filename) =>
    send(tx, { customer, account, name: 'export-ready', data: { filename } }),
  notified: (tx, customer, account, data) => send(tx, { customer, account, name: 'notification', data }),
};
