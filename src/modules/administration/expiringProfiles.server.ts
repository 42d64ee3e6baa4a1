import { sql } from 'kysely';
import { addDays } from '#fields/date_time/zone.ts';
import type { AdministrationContext } from '#generated/administration/module.gen.server.ts';

/** Days before a declaration expires on which its keepers hear of it (screen book 3.3, inferred). */
const NOTICE_DAYS = [60, 30, 7];

/** Keepers of declarations hear of those that expire soon. */
export async function notifyExpiring({ db, today, notify }: AdministrationContext): Promise<void> {
  const days = NOTICE_DAYS.map((ahead) => addDays(today, ahead));
  const expiring = await db
    .selectFrom('goods_profile')
    .select(['id', 'code', 'valid_to'])
    .where('valid_to', '=', sql<string>`any(${days}::date[])`)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id, code, valid_to } of expiring)
    await notify('profile_expiring', {
      id,
      params: { code, valid_to: valid_to ?? '' },
      about: { entity: 'goods_profile', ids: [id] },
    });
}
