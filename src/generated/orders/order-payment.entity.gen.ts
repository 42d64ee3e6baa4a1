// Generated from schemas/orders/order-payment.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type PaymentMethod, paymentMethod } from '#generated/_shared/payment-method.enum.gen.ts';

export type OrderPayment = {
  id: number;
  version: number;
  order_id: number;
  /** Number of the transfer or the receipt. */
  code: string | null;
  value: number;
  date: string;
  method: PaymentMethod;
  image: string[] | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const orderPaymentFields = createFields({
  order_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  code: { type: 'code', json: 'string', key: true, maxLength: 50 },
  value: {
    type: 'money', json: 'integer', required: true, minimum: 1,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single'],
  },
  date: { type: 'date', json: 'string', required: true, defaultDay: 0 },
  method: { type: 'enum', json: 'string', required: true, default: 'bank_transfer', enum: paymentMethod },
  image: { type: 'images', json: 'array', maxItems: 3 },
  ...standardFields,
});

export const orderPaymentRules: readonly RuleModel[] = [];

export const orderPaymentDisplay = [{ field: 'code' }] as const;
