import { sql } from 'kysely';
import { addDays } from '#fields/date_time/zone.ts';
import type { AdministrationContext } from '#generated/administration/module.gen.server.ts';

/** Days before a debt to a supplier is due on which people hear of it. */
const AHEAD = 7;

/** In the morning: what is to be paid to suppliers in a week, in one line. */
export async function notifyDue({ db, today, notify }: AdministrationContext): Promise<void> {
  const date = addDays(today, AHEAD);
  const due = await db
    .selectFrom('partner_entry')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('partner_kind', '=', 'supplier')
    .where('due_on', '=', date)
    .where('increase', '>', 0)
    .where('open', '>', 0)
    .executeTakeFirst();
  if (due && due.count > 0) await notify('debt_due', { params: { count: due.count, date } });
}
