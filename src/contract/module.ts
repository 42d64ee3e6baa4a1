import type { LogicUser, Row, Values } from './logic.ts';
import type { Notify } from './notification.ts';
import type { Language } from './session.ts';

/*
 * What the handwritten code of a module stands on: `src/modules/<m>/<m>.server.ts` exports one `defineModule({ … })`, and
 * everything in it is named by a schema or names itself by its key.
 */

/** Rows of a statement; `rowCount` also counts rows that were written without being returned. */
export interface QueryResult<Row> {
  rows: Row[];
  rowCount: number;
}

/** One record of a change, as hooks and effects get it. */
export interface RecordChange<Fields = Values> {
  /** 0 until a new record is stored. */
  readonly id: number;
  /** Before the change; null while it is created. */
  readonly old: Readonly<Fields> | null;
  /**
   * As it is stored (`afterWrite`, effects) or about to be (`beforeWrite`, which may set values); links and child rows as
   * arrays. Null when it is deleted.
   */
  readonly record: Fields | null;
  /** `create`, `update`, `import`, `delete` or a transition's key. */
  readonly action: string;
  /** Fields of the dialog of a transition. */
  readonly input: Row;
  readonly note: string | null;
  /**
   * Takes this record out of the change; the others go on. Code of `contract/errors.ts`, or a rule's message key at a
   * field.
   */
  refuse(code: string, path?: string, params?: Readonly<Record<string, unknown>>): void;
}

/** Who acts, as code and audit name him. */
export interface ActorFacts {
  kind: 'session' | 'account' | 'system';
  /** The account; a system actor has one that is on no list. */
  accountId: number;
  customerId: number;
  /** Why the system acts by itself. */
  reason?: SystemReason;
}

export type SystemReason = 'timer' | 'webhook' | 'sync' | 'import';

export interface EnqueueOptions {
  /** At most one waiting job of a name with this key. */
  singletonKey?: string;
  startAfter?: Date;
}

/** What hooks and effects get, inside the transaction of the change: no outside call is made in one. */
export interface ChangeContext {
  readonly actor: ActorFacts;
  /** The actor as conditions see him. */
  readonly user: LogicUser;
  readonly settings: Row;
  readonly language: Language;
  readonly now: Date;
  /** `YYYY-MM-DD` in the customer's zone. */
  readonly today: string;
  /** Runs SQL inside the transaction; values stand as `$1`, `$2`, …. */
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<QueryResult<Row>>;
  /** Puts a job into the same transaction. */
  enqueue(job: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Tells people what the registry of notifications (`module.json`) says, in the same transaction. */
  notify: Notify;
  /** Refuses the whole change: the transaction is rolled back. */
  refuse(code: string, path?: string, params?: Readonly<Record<string, unknown>>): never;
}

/** A hook or effect: called once for all records of a change (at most 100 of a bulk call). */
export type ChangeHandler = {
  of(context: ChangeContext, changes: readonly RecordChange[]): void | Promise<void>;
}['of'];

export interface EntityHooks {
  /** May set values and refuse, before anything is stored. */
  beforeWrite?: ChangeHandler;
  /** Once the rows are stored. */
  afterWrite?: ChangeHandler;
}

/** The handwritten code of one module. */
export interface ModuleCode {
  /** Permission codes that the system holds when it acts for this module. */
  rights?: readonly string[];
  /** By entity: its own ones, and those of modules that it uses. */
  hooks?: Readonly<Record<string, EntityHooks>>;
  /** What transitions do besides moving the state, by the names in `*.workflow.json`. */
  effects?: Readonly<Record<string, ChangeHandler>>;
}

export const defineModule = (code: ModuleCode): ModuleCode => code;
