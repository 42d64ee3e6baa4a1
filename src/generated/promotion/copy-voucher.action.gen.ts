// Generated from schemas/promotion/copy-voucher.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type CopyVoucherActionInput = {

};

export const copyVoucherActionFields = createFields({});

export const copyVoucherAction: RecordAction = {
  key: 'copy_voucher',
  entity: 'voucher',
  permissions: ['administration_pos_voucher_config'],
  success: 'messages.voucher_copied',
  confirm: true,
};
