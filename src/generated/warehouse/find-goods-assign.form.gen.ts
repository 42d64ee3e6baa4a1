// Generated from schemas/warehouse/find-goods-assign.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type FindGoodsAssignForm = {
  searcher_id: number;
};

export const findGoodsAssignFormFields = createFields({
  searcher_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
});
