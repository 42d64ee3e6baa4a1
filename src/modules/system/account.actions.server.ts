import { isDeepStrictEqual } from 'node:util';
import type { Row } from '#contract/logic.ts';
import type { ActionContext } from '#contract/ports.ts';
import { SUPER_ADMIN } from '#contract/session.ts';
import { createPasswords } from '#server/account/createPasswords.ts';
import { bumpStamp, revokeSessions as endSessions } from '#server/account/sessionStore.ts';
import {
  ACTIVE,
  lockAdministrators,
  readRoleCodes,
  refuseNotHeld,
  refuseWithoutAdministrator,
  toCodes,
  toIds,
} from './grants.server.ts';

const passwords = createPasswords();

/** Value of `status` of an account that nobody has activated yet. */
const WAITING = 0;

/** Fields from which an account's codes come. */
const RIGHTS = ['permissions', 'role_ids'];

/** Nobody gives what he does not hold, nor changes an account that holds more than he does; passwords are stored hashed. */
export async function beforeWrite(context: ActionContext): Promise<void> {
  const { old, record, user } = context;
  const held = old ? await readCodes(context, old) : [];
  if (old && old['id'] !== user?.id) refuseNotHeld(context, held);
  if (!record) return;
  refuseNotHeld(context, added(toCodes(record['permissions']), held), 'permissions');
  const roleIds = toIds(record['role_ids']).filter((id) => !toIds(old?.['role_ids']).includes(id));
  refuseNotHeld(context, await readRoleCodes(context, roleIds), 'role_ids');
  const password = record['password'];
  if (typeof password === 'string' && password !== old?.['password'])
    record['password'] = await passwords.hash(password);
}

/**
 * Changed rights hold from the next request on; a new password ends the account's sessions; an administrator always
 * remains. Those who are concerned are told.
 */
export async function afterWrite(context: ActionContext): Promise<void> {
  const { tx, customerId, old, record, user } = context;
  await tell(context);
  if (!old) return;
  const id = Number(old['id']);
  await bumpStamp(tx, customerId, [id]);
  // A password is write-only: it is there only when a new one was given.
  const isGone = record === null || typeof record['password'] === 'string';
  if (isGone && id !== user?.id) await endSessions(tx, customerId, [id]);
  if (!(await wasAdministrator(context, old))) return;
  await lockAdministrators(context);
  await refuseWithoutAdministrator(context);
}

/** Administrators hear of an account that waits for them, its holder of new rights. */
async function tell({ old, record, user, notify }: ActionContext): Promise<void> {
  const id = Number(record?.['id']);
  if (!record || id === user?.id) return;
  const params = { name: String(record['display_name'] ?? record['username']) };
  if (!old && record['status'] === WAITING) await notify('account_waiting', { id, params, but: user?.id });
  if (old && RIGHTS.some((name) => !isDeepStrictEqual(old[name] ?? [], record[name] ?? [])))
    await notify('rights_changed', { accounts: [id] });
}

/** Effect of activation, disabling and enabling: every session of the account ends at once. */
export async function revokeSessions({ tx, customerId, record }: ActionContext): Promise<void> {
  if (record) await endSessions(tx, customerId, [Number(record['id'])]);
}

const added = (codes: readonly string[], held: readonly string[]) =>
  codes.filter((code) => !held.includes(code));

async function readCodes(context: ActionContext, account: Row): Promise<string[]> {
  return [...toCodes(account['permissions']), ...(await readRoleCodes(context, toIds(account['role_ids'])))];
}

async function wasAdministrator(context: ActionContext, old: Row): Promise<boolean> {
  return old['status'] === ACTIVE && (await readCodes(context, old)).includes(SUPER_ADMIN);
}
