import type { RecordChange } from '#contract/module.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';

/** Codes of `order_status` that somebody who sold hears of: canceled; back at the warehouse, or in its stock. */
const NEWS: readonly { key: string; statuses: readonly number[] }[] = [
  { key: 'order_of_lead_canceled', statuses: [0] },
  { key: 'order_of_lead_returned', statuses: [220, 240] },
];

/** Whoever has a lead hears of what becomes of its order, once for each. */
export async function notifySellers(
  context: CrmContext,
  changes: readonly RecordChange<Order>[],
): Promise<void> {
  const news = changes.flatMap(({ old, record }) => {
    const one = NEWS.find(({ statuses }) => record && statuses.includes(record.status));
    const isNew = one && old && !one.statuses.includes(old.status);
    return isNew && record?.lead_id != null
      ? [{ key: one.key, lead: record.lead_id, code: record.customer_order_id }]
      : [];
  });
  if (news.length === 0) return;
  const agents = await readAgents(
    context,
    news.map(({ lead }) => lead),
  );
  for (const { key, lead, code } of news) {
    const account = agents.get(lead);
    if (account !== undefined)
      await context.notify(key, {
        params: { code: code ?? '' },
        accounts: [account],
        about: { entity: 'lead', ids: [lead] },
        but: context.actor.accountId,
      });
  }
}

async function readAgents(
  { db }: CrmContext,
  leads: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'account_id'])
    .where('id', '=', anyOf(leads))
    .where('account_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, account_id }) => [id, account_id ?? 0]));
}
