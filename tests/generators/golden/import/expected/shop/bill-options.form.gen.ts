// Generated from schemas/shop/bill-options.form.json. Edit that file and run `npm run generate`.
import type { FieldModel } from '#contract/model.ts';

export type BillOptionsForm = {
  is_paid: boolean | null;
};

export const billOptionsFormFields = {
  is_paid: { name: 'is_paid', type: 'boolean', json: 'boolean' },
} as const satisfies Record<string, FieldModel>;
