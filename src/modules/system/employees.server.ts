import type { RecordChange, Sent } from '#contract/module.ts';
import type { Account } from '#generated/system/account.entity.gen.ts';
import type { AddRoleActionInput } from '#generated/system/add-role.action.gen.ts';
import type { CopyRightsActionInput } from '#generated/system/copy-rights.action.gen.ts';
import type { DuplicateRoleActionInput } from '#generated/system/duplicate-role.action.gen.ts';
import type { SystemContext } from '#generated/system/module.gen.server.ts';
import type { ResetPasswordActionInput } from '#generated/system/reset-password.action.gen.ts';
import type { Role } from '#generated/system/role.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { ACTIVE, toIds } from './grants.server.ts';

/* What whoever looks after the people of a company does with several at once (screen book 3.1, inferred); rules of grants hold. */

type AccountChange = RecordChange<Account>;

/** The people have the rights of a colleague in place of their own, and work where he does if that is asked for. */
export async function copyRights(
  { records, refuse }: SystemContext,
  changes: readonly AccountChange[],
  { account_id, with_places }: Sent<CopyRightsActionInput>,
): Promise<void> {
  const [from] = await records('account').find({ id: account_id });
  if (!from) return refuse('reference_not_found', 'account_id');
  const rights = { role_ids: toIds(from.role_ids), permissions: from.permissions ?? [] };
  const places = { warehouse_ids: toIds(from.warehouse_ids), pos_ids: toIds(from.pos_ids) };
  await records('account').update(
    changes.map(({ id }) => ({ id, ...rights, ...(with_places === true && places) })),
  );
}

/** The people have one role more. */
export async function addRole(
  { records }: SystemContext,
  changes: readonly AccountChange[],
  { role_id }: Sent<AddRoleActionInput>,
): Promise<void> {
  await records('account').update(
    changes.map(({ id, old }) => ({ id, role_ids: [...new Set([...toIds(old?.role_ids), role_id])] })),
  );
}

/** The people have a new password, and sign in anew with it. */
export async function resetPassword(
  { records, refuse }: SystemContext,
  changes: readonly AccountChange[],
  { password, repeat_password }: Sent<ResetPasswordActionInput>,
): Promise<void> {
  if (password !== repeat_password) refuse('rule.password.repeated', 'repeat_password');
  await records('account').update(changes.map(({ id }) => ({ id, password })));
}

/** Makes a role with the same codes, under a name of its own. */
export async function duplicateRole(
  { records }: SystemContext,
  changes: readonly RecordChange<Role>[],
  { name }: Sent<DuplicateRoleActionInput>,
): Promise<void> {
  await records('role').create(
    changes.flatMap(({ old }) =>
      old ? [{ name, description: old.description, permissions: old.permissions }] : [],
    ),
  );
}

/** Those whose last day has passed are disabled; the last administrator stays. */
export async function disableLeavers({ records, today }: SystemContext): Promise<void> {
  const accounts = records('account');
  const left = (await accounts.lock({ status: ACTIVE })).filter(
    ({ left_on }) => left_on !== null && left_on <= today,
  );
  await accounts.transitionSome(
    'disable',
    left.map(({ id }) => id),
  );
}

/** After accounts are stored: roles count who holds them. */
export async function countHolders(
  { db, records }: SystemContext,
  changes: readonly AccountChange[],
): Promise<void> {
  const touched = [
    ...new Set(
      changes.flatMap(({ old, record }) => {
        const [before, after] = [toIds(old?.role_ids), toIds(record?.role_ids)];
        return [...before.filter((id) => !after.includes(id)), ...after.filter((id) => !before.includes(id))];
      }),
    ),
  ];
  if (touched.length === 0) return;
  const roles = await records('role').lock({ id: touched });
  const rows = await db
    .selectFrom('account__role_ids as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .select(({ fn }) => ['l.role_id', fn.countAll<string>().as('holders')])
    .where('l.role_id', '=', anyOf(touched))
    .where('a.deleted_at', 'is', null)
    .groupBy('l.role_id')
    .execute();
  const counts = new Map(rows.map(({ role_id, holders }) => [role_id, Number(holders)]));
  await records('role').update(
    roles.flatMap(({ id, holders }) => {
      const now = counts.get(id) ?? 0;
      return now === holders ? [] : [{ id, holders: now }];
    }),
  );
}
