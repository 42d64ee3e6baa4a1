import type { EntityModel } from './model.ts';
import type { LogicUser, Row, Values } from './logic.ts';
import type { Notify } from './notification.ts';
import type { Language } from './session.ts';

/** Rows of a statement; `rowCount` also counts rows that were written without being returned. */
export interface QueryResult<Row> {
  rows: Row[];
  rowCount: number;
}

/** Runs SQL inside the transaction of a change; values stand as `$1`, `$2`, …. */
export interface ActionTx {
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<QueryResult<Row>>;
  /** Runs after the commit; what it throws is logged only. */
  afterCommit(effect: () => void | Promise<void>): void;
}

/**
 * What a module's handwritten code gets at a change of one record, inside its transaction.
 * `src/modules/<m>/<entity>.actions.server.ts` may export `beforeWrite` and `afterWrite` (hooks of every create,
 * update, delete and transition) and the slots that a workflow's `effects` name (`revoke_sessions` → `revokeSessions`).
 */
export interface ActionContext {
  tx: ActionTx;
  /** Who changes; null for jobs of the server itself. */
  user: LogicUser | null;
  customerId: number;
  language: Language;
  entity: EntityModel;
  /** Before the change; null while it is created. */
  old: Row | null;
  /**
   * As it is stored (`afterWrite`, effects) or about to be (`beforeWrite`, which may set values); links and
   * child rows as arrays. Null when it is deleted.
   */
  record: Values | null;
  /** Key of the transition that runs. */
  transition?: string;
  now: Date;
  /** Refuses the change: the whole transaction is rolled back. Code of `contract/errors.ts` or a rule's message key at a field. */
  refuse(code: string, path?: string, params?: Readonly<Record<string, unknown>>): never;
  /**
   * Does work once for all records that are written together, as by a sheet: it gets the items of all of them. `work` stands
   * beside the hook, not inside it: it is known by itself.
   */
  together<Item>(work: TogetherWork<Item>, item: Item): void;
  /** Puts a job into the same transaction. */
  enqueue(name: string, data: object, options?: { singletonKey?: string; startAfter?: Date }): Promise<void>;
  /** Tells people what the registry of notifications (`module.json`) says, in the same transaction. */
  notify: Notify;
}

/** Work over the items of all records that are written together. */
export type TogetherWork<Item> = (
  tools: Pick<ActionContext, 'tx' | 'user' | 'customerId'>,
  items: readonly Item[],
) => Promise<void>;

/** A hook or effect; may be synchronous. */
export type Action = (context: ActionContext) => void | Promise<void>;

/** A message to somebody outside: an SMS to a phone, or an e-mail. */
export interface OutgoingMessage {
  kind: 'sms' | 'mail';
  /** Phone with its leading 0, or e-mail address. */
  to: string;
  /** Of an e-mail. */
  subject?: string;
  text: string;
  /** Company that sends it; absent: the installation itself, to somebody who has no company yet. */
  customerId?: number;
}

/** Delivers messages. Rejects when nobody took the message. */
export interface MessagePort {
  send(message: OutgoingMessage): Promise<void>;
}
