// Generated from schemas/invoice/tax-code.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type TaxCodeStatus, taxCodeStatus } from './tax-code-status.enum.gen.ts';

export type TaxCode = {
  id: number;
  version: number;
  code: string;
  status: TaxCodeStatus;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const taxCodeFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  status: { type: 'enum', json: 'integer', required: true, default: 1, enum: taxCodeStatus },
  ...standardFields,
});

export const taxCodeRules: readonly RuleModel[] = [];

export const taxCodeDisplay = [{ field: 'code' }] as const;
