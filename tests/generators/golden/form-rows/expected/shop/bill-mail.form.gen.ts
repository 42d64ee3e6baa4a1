// Generated from schemas/shop/bill-mail.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { BillLine } from './bill-line.entity.gen.ts';

export type BillMailForm = {
  email: string;
  has_note: boolean | null;
  note: string | null;
  lines: BillLine[];
};

export const billMailFormFields = createFields({
  email: { type: 'email', json: 'string', required: true, maxLength: 200 },
  has_note: { type: 'boolean', json: 'boolean', default: false },
  note: {
    type: 'text', json: 'string', maxLength: 200, onHide: 'keep',
    visible: (c: Logic<BillMailForm>) => c.record.has_note === true,
  },
  lines: { type: 'rows', json: 'array', rows: { entity: 'bill_line', foreignKey: 'bill_id', max: 100 } },
});
