// Generated from schemas/dc/qr-check.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { qrCheckFields, qrCheckRules } from './qr-check.entity.gen.ts';

export const form = createForm({
  screen: 'dc/check-qr',
  route: '/dc/check-qr',
  resource: 'qr_check',
  title: 'screen.dc/check-qr.title',
  mode: 'edit',
  permissions: ['dc_check_qr'],
  create: ['dc_check_qr'],
  update: null,
  sections: [
    {
      key: 'ask', label: 'screen.dc/check-qr.section.ask', columns: 2,
      inputs: [
        input(qrCheckFields.code, { label: 'qr_check.code' }),
        input(qrCheckFields.id_city, { label: 'qr_check.id_city' }),
      ],
    },
    {
      key: 'answer', label: 'screen.dc/check-qr.section.answer', columns: 2,
      inputs: [
        input(qrCheckFields.result, { label: 'qr_check.result' }),
        input(qrCheckFields.goods_id, { label: 'qr_check.goods_id' }),
        input(qrCheckFields.holder_name, { label: 'qr_check.holder_name' }),
        input(qrCheckFields.territory, { label: 'qr_check.territory' }),
        input(qrCheckFields.checks, { label: 'qr_check.checks' }),
        input(qrCheckFields.chain, { label: 'qr_check.chain', span: 2 }),
      ],
    },
    {
      key: 'proof', label: 'screen.dc/check-qr.section.proof', columns: 2,
      inputs: [
        input(qrCheckFields.images, { label: 'qr_check.images', span: 2 }),
        input(qrCheckFields.note, { label: 'qr_check.note', span: 2 }),
      ],
    },
  ],
  models: { qr_check: { name: 'qr_check', fields: Object.values(qrCheckFields), rules: qrCheckRules } },
  validate: () => import('#generated/built/dc/qr-check.validate.gen.js'),
  prefill: ['code'],
  display: [{ field: 'code' }],
});

export default function QrCheckForm() {
  return <FormScreen form={form} />;
}
