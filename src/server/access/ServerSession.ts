import type { Customer } from '#contract/session.ts';
import type { Licenses } from './licenses.ts';

/** The rights of an account, as they stood at `stamp`. */
export interface AccountRights {
  customer: Customer;
  licenses: Licenses;
  accountId: number;
  username: string;
  displayName: string;
  isMain: boolean;
  /** An administrator gave the password, which is to be changed before anything else. */
  mustChangePassword: boolean;
  /** Codes of all roles and the account's own. */
  permissions: readonly string[];
  /** Settings of the customer by name, defaults included. */
  settings: Readonly<Record<string, unknown>>;
  /** Ids of warehouses and shops the account works in. */
  warehouses: readonly number[];
  pos: readonly number[];
  /** The node of the tree of members that the account stands in, the highest of several; null: in none. */
  node: number | null;
  /** The nodes that it stands in and all below them. */
  nodes: readonly number[];
  /** Grows with every change of the account's rights; compared with the database's by each data statement. */
  stamp: number;
}

/** Who is asking: one live session with its account's rights. */
export interface ServerSession extends AccountRights {
  kind: 'session';
  /** Id of the session's row. */
  id: number;
}
