// Generated from schemas/pos/find-voucher.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type FindVoucherActionInput = {
  pos_id: number;
  voucher_code: string;
  /** Stamp of the piece that a voucher for single pieces is used for. */
  voucher_uid: string | null;
  buyer_phone: string | null;
};

export type FindVoucherActionResult = {
  code: string;
  name: string;
  /** One: from which value of the bill, for which goods, so much off. */
  rule: unknown;
};

export const findVoucherActionFields = createFields({
  pos_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'pos', onDelete: 'restrict' } },
  voucher_code: { type: 'code', json: 'string', required: true, maxLength: 20 },
  voucher_uid: { type: 'code', json: 'string', maxLength: 50 },
  buyer_phone: { type: 'phone', json: 'string', maxLength: 20 },
});

export const findVoucherAction: ActionCall<FindVoucherActionInput, FindVoucherActionResult> = {
  url: '/pos/find-voucher',
};
