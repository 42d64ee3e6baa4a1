// Generated from schemas/promotion/voucher-use.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type VoucherUse = {
  id: number;
  voucher_id: number;
  voucher_code_id: number;
  document_type: string;
  document_id: number;
  document_code: string | null;
  buyer_phone: string | null;
  /** Piece that it was used for, where it holds for pieces. */
  uid: string | null;
  uses: number;
  discount: number;
  amount: number;
  counted: boolean;
  created_at: string;
  created_by: number | null;
};

export const voucherUseFields = createFields({
  voucher_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'voucher', onDelete: 'restrict' },
  },
  voucher_code_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'voucher_code', onDelete: 'restrict' },
  },
  document_type: { type: 'code', json: 'string', required: true, maxLength: 30 },
  document_id: { type: 'integer', json: 'integer', required: true },
  document_code: { type: 'code', json: 'string', key: true, maxLength: 50 },
  buyer_phone: { type: 'phone', json: 'string', maxLength: 20 },
  uid: { type: 'code', json: 'string', maxLength: 50 },
  uses: { type: 'integer', json: 'integer', required: true, default: 1 },
  discount: { type: 'money', json: 'integer', required: true },
  amount: { type: 'money', json: 'integer', required: true },
  counted: { type: 'boolean', json: 'boolean', required: true, default: false },
  ...madeFields,
});

export const voucherUseRules: readonly RuleModel[] = [];

export const voucherUseDisplay = [{ field: 'document_code' }] as const;
