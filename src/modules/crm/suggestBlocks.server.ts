import type { Context } from '#contract/context.ts';
import type { JobCode } from '#contract/job.ts';
import type { RecordChange } from '#contract/module.ts';
import type { Blacklist } from '#generated/crm/blacklist.entity.gen.ts';
import { asCrm, type CrmContext } from '#generated/crm/module.gen.server.ts';

/** So many orders of a phone, and so large a part of them that came back, make one wonder (screen book 3, "suggested"). */
const LEAST_ORDERS = 3;
const RETURNED_PART = 0.5;

/** Codes of `order_status`: back at the warehouse, and back in its stock. */
const RETURNED = [220, 240] as const;

/** Suggestions of one night. */
const MOST = 500;

/** Every night. */
export const suggestBlocks = {
  as: 'timer',
  run: ({ within }: Pick<Context, 'within'>) =>
    within('crm').change(async (inside) => suggest(asCrm(inside))),
} satisfies Partial<JobCode>;

/** Phones whose parcels come back are put on the blacklist without effect, until somebody says so; each once, whatever became of it. */
export async function suggest({ db, records }: CrmContext): Promise<void> {
  const rows = await db
    .selectFrom('order as o')
    .select(({ fn }) => [
      'o.receiver_phone as phone',
      fn.countAll<number>().as('orders'),
      fn.countAll<number>().filterWhere('o.status', 'in', RETURNED).as('returned'),
    ])
    .where('o.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('blacklist as b').select('b.id').whereRef('b.phone', '=', 'o.receiver_phone'))),
    )
    .groupBy('o.receiver_phone')
    .having(({ fn }) => fn.countAll<number>(), '>=', LEAST_ORDERS)
    .orderBy('o.receiver_phone')
    .execute();
  const risky = rows.filter(({ orders, returned }) => returned >= orders * RETURNED_PART).slice(0, MOST);
  await records('blacklist').createSome(
    risky.flatMap(({ phone, orders, returned }) => (phone ? [toEntry(phone, orders, returned)] : [])),
  );
}

const toEntry = (phone: string, orders: number, returned: number): Partial<Blacklist> => ({
  kind: 'phone',
  phone,
  reason: 'returns',
  note: `↩ ${returned} / ${orders}`,
  source: 'suggested',
  active: false,
});

/** Entries that are only suggested, or were lifted, stop people again. */
export async function activateBlocks(
  { records }: CrmContext,
  changes: readonly RecordChange<Blacklist>[],
): Promise<void> {
  await records('blacklist').update(changes.map(({ id }) => ({ id, active: true })));
}
