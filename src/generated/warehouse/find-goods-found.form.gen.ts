// Generated from schemas/warehouse/find-goods-found.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type FindGoodsFoundForm = {
  found_quantity: number;
  found_in: string | null;
};

export const findGoodsFoundFormFields = createFields({
  found_quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000 },
  found_in: { type: 'code', json: 'string', maxLength: 30 },
});
