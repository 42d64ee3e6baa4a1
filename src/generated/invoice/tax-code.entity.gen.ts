// Generated from schemas/invoice/tax-code.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';
import { taxCodeStatus } from './tax-code-status.enum.gen.ts';

export type TaxCode = {
  id: number;
  version: number;
  code: string;
  status: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const taxCodeFields = {
  code: { name: 'code', type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  status: { name: 'status', type: 'enum', json: 'integer', required: true, default: 1, enum: taxCodeStatus },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  created_by: {
    name: 'created_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_by: {
    name: 'updated_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
} as const satisfies Record<string, FieldModel>;

export const taxCodeRules: readonly RuleModel[] = [];

export const taxCodeDisplay = [{ field: 'code' }] as const;
