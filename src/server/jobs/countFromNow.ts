import type { AccountRights } from '#server/access/ServerSession.ts';
import type { Db } from '#server/db/Db.ts';

/**
 * What an account asked for later than now it asked for before the clock went back: it counts from now, so that one that is
 * lost is in the way of the next no longer than it should be. Outside of the transaction that may refuse the next.
 */
export async function countFromNow(
  db: Db,
  table: 'khuon_export' | 'khuon_import',
  { customer, accountId }: Pick<AccountRights, 'customer' | 'accountId'>,
): Promise<void> {
  await db
    .forTenant(customer.id)
    .query(
      `UPDATE ${table} SET created_at = now() WHERE customer_id = $1 AND account_id = $2 AND state IN ('queued', 'running') AND created_at > now()`,
      [customer.id, accountId],
    );
}
