import { addDays } from '#fields/date_time/zone.ts';
import type { GoodsProductionContext } from '#generated/goods_production/module.gen.server.ts';

/** States in which a requirement is not done yet. */
const OPEN = ['new', 'accepted', 'joined', 'processing'] as const;

/** In the morning: requirements whose day was yesterday and that are not done. Each is told of once. */
export async function notifyLate({ db, today, notify }: GoodsProductionContext): Promise<void> {
  const late = await db
    .selectFrom('production_requirement')
    .select(['id', 'code'])
    .where('due_on', '=', addDays(today, -1))
    .where('status', 'in', OPEN)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const [first] = late;
  if (!first) return;
  await notify('requirement_late', {
    params: { code: first.code },
    about: { entity: 'production_requirement', ids: late.map(({ id }) => id) },
  });
}
