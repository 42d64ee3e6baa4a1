import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { SqlError, type Tx } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import { firstStates, recordChanges } from '#server/write/recordAudit.ts';

/** Values of `account.status`. */
const WAITING = 0;
const ACTIVE = 1;

/** An account that a visitor made; `password` is its hash. */
export interface NewAccount {
  customerId: number;
  username: string;
  password: string;
  display_name: string;
  phone: string;
  /** By whose rule the phone is read; null: the company's. */
  phone_country: number | null;
  email: string | null;
  /** Main accounts work at once, with full access; others wait for an administrator. */
  isMain: boolean;
}

/** Stores it with its audit and first state; a taken username is refused at its field. */
export async function insertAccount(
  tx: Tx,
  entity: EntityModel,
  account: NewAccount,
  requestId: string,
): Promise<number> {
  const { customerId, isMain, ...facts } = account;
  const record: Values = {
    ...facts,
    status: isMain ? ACTIVE : WAITING,
    is_main: isMain,
    self_registered: true,
    permissions: isMain ? ['super_admin'] : [],
  };
  const id = await insert(tx, customerId, record);
  const changed = [{ id, before: null, after: record }];
  const note = { customerId, accountId: id, sessionId: null, requestId, action: 'create', entity, changed };
  await recordChanges(tx, note, firstStates(entity, changed));
  return id;
}

async function insert(tx: Tx, customerId: number, record: Values): Promise<number> {
  const names = Object.keys(record);
  const places = names.map((_, index) => `$${index + 2}`);
  try {
    const { rows } = await tx.query<{ id: number }>(
      `insert into "account" (customer_id, ${names.join(', ')}) values ($1, ${places.join(', ')}) returning id`,
      [customerId, ...Object.values(record)],
    );
    return rows[0]?.id ?? 0;
  } catch (error) {
    if (!(error instanceof SqlError) || error.code !== '23505') throw error;
    const params = { label: 'account.username', value: record['username'] };
    const problems = [{ path: 'username', code: 'rule.account.username_taken', params }];
    throw new Failure('duplicate', { params, problems });
  }
}
