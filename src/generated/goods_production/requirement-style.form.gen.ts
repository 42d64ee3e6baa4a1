// Generated from schemas/goods_production/requirement-style.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type RequirementStyleForm = {
  style_code: string;
  quantity: number;
};

export const requirementStyleFormFields = createFields({
  style_code: { type: 'text', json: 'string', required: true, maxLength: 50 },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000000 },
});
