import type { Draft, RecordChange, Sent } from '#contract/module.ts';
import type { Conversation } from '#generated/crm/conversation.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { TakeOrderActionInput } from '#generated/crm/take-order.action.gen.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { createOrders } from '#modules/orders/orders.api.server.ts';
import { refuseAs } from './orderRefusal.server.ts';

type ConversationChange = RecordChange<Conversation>;
type Input = Sent<TakeOrderActionInput>;

/** Creation from a conversation. */
const BY_CONVERSATION = 10;
/** States of a conversation that somebody answers: an order ends it. */
const ANSWERED: readonly unknown[] = [20, 40, 50];

/** Makes an order for whoever writes; a conversation may have several, and knows the last. */
export async function takeOrder(
  context: CrmContext,
  changes: readonly ConversationChange[],
  input: Input,
): Promise<void> {
  for (const change of changes) if (change.record) await take(context, change, change.record, input);
}

async function take(
  context: CrmContext,
  change: ConversationChange,
  conversation: Conversation,
  input: Input,
): Promise<void> {
  const { records } = context;
  const [contact] = await records('conversation_contact').find({ id: conversation.contact_id });
  const receiver_phone = input.receiver_phone ?? contact?.phone;
  if (!receiver_phone) return change.refuse('rule.conversation.no_phone', 'receiver_phone');
  const receiver_name = input.receiver_name ?? contact?.name ?? '';
  const [made] = await createOrders(context, [
    { ...toOrder(input), receiver_name, receiver_phone, conversation_id: conversation.id },
  ]);
  if (!made || !('record' in made))
    return refuseAs(change, made?.refused, { rule: 'rule.conversation.no_order' });
  await records('conversation').update([{ id: conversation.id, order_id: made.record.id, has_phone: true }]);
  if (ANSWERED.includes(conversation.status))
    await records('conversation').transition('finish', [conversation.id]);
}

/** All but whose it is. */
function toOrder(input: Input): Omit<Draft<Order>, 'receiver_name' | 'receiver_phone'> {
  const { lines, cod_amount, prepay, receiver_name: _name, receiver_phone: _phone, ...rest } = input;
  const goods = (lines ?? []).map(({ goods_id, quantity, unit_price, discount }) => ({
    goods_id,
    quantity: quantity ?? 1,
    unit_price: unit_price ?? 0,
    discount: discount ?? 0,
  }));
  const worth = goods.reduce((sum, line) => sum + line.quantity * line.unit_price - line.discount, 0);
  return {
    ...rest,
    create_method: BY_CONVERSATION,
    prepay: prepay ?? null,
    cod_amount: cod_amount ?? Math.max(0, worth - (prepay ?? 0)),
    lines: goods,
  };
}
