// Generated from schemas/promotion/voucher-code.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type VoucherCodeState, voucherCodeState } from './voucher-code-state.enum.gen.ts';

export type VoucherCode = {
  id: number;
  version: number;
  voucher_id: number;
  code: string;
  state: VoucherCodeState;
  /** Of whom it was handed to; nobody else uses it. */
  phone: string | null;
  used: number;
  /** The last bill that it was used for. */
  document_code: string | null;
  used_at: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const voucherCodeFields = createFields({
  voucher_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'voucher', onDelete: 'restrict' },
  },
  code: { type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 20 },
  state: { type: 'enum', json: 'string', required: true, readOnly: true, enum: voucherCodeState },
  phone: { type: 'phone', json: 'string', readOnly: true, maxLength: 20 },
  used: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  document_code: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50 },
  used_at: { type: 'date_time', json: 'string', readOnly: true },
  ...standardFields,
});

export const voucherCodeRules: readonly RuleModel[] = [];

export const voucherCodeDisplay = [{ field: 'code' }] as const;
