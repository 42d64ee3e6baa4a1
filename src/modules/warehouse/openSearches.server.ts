import type { WarehouseContext } from '#generated/warehouse/module.gen.server.ts';

const HOUR_MS = 3_600_000;

/** Hours after which goods that nobody has found, nor decided on, are spoken of. */
const OPEN_HOURS = 4;

/** Codes of `find_goods_status`: to be found, found in part, not found. */
const OPEN = [0, 1, 2] as const;

/** Searches that have been open for four hours since the last look. Each is told of once. */
export async function notifyOpen(
  { db, now, notify }: WarehouseContext,
  since = new Date(now.getTime() - HOUR_MS),
  at = now,
): Promise<void> {
  const [from, to] = [since, at].map((time) => new Date(time.getTime() - OPEN_HOURS * HOUR_MS).toISOString());
  const open = await db
    .selectFrom('find_goods')
    .select(['id', 'name', 'missing'])
    .where('created_at', '>', from ?? '')
    .where('created_at', '<=', to ?? '')
    .where('status', 'in', OPEN)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const [first] = open;
  if (!first) return;
  await notify('find_goods_open', {
    params: { name: first.name ?? '', missing: first.missing },
    about: { entity: 'find_goods', ids: open.map(({ id }) => id) },
  });
}
