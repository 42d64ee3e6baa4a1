// Generated from schemas/office/lock-month.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type Department, department } from '#generated/system/department.enum.gen.ts';

export type LockMonthActionInput = {
  /** Any day of it. */
  month: string;
  department: Department | null;
  account_ids: number[] | null;
};

export type LockMonthActionResult = {

};

export const lockMonthActionFields = createFields({
  month: { type: 'date', json: 'string', required: true },
  department: { type: 'enum', json: 'string', enum: department },
  account_ids: {
    type: 'links', json: 'array', maxItems: 200,
    links: { entity: 'account', table: '__account_ids', foreignKey: '_id', otherKey: 'account_id' },
  },
});

export const lockMonthAction: ActionCall<LockMonthActionInput, LockMonthActionResult> = {
  url: '/lock-month',
};
