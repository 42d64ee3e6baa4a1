// Generated from schemas/warehouse/transfer-goods.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type TransferGoodsForm = {
  from_warehouse_id: number;
  to_warehouse_id: number;
  quantity: number;
  note: string | null;
};

export const transferGoodsFormFields = createFields({
  from_warehouse_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
  },
  to_warehouse_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000 },
  note: { type: 'text', json: 'string', maxLength: 200 },
});
