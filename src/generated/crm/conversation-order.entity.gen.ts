// Generated from schemas/crm/conversation-order.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type CreateMethod, createMethod } from '#generated/_shared/create-method.enum.gen.ts';
import { type DeliveryStatus, deliveryStatus } from '#generated/_shared/delivery-status.enum.gen.ts';
import { type OrderStatus, orderStatus } from '#generated/_shared/order-status.enum.gen.ts';

export type ConversationOrder = {
  id: number;
  order_id: number;
  conversation_id: number | null;
  code: string;
  at: string | null;
  create_method: CreateMethod | null;
  status: OrderStatus;
  delivery_status: DeliveryStatus | null;
  delivery_order_id: string | null;
  receiver_name: string | null;
  goods_quantity: number | null;
  goods_total: number | null;
  account_id: number | null;
};

export const conversationOrderFields = createFields({
  order_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  conversation_id: { type: 'reference', json: 'integer', reference: { entity: 'conversation', onDelete: 'restrict' } },
  code: { type: 'code', json: 'string', required: true, maxLength: 50 },
  at: { type: 'date_time', json: 'string' },
  create_method: { type: 'enum', json: 'integer', enum: createMethod },
  status: { type: 'enum', json: 'integer', required: true, enum: orderStatus },
  delivery_status: { type: 'enum', json: 'integer', enum: deliveryStatus },
  delivery_order_id: { type: 'tracking', json: 'string', maxLength: 50 },
  receiver_name: { type: 'text', json: 'string', maxLength: 100 },
  goods_quantity: { type: 'integer', json: 'integer' },
  goods_total: {
    type: 'money', json: 'integer', read: ['order_detail_price'],
    walls: [
      ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    ],
  },
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
});

export const conversationOrderRules: readonly RuleModel[] = [];

export const conversationOrderDisplay = [{ field: 'code' }] as const;
