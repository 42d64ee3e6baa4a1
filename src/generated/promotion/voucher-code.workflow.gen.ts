// Generated from schemas/promotion/voucher-code.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { HandOutVoucherForm } from './hand-out-voucher.form.gen.ts';
import type { VoucherCode } from './voucher-code.entity.gen.ts';

export const voucherCodeWorkflow: WorkflowModel = {
  entity: 'voucher_code',
  field: 'state',
  initial: [{ to: 'free' }],
  states: [
    { key: 'free', value: 'free', tone: 'neutral' },
    { key: 'handed_out', value: 'handed_out', tone: 'info' },
    { key: 'used', value: 'used', tone: 'success' },
    { key: 'disabled', value: 'disabled', tone: 'danger', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'hand_out', from: ['free'], to: 'handed_out', permissions: ['administration_pos_voucher_config'],
      set: { phone: (c: Logic<VoucherCode, Row, HandOutVoucherForm>) => c.input.phone }, form: 'hand-out-voucher',
      tone: 'success', effects: ['promotion/count_codes', 'promotion/send_code'],
    },
    {
      key: 'disable', from: ['free', 'handed_out'], to: 'disabled', permissions: ['administration_pos_voucher_config'],
      note: { minLength: 5 }, tone: 'danger', bulk: true,
    },
    { key: 'use', from: ['free', 'handed_out'], to: 'used', permissions: [], automatic: true },
    {
      key: 'release', from: ['used'], to: 'free',
      instead: [{ when: (c: Logic<VoucherCode>) => c.record.phone != null, to: 'handed_out' }], permissions: [],
      automatic: true,
    },
  ],
};
