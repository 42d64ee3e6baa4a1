// Generated from schemas/crm/lead-deposit.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type DepositMethod, depositMethod } from './deposit-method.enum.gen.ts';

export type LeadDeposit = {
  id: number;
  version: number;
  lead_id: number;
  code: string;
  value: number;
  date: string;
  method: DepositMethod;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const leadDepositFields = createFields({
  lead_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'lead', onDelete: 'restrict' } },
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  value: { type: 'money', json: 'integer', required: true, minimum: 1 },
  date: { type: 'date', json: 'string', required: true, defaultDay: 0 },
  method: { type: 'enum', json: 'string', required: true, default: 'bank_transfer', enum: depositMethod },
  ...standardFields,
});

export const leadDepositRules: readonly RuleModel[] = [];

export const leadDepositDisplay = ['#', { field: 'id' }] as const;
