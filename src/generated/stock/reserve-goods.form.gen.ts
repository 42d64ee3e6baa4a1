// Generated from schemas/stock/reserve-goods.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type ReserveGoodsForm = {
  warehouse_id: number;
  quantity: number;
  expires_at: string | null;
  tracking_codes: string | null;
  note: string | null;
};

export const reserveGoodsFormFields = createFields({
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, empty: 'messages.select_warehouse',
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000 },
  expires_at: { type: 'date_time', json: 'string' },
  tracking_codes: { type: 'long_text', json: 'string', maxLength: 4000 },
  note: { type: 'text', json: 'string', maxLength: 200 },
});
