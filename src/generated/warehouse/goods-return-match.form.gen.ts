// Generated from schemas/warehouse/goods-return-match.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type GoodsReturnMatchForm = {
  order_id: number;
};

export const goodsReturnMatchFormFields = createFields({
  order_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'order', onDelete: 'restrict', where: { status: [200] } },
  },
});
