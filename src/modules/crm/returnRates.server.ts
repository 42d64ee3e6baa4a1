import type { RecordChange } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyTextOf } from '#server/db/anyOf.ts';

/** Codes of `order_status`: back at the warehouse, and back in its stock. */
const RETURNED = [220, 240] as const;

/** Whoever checks a lead that has become complete sees how many of its phone's orders came back. */
export async function noteReturns({ db }: CrmContext, changes: readonly RecordChange<Lead>[]): Promise<void> {
  const ready = changes.flatMap(({ old, record }) =>
    record?.phone && record.queue === 'complete' && old?.queue !== 'complete' ? [record] : [],
  );
  if (ready.length === 0) return;
  const rows = await db
    .selectFrom('order')
    .select(({ fn }) => [
      'receiver_phone as phone',
      fn.countAll<number>().as('orders'),
      fn.countAll<number>().filterWhere('status', 'in', RETURNED).as('returned'),
    ])
    .where('receiver_phone', '=', anyTextOf(ready.flatMap(({ phone }) => phone ?? [])))
    .where('deleted_at', 'is', null)
    .groupBy('receiver_phone')
    .execute();
  const rates = new Map(
    rows.map(({ phone, orders, returned }) => [phone, Math.round((100 * returned) / orders)]),
  );
  for (const lead of ready) lead.return_rate = rates.get(lead.phone ?? '') ?? null;
}
