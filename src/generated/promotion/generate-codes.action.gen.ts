// Generated from schemas/promotion/generate-codes.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Voucher } from './voucher.entity.gen.ts';

export type GenerateCodesActionInput = {
  /** Of single-use codes; a shared issue has one. */
  count: number;
  prefix: string | null;
  /** Of each code, the prefix included. */
  length: number;
  /** The word of a shared issue. */
  shared_code: string | null;
};

export const generateCodesActionFields = createFields({
  count: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000, default: 100 },
  prefix: { type: 'code', json: 'string', maxLength: 8 },
  length: { type: 'integer', json: 'integer', required: true, minimum: 8, maximum: 12, default: 8 },
  shared_code: { type: 'code', json: 'string', maxLength: 20 },
});

export const generateCodesAction: RecordAction = {
  key: 'generate_codes',
  entity: 'voucher',
  permissions: ['administration_pos_voucher_config'],
  guard: (c: Logic<Voucher>) => [0, 1, 2].includes(c.record.status),
  guardMessage: 'rule.voucher.is_closed',
  form: 'generate-codes',
  success: 'messages.codes_generated',
};
