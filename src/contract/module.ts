import type { Generated, Kysely } from 'kysely';
import type { CallbackCode } from './callback.ts';
import type { Context } from './context.ts';
import type { Problem } from './errors.ts';
import type { Feature } from './features.ts';
import type { ValueContext } from './field.ts';
import type { JobCode, ScheduleCode } from './job.ts';
import type { LogicUser, Row, Values } from './logic.ts';
import type { Notify } from './notification.ts';
import type { Language } from './session.ts';
import type { VerifyContext, WebhookCode } from './webhook.ts';

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
  /** As it is stored (effects) or about to be (`beforeWrite` may set values); links and rows as arrays. Null when it is deleted. */
  readonly record: Fields | null;
  /** `create`, `update`, `import`, `delete` or a transition's key. */
  readonly action: string;
  /** Fields of the dialog of a transition. */
  readonly input: Row;
  readonly note: string | null;
  /** Takes this record out of the change; the others go on. Code of `contract/errors.ts`, or a rule's message key at a field. */
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

export type SystemReason = 'timer' | 'webhook' | 'sync' | 'import' | 'visitor' | 'api';

export interface EnqueueOptions {
  /** At most one waiting job of a name with this key. */
  singletonKey?: string;
  startAfter?: Date;
}

/** Fields with the value, or one of the values, that records are looked for with. */
export type Where<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | readonly Fields[Name][] };

/** What is given of a record: what is left out has its default, or stays. */
export type Draft<Fields> = {
  readonly [Name in keyof Fields]?: Fields[Name] extends readonly (infer Item)[]
    ? readonly (Item extends object ? Draft<Item> : Item)[]
    : Fields[Name];
};

/** Why a record was not written: a code of `contract/errors.ts`, with the problems of its fields. */
export interface Refusal {
  readonly code: string;
  readonly options: { readonly problems?: readonly Problem[] };
}

/** What became of one of several records. */
export type Outcome<Fields> = { readonly record: Fields } | { readonly refused: Refusal };

/** Fields of the dialog of a transition, and its note. */
export type TransitionBody = Readonly<Record<string, unknown>>;

/**
 * Records of an entity, many at a time: the only way to write them. All rules, hooks, effects, audit, events and signals are
 * those of forms. A module reads whole records; it writes its own by its own right, `readOnly` fields included, those of other
 * modules by the right of whoever acts. What is called for several records is refused as a whole with the first that cannot be;
 * `…Some` refuses each by itself.
 */
export interface RecordCalls<Fields> {
  /** In the order of their ids, child rows nested. */
  find(where: Where<Fields>): Promise<Fields[]>;
  /** What pickers find by words, folded and in any order; the first 20, or `limit`. */
  search(text: string, limit?: number): Promise<Fields[]>;
  /** As `find`, locked against other writers until the change ends; by ids, so that two callers cannot wait for each other. */
  lock(where: Where<Fields>): Promise<Fields[]>;
  create(records: readonly Draft<Fields>[]): Promise<Fields[]>;
  createSome(records: readonly Draft<Fields>[]): Promise<Outcome<Fields>[]>;
  /** Whatever the version: who depends on what stood there locks it first. */
  update(records: readonly (Draft<Fields> & { readonly id: number })[]): Promise<Fields[]>;
  updateSome(records: readonly (Draft<Fields> & { readonly id: number })[]): Promise<Outcome<Fields>[]>;
  /** `own`: what the module sets of its own records in the same step. */
  transition(
    key: string,
    ids: readonly number[],
    body?: TransitionBody,
    own?: Draft<Fields>,
  ): Promise<Fields[]>;
  transitionSome(key: string, ids: readonly number[], body?: TransitionBody): Promise<Outcome<Fields>[]>;
  remove(ids: readonly number[]): Promise<void>;
}

/**
 * What a module's code is typed by; the generator says it in `generated/<m>/module.gen.server.ts`. Each maps names to types; those
 * of entities and tables are the module's and those of the modules that it uses.
 */
export interface ModuleTypes {
  /** Records as they travel, by entity. */
  entities: object;
  /** Columns, by table. */
  reads: object;
  /** The same of entities with `x-written: module`, which the module writes itself. */
  writes: object;
  /** Record of the workflow, by effect. */
  effects: object;
  /** `{ input, result }` by action, `{ input, record }` of one over records. */
  actions: object;
  /** Keys of its jobs. */
  jobs: string;
}

/** Code of some module, of which nothing is known. */
export interface AnyModule {
  entities: Readonly<Record<string, Values>>;
  reads: Readonly<Record<string, Values>>;
  writes: Readonly<Record<string, Values>>;
  effects: Readonly<Record<string, Values>>;
  actions: Readonly<Record<string, { input: Values; result: Values }>>;
  jobs: string;
}

/** Columns of an entity's table: its record's without those that have none (`Not`: child rows, links, what is worked out on read); exact decimals (`Text`) come as text. */
export type Columns<Fields, Not extends keyof Fields = never, Text extends keyof Fields = never> = Omit<
  Fields,
  Not | Text
> & { [Name in Text]: string | null } & { customer_id: number; deleted_at: string | null };

/** The same of an entity whose records end with their deletion, or never. */
export type Lasting<Table> = Omit<Table, 'deleted_at'>;

/** Tables that a module writes: what the database fills by itself may be left out. */
export type Written<Tables> = {
  [Table in keyof Tables]: {
    [Column in keyof Tables[Table]]: Column extends 'id' | 'created_at' | 'deleted_at'
      ? Generated<Tables[Table][Column]>
      : Tables[Table][Column];
  };
};

/** Rows that link records of two entities. */
export type LinkColumns<Own extends string, Other extends string> = { customer_id: number } & {
  [Name in Own | Other]: number;
};

/** Typed SQL inside a change. Tables of entities are read only: they are written by `records`. */
export type Sql<Reads, Writes> = Pick<
  Kysely<Reads>,
  'selectFrom' | 'selectNoFrom' | 'fn' | 'case' | 'dynamic'
> &
  Pick<Kysely<Writes>, 'insertInto' | 'updateTable' | 'deleteFrom'>;

/** Where a company is: its country (`id_country`), what its clock shows (IANA zone) and its own money (ISO 4217). */
export type CompanyFacts = Readonly<Omit<ValueContext, 'language'>>;

/** What module code gets inside the transaction of a change: no outside call is made in one. */
export interface ChangeContext<Types extends ModuleTypes = AnyModule> {
  readonly actor: ActorFacts;
  /** The actor as conditions see him: a holder of `super_admin` holds in `permissions` all that it stands for. */
  readonly user: LogicUser;
  readonly settings: Row;
  readonly company: CompanyFacts;
  /** Whether the company has registered a feature; what needs one that it has not is refused with `license_missing`. */
  hasFeature(feature: Feature): boolean;
  readonly language: Language;
  readonly now: Date;
  /** `YYYY-MM-DD` in the customer's zone. */
  readonly today: string;
  records<Name extends keyof Types['entities'] & string>(entity: Name): RecordCalls<Types['entities'][Name]>;
  readonly db: Sql<Types['reads'], Types['writes']>;
  /** Whoever else works under one of these names waits until this change ends; to be asked for all at once. */
  lockNames(names: readonly string[]): Promise<void>;
  /** Runs SQL inside the transaction; values stand as `$1`, `$2`, …. */
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<QueryResult<Row>>;
  /** Puts a job of the module into the same transaction. */
  enqueue(job: Types['jobs'], data: object, options?: EnqueueOptions): Promise<void>;
  /** Tells people what the registry of notifications (`module.json`) says, in the same transaction. */
  notify: Notify;
  /** Tells open pages that follow a topic of this module (`module.json`), once the change is stored. */
  emit(topic: string, data: Row): Promise<void>;
  /** Refuses the whole change: the transaction is rolled back. */
  refuse(code: string, path?: string, params?: Readonly<Record<string, unknown>>): never;
  /** The same change by the right of another module: what that one offers to those above it begins so. */
  within(module: string): ChangeContext;
}

/** A hook or effect: called once for all records of a change (at most 100 of a bulk call). */
export type ChangeHandler<Types extends ModuleTypes = AnyModule, Fields = Values> = {
  of(context: ChangeContext<Types>, changes: readonly RecordChange<Fields>[]): void | Promise<void>;
}['of'];

export interface EntityHooks<Types extends ModuleTypes = AnyModule, Fields = Values> {
  /** May set values and refuse, before anything is stored. */
  beforeWrite?: ChangeHandler<Types, Fields>;
  /** Once the rows are stored. */
  afterWrite?: ChangeHandler<Types, Fields>;
}

/** What is sent with an action: of rows as much as somebody gave. */
export type Sent<Input> = {
  readonly [Name in keyof Input]: Input[Name] extends readonly (infer Item extends object)[]
    ? readonly Draft<Item>[]
    : Input[Name];
};

/** Does an action; its answer is kept under the `Idempotency-Key` in the same transaction. */
export type ActionHandler<Types extends ModuleTypes = AnyModule, Input = Values, Result = Values> = {
  of(context: ChangeContext<Types>, input: Sent<Input>): Promise<Result>;
}['of'];

/** Does an action that asks other systems (`outside`): no transaction is open but those that it opens by itself. */
export type OutsideActionHandler<Types extends ModuleTypes = AnyModule, Input = Values, Result = Values> = {
  of(context: Context<Types>, input: Sent<Input>): Promise<Result>;
}['of'];

/**
 * Does an action to records: called once for all of them (at most 100 of a bulk call), each may be refused by itself. Records are
 * locked by then, but those that the module writes by itself (`x-written: module`).
 */
export type RecordActionHandler<Types extends ModuleTypes = AnyModule, Fields = Values, Input = Values> = {
  of(
    context: ChangeContext<Types>,
    changes: readonly RecordChange<Fields>[],
    input: Sent<Input>,
  ): void | Promise<void>;
}['of'];

/** Does an action that visitors call (`audience: public`): as the system, with the rights that the module declares. */
export interface PublicActionHandler<Types extends ModuleTypes = AnyModule, Input = Values, Result = Values> {
  /** Whose call it is, by what was sent; null: nobody's, and it is refused (`company_not_found`). Nothing is changed here. */
  customer(context: VerifyContext, input: Sent<Input>): Promise<number | null>;
  run: ActionHandler<Types, Input, Result>;
}

/** Of an action's types one part. */
type PartOf<Action, Part extends string> = Action extends Record<Part, infer Type> ? Type : never;

type InputOf<Action> = PartOf<Action, 'input'>;
type ResultOf<Action> = PartOf<Action, 'result'>;
/** The code of an action, by what its schema says. */
type HandlerOf<Types extends ModuleTypes, Action> = Action extends { record: infer Fields }
  ? RecordActionHandler<Types, Fields, InputOf<Action>>
  : Action extends { audience: 'public' }
    ? PublicActionHandler<Types, InputOf<Action>, ResultOf<Action>>
    : Action extends { outside: true }
      ? OutsideActionHandler<Types, InputOf<Action>, ResultOf<Action>>
      : ActionHandler<Types, InputOf<Action>, ResultOf<Action>>;

/** A part of a module's code that has as many members as the schemas say: none, or all of them. */
type Part<Name extends string, Members> = keyof Members extends never
  ? { readonly [Key in Name]?: Members }
  : string extends keyof Members
    ? { readonly [Key in Name]?: Members }
    : { readonly [Key in Name]: Members };

/** The handwritten code of one module. */
export type ModuleCode<Types extends ModuleTypes = AnyModule> = {
  /** Permission codes that the system holds when it acts for this module. */
  readonly rights?: readonly string[];
  /** By entity: its own ones, and those of modules that it uses. */
  readonly hooks?: {
    readonly [Name in keyof Types['entities']]?: EntityHooks<Types, Types['entities'][Name]>;
  };
  readonly jobs?: Readonly<Record<string, JobCode<Types>>>;
  readonly schedules?: Readonly<Record<string, ScheduleCode>>;
  readonly webhooks?: Readonly<Record<string, WebhookCode<Types>>>;
  /** By the names of pages of the kind `callback`. */
  readonly callbacks?: Readonly<Record<string, CallbackCode<Types>>>;
} & Part<
  'effects',
  // What transitions do besides moving the state, by the names in `*.workflow.json`.
  { readonly [Name in keyof Types['effects']]: ChangeHandler<Types, Types['effects'][Name]> }
> &
  Part<
    'actions',
    // By the keys of `*.action.json`.
    { readonly [Name in keyof Types['actions']]: HandlerOf<Types, Types['actions'][Name]> }
  >;

/** A module's code among that of others. */
export const toModuleCode = <Types extends ModuleTypes>(code: ModuleCode<Types>): ModuleCode =>
  code as unknown as ModuleCode;
