// Generated from schemas/promotion/pos-voucher-config.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { copyVoucherAction } from './copy-voucher.action.gen.ts';
import { generateCodesAction } from './generate-codes.action.gen.ts';
import { voucherFields, voucherRules } from './voucher.entity.gen.ts';
import { voucherWorkflow } from './voucher.workflow.gen.ts';

export const form = createForm({
  screen: 'administration/pos-voucher-config',
  route: '/administration/pos-voucher-config',
  resource: 'voucher',
  title: 'screen.administration/pos-voucher-config.title',
  mode: 'edit',
  permissions: ['administration_pos_voucher_config'],
  create: ['administration_pos_voucher_config'],
  sections: [
    {
      key: 'main', label: 'screen.administration/pos-voucher-config.section.main', columns: 2,
      inputs: [
        input(voucherFields.code, { label: 'voucher.code' }),
        input(voucherFields.status, { label: 'voucher.status' }),
        input(voucherFields.name, { label: 'voucher.name', span: 2 }),
        input(voucherFields.kind, { label: 'voucher.kind', help: 'screen.administration/pos-voucher-config.help.kind' }),
        input(voucherFields.usage_limit, { label: 'voucher.usage_limit' }),
      ],
    },
    {
      key: 'benefit', label: 'screen.administration/pos-voucher-config.section.benefit', columns: 2,
      inputs: [
        input(voucherFields.condition, { label: 'voucher.condition' }),
        input(voucherFields.min_value, { label: 'voucher.min_value' }),
        input(voucherFields.goods_ids, { label: 'voucher.goods_ids', span: 2 }),
        input(voucherFields.uid_codes, {
          label: 'voucher.uid_codes', span: 2, help: 'screen.administration/pos-voucher-config.help.uid_codes',
        }),
        input(voucherFields.discount_type, { label: 'voucher.discount_type' }),
        input(voucherFields.discount_percent, { label: 'voucher.discount_percent' }),
        input(voucherFields.discount_amount, { label: 'voucher.discount_amount' }),
        input(voucherFields.max_discount, { label: 'voucher.max_discount' }),
      ],
    },
    {
      key: 'when', label: 'screen.administration/pos-voucher-config.section.when', columns: 2,
      inputs: [
        input(voucherFields.from_at, { label: 'voucher.from_at' }),
        input(voucherFields.to_at, { label: 'voucher.to_at' }),
        input(voucherFields.pos_ids, {
          label: 'voucher.pos_ids', help: 'screen.administration/pos-voucher-config.help.pos_ids',
        }),
        input(voucherFields.per_customer, {
          label: 'voucher.per_customer', help: 'screen.administration/pos-voucher-config.help.per_customer',
        }),
        input(voucherFields.note, { label: 'voucher.note', span: 2 }),
      ],
    },
    {
      key: 'result', label: 'screen.administration/pos-voucher-config.section.result', columns: 2,
      inputs: [
        input(voucherFields.codes, { label: 'voucher.codes' }),
        input(voucherFields.handed_out, { label: 'voucher.handed_out' }),
        input(voucherFields.used, { label: 'voucher.used' }),
        input(voucherFields.use_rate, { label: 'voucher.use_rate' }),
        input(voucherFields.discount_given, { label: 'voucher.discount_given' }),
        input(voucherFields.revenue, { label: 'voucher.revenue' }),
      ],
    },
  ],
  models: {
    voucher: {
      name: 'voucher', fields: Object.values(voucherFields), rules: voucherRules, workflows: [voucherWorkflow],
    },
  },
  workflows: [voucherWorkflow],
  actions: [copyVoucherAction, generateCodesAction],
  validate: () => import('#generated/built/promotion/voucher.validate.gen.js'),
  aside: {
    facts: [
      { field: voucherFields.status, label: 'voucher.status' },
      { field: voucherFields.codes, label: 'voucher.codes' },
      { field: voucherFields.used, label: 'voucher.used' },
    ],
    related: [
      {
        label: 'screen.administration/pos-voucher-config/code.title', route: '/administration/pos-voucher-config/code',
        filter: 'voucher_id', from: 'id', isChoice: true, permissions: ['administration_pos_voucher_config'],
        list: {
          screen: 'administration/pos-voucher-config/code',
          urls: { list: '/voucher-code-list', count: '/voucher-code-count', download: '/voucher-code-download' },
          viewModes: ['all', 'free', 'handed_out', 'used', 'disabled'],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function PosVoucherConfigForm() {
  return <FormScreen form={form} />;
}
