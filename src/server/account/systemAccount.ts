import type { Db } from '#server/db/Db.ts';

/** No person can be called so. */
export const SYSTEM_USERNAME = '#system';

/** Value of `account.status` that may not sign in. */
const DISABLED = 2;

/**
 * The account in whose name a customer's system acts, made once. It is a deleted one without a password: no list, picker, sign-in
 * or message knows it, and what it has done names it all the same.
 */
export async function createSystemAccount(db: Db, customerId: number): Promise<void> {
  await db.withoutTenant('job_runner').transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number | null }>(
      'select system_account_id as id from khuon_customer where id = $1 for update',
      [customerId],
    );
    if (rows[0]?.id !== null) return;
    await tx.query(
      `with made as (insert into "account" (customer_id, username, display_name, status, is_main, self_registered, deleted_at)
 values ($1, $2, $2, $3, false, false, now()) returning id)
update khuon_customer set system_account_id = made.id from made where khuon_customer.id = $1`,
      [customerId, SYSTEM_USERNAME, DISABLED],
    );
  });
}
