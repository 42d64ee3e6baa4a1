// Generated from schemas/goods/stamp-batch.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { stampBatchFields, stampBatchRules } from './stamp-batch.entity.gen.ts';
import { stampBatchWorkflow } from './stamp-batch.workflow.gen.ts';

export const form = createForm({
  screen: 'nsca/stamp/batch',
  route: '/nsca/stamp/batch',
  resource: 'stamp_batch',
  title: 'screen.nsca/stamp/batch.title',
  mode: 'edit',
  permissions: ['nsca_stamp'],
  create: ['nsca_stamp'],
  sections: [
    {
      key: 'main', label: 'screen.nsca/stamp/batch.section.main', columns: 2,
      inputs: [
        input(stampBatchFields.goods_id, { label: 'stamp_batch.goods_id' }),
        input(stampBatchFields.kind, { label: 'stamp_batch.kind' }),
        input(stampBatchFields.quantity, {
          label: 'stamp_batch.quantity', help: 'screen.nsca/stamp/batch.help.quantity',
        }),
        input(stampBatchFields.receipt_code, { label: 'stamp_batch.receipt_code' }),
        input(stampBatchFields.expired_date, { label: 'stamp_batch.expired_date' }),
        input(stampBatchFields.code, { label: 'stamp_batch.code' }),
        input(stampBatchFields.printed_at, { label: 'stamp_batch.printed_at' }),
        input(stampBatchFields.note, { label: 'stamp_batch.note', span: 2 }),
      ],
    },
  ],
  models: {
    stamp_batch: {
      name: 'stamp_batch', fields: Object.values(stampBatchFields), rules: stampBatchRules,
      workflows: [stampBatchWorkflow],
    },
  },
  workflows: [stampBatchWorkflow],
  validate: () => import('#generated/built/goods/stamp-batch.validate.gen.js'),
  prefill: ['receipt_code'],
  aside: {
    facts: [
      { field: stampBatchFields.quantity, label: 'stamp_batch.quantity' },
      { field: stampBatchFields.printed_at, label: 'stamp_batch.printed_at' },
      { field: stampBatchFields.created_at, label: 'kit.field.created_at' },
    ],
    related: [
      {
        label: 'screen.nsca/stamp.title', route: '/nsca/stamp', filter: 'batch_id', from: 'id', isChoice: true,
        permissions: ['nsca_stamp'],
        list: {
          screen: 'nsca/stamp', urls: { list: '/stamp-list', count: '/stamp-count', download: '/stamp-download' },
          viewModes: ['all', 'unprinted', 'recalled'],
        },
      },
    ],
  },
  display: [{ field: 'code' }],
});

export default function StampBatchForm() {
  return <FormScreen form={form} />;
}
