import type { ChangeContext, RecordChange } from '#contract/module.ts';
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

/** Refuses (403) when somebody would give, or rule over, codes that he does not hold himself. */
export function refuseNotHeld(
  { user }: ChangeContext,
  change: RecordChange,
  codes: readonly string[],
  path?: string,
): void {
  if (user.permissions.includes(SUPER_ADMIN)) return;
  const missing = codes.filter((code) => !user.permissions.includes(code));
  const words = missing.map((code) => ({ key: `permission.${code}` }));
  if (words.length > 0) change.refuse('grant_not_held', path, { value: words });
}

/** The codes of each of the given roles. */
export async function readRoleCodes(
  { actor, query }: ChangeContext,
  roleIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (roleIds.length === 0) return new Map();
  const { rows } = await query<{ id: number; permissions: unknown }>(
    'select r.id, to_jsonb(r.permissions) as permissions from "role" r where r.customer_id = $1 and r.id = any($2::int8[]) and r.deleted_at is null',
    [actor.customerId, [...new Set(roleIds)]],
  );
  return new Map(rows.map(({ id, permissions }) => [id, toCodes(permissions)]));
}

/** Accounts that hold one of the roles. */
export async function readHolders(
  { actor, query }: ChangeContext,
  roleIds: readonly number[],
): Promise<number[]> {
  const { rows } = await query<{ id: number }>(
    'select distinct account_id as id from "account__role_ids" where customer_id = $1 and role_id = any($2::int8[]) order by account_id',
    [actor.customerId, roleIds],
  );
  return rows.map(({ id }) => id);
}

/** Changes that could take the last administrator away wait for each other: two at once would each see the other's. */
export async function lockAdministrators({ actor, query }: ChangeContext): Promise<void> {
  await query(`select pg_advisory_xact_lock(hashtext('khuon_administrators'), $1::int)`, [actor.customerId]);
}

/** Refuses (409) when nobody with full access would be left. */
export async function refuseWithoutAdministrator(context: ChangeContext): Promise<void> {
  const { rows } = await context.query<{ count: number }>(
    `select count(*)::int as count from "account" a where a.customer_id = $1 and a.status = $2 and a.deleted_at is null
and (to_jsonb(a.permissions) ? $3 or exists (
 select 1 from "account__role_ids" l join "role" r on r.customer_id = l.customer_id and r.id = l.role_id and r.deleted_at is null
 where l.customer_id = a.customer_id and l.account_id = a.id and to_jsonb(r.permissions) ? $3))`,
    [context.actor.customerId, ACTIVE, SUPER_ADMIN],
  );
  if (rows[0]?.count === 0) context.refuse('last_admin');
}
