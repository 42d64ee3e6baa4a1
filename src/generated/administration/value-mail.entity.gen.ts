// Generated from schemas/administration/value-mail.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ValueMailState, valueMailState } from './value-mail-state.enum.gen.ts';

export type ValueMail = {
  id: number;
  account_id: number;
  for_date: string;
  state: ValueMailState;
  sent_at: string | null;
  created_at: string;
  created_by: number | null;
};

export const valueMailFields = createFields({
  account_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  for_date: { type: 'date', json: 'string', required: true },
  state: { type: 'enum', json: 'string', required: true, default: 'waiting', enum: valueMailState },
  sent_at: { type: 'date_time', json: 'string' },
  ...madeFields,
});

export const valueMailRules: readonly RuleModel[] = [];

export const valueMailDisplay = [{ field: 'account_id' }] as const;
