import { isDeepStrictEqual } from 'node:util';
import type { RecordChange } from '#contract/module.ts';
import { SUPER_ADMIN } from '#contract/session.ts';
import type { Account } from '#generated/system/account.entity.gen.ts';
import type { SystemContext } from '#generated/system/module.gen.server.ts';
import { createPasswords } from '#server/account/createPasswords.ts';
import { bumpStamp, revokeSessions as endSessions } from '#server/account/sessionStore.ts';
import { countHolders } from './employees.server.ts';
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
const RIGHTS = ['permissions', 'role_ids'] as const;

type AccountChange = RecordChange<Account>;

/** Codes of roles, by the role's id. */
type RoleCodes = ReadonlyMap<number, readonly string[]>;

export const accountHooks = { beforeWrite: guardGrants, afterWrite: followAccounts };

/** Nobody gives what he does not hold, nor changes an account that holds more than he does; passwords are stored hashed. */
async function guardGrants(context: SystemContext, changes: readonly AccountChange[]): Promise<void> {
  const roles = changes.flatMap(({ old, record }) => [...toIds(old?.role_ids), ...toIds(record?.role_ids)]);
  const codes = await readRoleCodes(context, roles);
  for (const change of changes) {
    refuseGrants(context, change, codes);
    needPassword(change);
  }
  await hashPasswords(context, changes);
}

function refuseGrants(context: SystemContext, change: AccountChange, roles: RoleCodes): void {
  const { old, record } = change;
  const held = old ? codesOf(old, roles) : [];
  if (old && change.id !== context.user.id) refuseNotHeld(context, change, held);
  if (!record) return;
  refuseNotHeld(context, change, added(toCodes(record.permissions), held), 'permissions');
  const given = toIds(record.role_ids).filter((id) => !toIds(old?.role_ids).includes(id));
  refuseNotHeld(
    context,
    change,
    given.flatMap((id) => roles.get(id) ?? []),
    'role_ids',
  );
}

/** Only people who come from a sheet are given their first password later. */
function needPassword(change: AccountChange): void {
  const { old, record, action } = change;
  if (!old && action !== 'import' && typeof record?.password !== 'string')
    change.refuse('rule.account.password_needed', 'password');
}

/**
 * A password that somebody else gave is one to be changed. What many are given at once is hashed once: a hash takes a quarter
 * of a second, and that they have the same password until they change it is no secret.
 */
async function hashPasswords({ user }: SystemContext, changes: readonly AccountChange[]): Promise<void> {
  const hashes = new Map<string, string>();
  for (const { id, old, record } of changes) {
    const password = record?.password;
    if (!record || typeof password !== 'string' || password === old?.password) continue;
    const hash = hashes.get(password) ?? (await passwords.hash(password));
    hashes.set(password, hash);
    record.password = hash;
    record.must_change_password = id !== user.id;
  }
}

/**
 * Changed rights hold from the next request on; a new password ends the account's sessions; an administrator always
 * remains. Those who are concerned are told.
 */
async function followAccounts(context: SystemContext, changes: readonly AccountChange[]): Promise<void> {
  const { actor, user } = context;
  for (const change of changes) await notifyConcerned(context, change);
  await countHolders(context, changes);
  const known = changes.filter(({ old }) => old);
  if (known.length === 0) return;
  await bumpStamp(context, actor.customerId, idsOf(known));
  // A password is write-only: it is there only when a new one was given.
  const gone = known.filter(({ record }) => record === null || typeof record.password === 'string');
  await endSessions(
    context,
    actor.customerId,
    idsOf(gone).filter((id) => id !== user.id),
  );
  if (!(await wereAdministrators(context, known))) return;
  await lockAdministrators(context);
  await refuseWithoutAdministrator(context);
}

/** Administrators hear of an account that waits for them, its holder of new rights and of a new password. */
async function notifyConcerned(
  { user, notify }: SystemContext,
  { id, old, record }: AccountChange,
): Promise<void> {
  if (!record || id === user.id) return;
  const params = { name: record.display_name };
  if (!old && record.status === WAITING) await notify('account_waiting', { id, params, but: user.id });
  if (old && RIGHTS.some((name) => !isDeepStrictEqual(old[name] ?? [], record[name] ?? [])))
    await notify('rights_changed', { accounts: [id] });
  // A password is write-only: it is there only when a new one was given.
  if (old && typeof record.password === 'string') await notify('password_changed', { accounts: [id] });
}

/** Effect of activation, disabling and enabling: every session of the accounts ends at once. */
export const revokeSessions = (context: SystemContext, changes: readonly AccountChange[]): Promise<void> =>
  endSessions(context, context.actor.customerId, idsOf(changes));

const idsOf = (changes: readonly AccountChange[]): number[] => changes.map(({ id }) => id);

const added = (codes: readonly string[], held: readonly string[]) =>
  codes.filter((code) => !held.includes(code));

const codesOf = (account: Account, roles: RoleCodes): string[] => [
  ...toCodes(account.permissions),
  ...toIds(account.role_ids).flatMap((id) => roles.get(id) ?? []),
];

async function wereAdministrators(context: SystemContext, known: readonly AccountChange[]): Promise<boolean> {
  const active = known.flatMap(({ old }) => (old?.status === ACTIVE ? [old] : []));
  const roles = await readRoleCodes(
    context,
    active.flatMap((old) => toIds(old.role_ids)),
  );
  return active.some((old) => codesOf(old, roles).includes(SUPER_ADMIN));
}
