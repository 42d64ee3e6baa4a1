import type { Config } from '#server/config.ts';
import type { Db, Queries } from '#server/db/Db.ts';
import { loadDemo, type SeedParts } from './loadSeeds.ts';

/** Any number; the same for all processes. */
const FILL_LOCK = 7_364_202;

/**
 * Puts the first rows into a database without a company: the demo, or one company with the administrator of
 * `ADMIN_USERNAME` / `ADMIN_PASSWORD`. Throws an Error of one line when that account is not given.
 * Several processes that start at once do it once.
 */
export async function fillEmpty(db: Db, config: Config, parts: () => Promise<SeedParts>): Promise<void> {
  if (await hasCompany(db.withoutTenant('seed'))) return;
  const demo = await parts();
  await db.withoutTenant('seed').transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [FILL_LOCK]);
    if (await hasCompany(tx)) return;
    if (config.isDemo) await loadDemo(tx, demo);
    else await insertAdministrator(tx, config, demo.passwords);
  });
  await db.withoutTenant('maintenance').query('analyze');
}

async function hasCompany(queries: Queries): Promise<boolean> {
  const { rows } = await queries.query('select 1 from khuon_customer limit 1');
  return rows.length > 0;
}

async function insertAdministrator(
  tx: Queries,
  { admin }: Config,
  passwords: SeedParts['passwords'],
): Promise<void> {
  if (!admin) {
    throw new Error(
      'The database is empty and DEMO is 0: set ADMIN_USERNAME and ADMIN_PASSWORD for the first administrator, or DEMO=1 for the demo company',
    );
  }
  const { rows } = await tx.query<{ id: number }>('insert into khuon_customer default values returning id');
  await tx.query(
    `insert into "account" (customer_id, username, password, display_name, status, is_main, self_registered, permissions)
values ($1, $2, $3, $2, 1, true, false, $4)`,
    [rows[0]?.id, admin.username, await passwords.hash(admin.password), ['super_admin']],
  );
}
