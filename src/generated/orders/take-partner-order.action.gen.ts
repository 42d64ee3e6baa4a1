// Generated from schemas/orders/take-partner-order.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';
import { type Country, country } from '#generated/_shared/country.enum.gen.ts';
import type { CreateMethod } from '#generated/_shared/create-method.enum.gen.ts';
import { type OrderSource, orderSource } from '#generated/_shared/order-source.enum.gen.ts';
import type { OrderStatus } from '#generated/_shared/order-status.enum.gen.ts';
import { type AddressScheme, addressScheme } from '#generated/place/address-scheme.enum.gen.ts';
import type { OrderLine } from './order-line.entity.gen.ts';

export type TakePartnerOrderActionInput = {
  customer_order_id: string | null;
  source: OrderSource | null;
  warehouse_id: number | null;
  receiver_name: string;
  receiver_phone: string;
  receiver_country: Country | null;
  address_scheme: AddressScheme | null;
  receiver_city: string | null;
  receiver_district: string | null;
  receiver_ward: string | null;
  receiver_address: string;
  delivery_company: Carrier | null;
  delivery_check_goods: boolean | null;
  delivery_partial: boolean | null;
  delivery_return_required: boolean | null;
  weight: number | null;
  cod_amount: number | null;
  prepay: number | null;
  discount: number | null;
  insurance_value: number | null;
  note: string | null;
  lines: OrderLine[];
};

export type TakePartnerOrderActionResult = {
  customer_order_id: string;
  status: OrderStatus;
  create_method: CreateMethod;
  goods_total: number | null;
  cod_amount: number | null;
};

export const takePartnerOrderActionFields = createFields({
  customer_order_id: { type: 'code', json: 'string', maxLength: 50 },
  source: { type: 'enum', json: 'integer', enum: orderSource },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  receiver_name: { type: 'text', json: 'string', required: true, maxLength: 100 },
  receiver_phone: { type: 'phone', json: 'string', required: true, maxLength: 20 },
  receiver_country: { type: 'enum', json: 'integer', enum: country },
  address_scheme: { type: 'enum', json: 'integer', enum: addressScheme },
  receiver_city: { type: 'text', json: 'string', maxLength: 100 },
  receiver_district: { type: 'text', json: 'string', maxLength: 100 },
  receiver_ward: { type: 'text', json: 'string', maxLength: 100 },
  receiver_address: { type: 'text', json: 'string', required: true, maxLength: 255 },
  delivery_company: { type: 'enum', json: 'string', enum: carrier },
  delivery_check_goods: { type: 'boolean', json: 'boolean' },
  delivery_partial: { type: 'boolean', json: 'boolean' },
  delivery_return_required: { type: 'boolean', json: 'boolean' },
  weight: { type: 'weight', json: 'integer', minimum: 0, maximum: 10000000 },
  cod_amount: { type: 'money', json: 'integer', minimum: 0 },
  prepay: { type: 'money', json: 'integer', minimum: 0 },
  discount: { type: 'money', json: 'integer', minimum: 0 },
  insurance_value: { type: 'money', json: 'integer', minimum: 0 },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  lines: {
    type: 'rows', json: 'array', required: true,
    rows: { entity: 'order_line', foreignKey: 'order_id', min: 1, max: 200 },
  },
});

export const takePartnerOrderAction: ActionCall<TakePartnerOrderActionInput, TakePartnerOrderActionResult> = {
  url: '/public/orders',
};
