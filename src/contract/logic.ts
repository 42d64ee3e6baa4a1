/** What a compiled JsonLogic condition may look at. One meaning in the browser, the server and SQL. */
export interface LogicContext {
  /** The row as it would be stored; child rows as arrays under their field. */
  record: Row;
  /** The parent record, in the rules of a child row; else `{}`. */
  parent: Row;
  /** The row before the change; null while it is created. */
  old: Row | null;
  /** The fields of a transition's or dialog's own form; else `{}`. */
  input: Row;
  user: LogicUser;
  settings: Row;
  /** ISO 8601 UTC. */
  now: string;
  /** `YYYY-MM-DD` in the customer's zone. */
  today: string;
  /** Rows of a bulk call, for rules over a selection. */
  selection?: readonly Row[];
}

/** A record as it travels: field name to value. */
export type Row = Readonly<Record<string, unknown>>;

/** A record being put together. */
export type Values = Record<string, unknown>;

export interface LogicUser {
  id: number;
  customer: number;
  permissions: readonly string[];
  warehouses: readonly number[];
  pos: readonly number[];
  /** Warehouses in which the stock of these shops lies: for what a form offers. */
  shops?: readonly number[];
  /** The node of the tree of members that he stands in; null: in none, he sees all. */
  node: number | null;
  /** That node and all below it. */
  nodes: readonly number[];
}

/** A user without rights: what conditions see where there is none. */
export const NOBODY: LogicUser = {
  id: 0,
  customer: 0,
  permissions: [],
  warehouses: [],
  pos: [],
  node: null,
  nodes: [],
};

/** A context whose record, parent and input are typed; what generated conditions take. */
export type Logic<Record = Row, Parent = Row, Input = Row> = Omit<
  LogicContext,
  'record' | 'parent' | 'old' | 'input'
> & {
  record: Record;
  parent: Parent;
  old: Record | null;
  input: Input;
};

/** A condition compiled to TypeScript. (Method form: a condition over a typed record is a condition.) */
export type Condition = { of(context: LogicContext): boolean }['of'];

/** A computed value compiled to TypeScript. */
export type Computed = { of(context: LogicContext): unknown }['of'];

/**
 * A condition or value compiled to SQL. `text` names the row `t`; run-time values stand as `{user.id}`,
 * listed in `params` in order of appearance.
 */
export interface SqlText {
  text: string;
  params: readonly string[];
}
