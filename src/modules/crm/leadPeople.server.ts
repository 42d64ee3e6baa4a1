import type { RecordChange } from '#contract/module.ts';
import type { Conversation } from '#generated/crm/conversation.entity.gen.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { anyTextOf } from '#server/db/anyOf.ts';

/* Who a lead is besides: the buyer of the same phone, and whoever wrote in a chat. */

type LeadChange = RecordChange<Lead>;

/** Before leads are stored: the buyer that their phone is known as, who may have bought only now. */
export async function noteBuyers({ db }: CrmContext, changes: readonly LeadChange[]): Promise<void> {
  const moved = changes.flatMap(({ old, record }) =>
    record && (record.phone !== (old?.phone ?? null) || record.order_id !== (old?.order_id ?? null))
      ? [record]
      : [],
  );
  const phones = [...new Set(moved.flatMap(({ phone }) => phone ?? []))];
  const buyers =
    phones.length === 0
      ? []
      : await db
          .selectFrom('buyer')
          .select(['id', 'phone'])
          .where('phone', '=', anyTextOf(phones))
          .where('deleted_at', 'is', null)
          .execute();
  const known = new Map(buyers.map(({ id, phone }) => [phone, id]));
  for (const record of moved) record.buyer_id = known.get(record.phone ?? '') ?? null;
}

/** After leads are stored: the conversation that one was made from knows it, where it knew none. */
export async function linkConversations(
  { records }: CrmContext,
  changes: readonly LeadChange[],
): Promise<void> {
  const leads = new Map(
    changes.flatMap(({ id, old, record }): [number, number][] =>
      record?.conversation_id && record.conversation_id !== old?.conversation_id
        ? [[record.conversation_id, id]]
        : [],
    ),
  );
  if (leads.size === 0) return;
  const talks = await records('conversation').lock({ id: [...leads.keys()] });
  await records('conversation').update(
    talks.flatMap(({ id, lead_id }) => (lead_id === null ? [{ id, lead_id: leads.get(id) ?? null }] : [])),
  );
}

/** After conversations are stored: a lead that came from one knows it, where it knew none. */
export async function linkLeads(
  { records }: CrmContext,
  changes: readonly RecordChange<Conversation>[],
): Promise<void> {
  const talks = new Map(
    changes.flatMap(({ id, old, record }): [number, number][] =>
      record?.lead_id && record.lead_id !== old?.lead_id ? [[record.lead_id, id]] : [],
    ),
  );
  if (talks.size === 0) return;
  const leads = await records('lead').lock({ id: [...talks.keys()] });
  await records('lead').update(
    leads.flatMap(({ id, conversation_id }) =>
      conversation_id === null ? [{ id, conversation_id: talks.get(id) ?? null }] : [],
    ),
  );
}
