import { USERS } from './FuzzRequest.ts';
import type { World } from './World.ts';

/** Where what an account may do stands beside its own row. */
const LINKS = ['account__role_ids', 'account__warehouse_ids', 'account__pos_ids'];

const OWN = `account_id in (select id from account where username = any($1::text[]))`;

/**
 * Remembers state and rights of the accounts that ask. A change of many accounts may end them or give them rights; the function
 * that it gives takes that back, and says whether there was something.
 */
export async function keepAccounts({ run }: World): Promise<() => Promise<boolean>> {
  const read = async () => {
    const links = await Promise.all(
      LINKS.map((table) =>
        run<{ rows: object[] }>(
          `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') as rows from "${table}" t where ${OWN}`,
          [USERS],
        ),
      ),
    );
    const accounts = await run<{ id: number }>(
      `select id, status, deleted_at, to_jsonb(permissions) as permissions from account where username = any($1::text[]) order by id`,
      [USERS],
    );
    return { links: links.map(([row]) => row?.rows ?? []), accounts };
  };
  const kept = await read();
  return async () => {
    if (JSON.stringify(await read()) === JSON.stringify(kept)) return false;
    for (const [index, table] of LINKS.entries()) {
      await run(`delete from "${table}" where ${OWN}`, [USERS]);
      await run(
        `insert into "${table}" select * from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
        [JSON.stringify(kept.links[index])],
      );
    }
    await run(
      `update account a set status = k.status, deleted_at = k.deleted_at, permissions = k.permissions
from jsonb_populate_recordset(null::account, $1::jsonb) k where a.id = k.id`,
      [JSON.stringify(kept.accounts)],
    );
    return true;
  };
}
