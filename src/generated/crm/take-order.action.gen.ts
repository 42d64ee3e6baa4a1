// Generated from schemas/crm/take-order.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';
import type { LeadLine } from './lead-line.entity.gen.ts';

export type TakeOrderActionInput = {
  /** Left empty: the contact's. */
  receiver_name: string | null;
  /** Left empty: the contact's. */
  receiver_phone: string | null;
  receiver_address: string;
  receiver_ward: string | null;
  receiver_city: string | null;
  lines: LeadLine[];
  warehouse_id: number | null;
  delivery_company: Carrier | null;
  prepay: number | null;
  /** Left empty: what the goods cost less what is paid. */
  cod_amount: number | null;
  note: string | null;
};

export const takeOrderActionFields = createFields({
  receiver_name: { type: 'text', json: 'string', maxLength: 100 },
  receiver_phone: { type: 'phone', json: 'string', maxLength: 20 },
  receiver_address: { type: 'text', json: 'string', required: true, maxLength: 255 },
  receiver_ward: { type: 'text', json: 'string', maxLength: 100 },
  receiver_city: { type: 'text', json: 'string', maxLength: 100 },
  lines: {
    type: 'rows', json: 'array', required: true, rows: { entity: 'lead_line', foreignKey: 'lead_id', min: 1, max: 200 },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  delivery_company: { type: 'enum', json: 'string', enum: carrier },
  prepay: { type: 'money', json: 'integer', minimum: 0 },
  cod_amount: { type: 'money', json: 'integer', minimum: 0 },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
});

export const takeOrderAction: RecordAction = {
  key: 'take_order',
  entity: 'conversation',
  permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
  form: 'take-order',
  begins: '/conversation-order-draft',
  success: 'messages.order_taken',
  tone: 'success',
};
