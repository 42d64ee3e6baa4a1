// Generated from schemas/office/lock-month.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type Department, department } from '#generated/system/department.enum.gen.ts';

export type LockMonthForm = {
  month: string;
  department: Department | null;
  account_ids: number[] | null;
};

export const lockMonthFormFields = createFields({
  month: { type: 'date', json: 'string', required: true },
  department: { type: 'enum', json: 'string', enum: department },
  account_ids: {
    type: 'links', json: 'array', maxItems: 200,
    links: { entity: 'account', table: '__account_ids', foreignKey: '_id', otherKey: 'account_id' },
  },
});
