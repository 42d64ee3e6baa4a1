import { conversationContactFields } from '#generated/crm/conversation-contact.entity.gen.ts';
import type { Conversation } from '#generated/crm/conversation.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { OrderDraftActionInput, OrderDraftActionResult } from '#generated/crm/order-draft.action.gen.ts';

/** What is known of where somebody has goods sent. */
type Place = Pick<OrderDraftActionResult, 'receiver_address' | 'receiver_ward' | 'receiver_city'>;

const NOWHERE: Place = { receiver_address: null, receiver_ward: null, receiver_city: null };

/** What an order from a conversation begins with. */
export async function orderDraft(
  context: CrmContext,
  { conversation_id: id }: OrderDraftActionInput,
): Promise<OrderDraftActionResult> {
  const { records, refuse } = context;
  const [conversation] = await records('conversation').find({ id });
  if (!conversation) return refuse('not_found');
  const [contact] = await records('conversation_contact').find({ id: conversation.contact_id });
  const phone = contact?.phone ?? null;
  return {
    receiver_name: contact?.name ?? null,
    receiver_phone: seesPhones(context) ? phone : null,
    ...((await lastAddress(context, conversation)) ??
      (await leadAddress(context, conversation)) ??
      (phone === null ? null : await buyerAddress(context, phone)) ??
      NOWHERE),
  };
}

/** Whether somebody is shown the numbers of contacts whole. */
const seesPhones = ({ user }: CrmContext): boolean =>
  (conversationContactFields.phone.mask?.for ?? []).some((code) => user.permissions.includes(code));

/** Where the last order of the conversation goes. */
async function lastAddress({ db }: CrmContext, { id }: Conversation): Promise<Place | undefined> {
  return db
    .selectFrom('order')
    .select(['receiver_address', 'receiver_ward', 'receiver_city'])
    .where('conversation_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function leadAddress({ db }: CrmContext, { lead_id }: Conversation): Promise<Place | undefined> {
  if (lead_id === null) return undefined;
  return db
    .selectFrom('lead')
    .select(['address as receiver_address', 'ward as receiver_ward', 'city as receiver_city'])
    .where('id', '=', lead_id)
    .where('deleted_at', 'is', null)
    .where('address', 'is not', null)
    .executeTakeFirst();
}

/** Where somebody with this number had goods sent before. */
async function buyerAddress({ db }: CrmContext, phone: string): Promise<Place | undefined> {
  return db
    .selectFrom('buyer')
    .select(['address as receiver_address', 'ward_name as receiver_ward', 'city_name as receiver_city'])
    .where('phone', '=', phone)
    .where('deleted_at', 'is', null)
    .where('address', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
