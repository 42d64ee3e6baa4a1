import type { RecordChange } from '#contract/module.ts';
import type { Conversation } from '#generated/crm/conversation.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { PriceRequest } from '#generated/crm/price-request.entity.gen.ts';

type ConversationChange = RecordChange<Conversation>;

/** Code of `price_request_status`. */
const QUOTED = 1;

/** What a customer asks the price of goes to whoever knows prices. */
export async function askPrice(
  { records, actor }: CrmContext,
  changes: readonly ConversationChange[],
): Promise<void> {
  await records('price_request').create(
    changes.map(({ id, record, input }) => ({
      conversation_id: id,
      lead_id: record?.lead_id ?? null,
      account_id: actor.accountId,
      product: String(input['product']),
      quantity: Number(input['quantity']),
      note: (input['note'] as string | null | undefined) ?? null,
    })),
  );
}

/** Its conversation knows whether there is a price to be sent. */
async function noteQuotes(
  { records }: CrmContext,
  changes: readonly RecordChange<PriceRequest>[],
): Promise<void> {
  const moved = changes.flatMap(({ old, record }) =>
    old && record && record.conversation_id !== null && old.status !== record.status
      ? [{ id: record.conversation_id, has_quote: record.status === QUOTED }]
      : [],
  );
  if (moved.length > 0) await records('conversation').update(moved);
}

/** Who knows prices hears of each new question; who asked may send what it costs. */
export async function notifyPrices(
  context: CrmContext,
  changes: readonly RecordChange<PriceRequest>[],
): Promise<void> {
  const { notify } = context;
  await noteQuotes(context, changes);
  for (const { id, old, record } of changes)
    if (!old && record)
      await notify('price_request_new', {
        id,
        params: { code: record.code },
        about: { entity: 'price_request', ids: [id] },
      });
}
