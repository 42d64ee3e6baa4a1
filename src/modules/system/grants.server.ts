import { sql, type RawBuilder } from 'kysely';
import type { RecordChange } from '#contract/module.ts';
import type { SystemContext } from '#generated/system/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { SUPER_ADMIN } from '#contract/session.ts';

/** Value of `account.status` that may work. */
export const ACTIVE = 1;

/** A list of codes as a record carries it. */
export function toCodes(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((code) => typeof code === 'string') : [];
}

/** A list of ids as a record carries it. */
export function toIds(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}

/** Refuses (403) when a person would give, or rule over, codes that he does not hold himself. */
export function refuseNotHeld(
  { actor, user }: SystemContext,
  change: Pick<RecordChange, 'refuse'>,
  codes: readonly string[],
  path?: string,
): void {
  if (actor.kind === 'system' || user.permissions.includes(SUPER_ADMIN)) return;
  const missing = codes.filter((code) => !user.permissions.includes(code));
  const words = missing.map((code) => ({ key: `permission.${code}` }));
  if (words.length > 0) change.refuse('grant_not_held', path, { value: words });
}

/** The codes of each of the given roles. */
export async function readRoleCodes(
  { db }: SystemContext,
  roleIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (roleIds.length === 0) return new Map();
  const roles = await db
    .selectFrom('role')
    .select(['id', 'permissions'])
    .where('id', '=', anyOf([...new Set(roleIds)]))
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(roles.map(({ id, permissions }) => [id, toCodes(permissions)]));
}

/** Accounts that hold one of the roles. */
export async function readHolders({ db }: SystemContext, roleIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('account__role_ids')
    .select('account_id')
    .distinct()
    .where('role_id', '=', anyOf(roleIds))
    .orderBy('account_id')
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Changes that could take the last administrator away wait for each other: two at once would each see the other's. */
export const lockAdministrators = ({ lockNames }: SystemContext): Promise<void> =>
  lockNames(['administrators']);

/** Refuses (409) when nobody with full access would be left. */
export async function refuseWithoutAdministrator({ db, refuse }: SystemContext): Promise<void> {
  const found = await db
    .selectFrom('account as a')
    .select('a.id')
    .where('a.status', '=', ACTIVE)
    .where('a.deleted_at', 'is', null)
    .where((eb) => {
      const byRole = eb
        .selectFrom('account__role_ids as l')
        .innerJoin('role as r', 'r.id', 'l.role_id')
        .select('r.id')
        .whereRef('l.account_id', '=', 'a.id')
        .where('r.deleted_at', 'is', null)
        .where(holdsAll(sql.ref('r.permissions')));
      return eb.or([holdsAll(sql.ref('a.permissions')), eb.exists(byRole)]);
    })
    .limit(1)
    .executeTakeFirst();
  if (!found) refuse('last_admin');
}

const holdsAll = (codes: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`to_jsonb(${codes}) ? ${SUPER_ADMIN}`;
