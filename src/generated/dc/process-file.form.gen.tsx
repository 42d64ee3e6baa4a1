// Generated from schemas/dc/process-file.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { dcFileFields, dcFileRules } from './dc-file.entity.gen.ts';
import { undoFileAction } from './undo-file.action.gen.ts';

export const form = createForm({
  screen: 'dc/process-file',
  route: '/dc/process-file',
  resource: 'dc_file',
  title: 'screen.dc/process-file.title',
  mode: 'edit',
  permissions: ['dc_process_file'],
  sections: [
    {
      key: 'main', label: 'screen.dc/process-file.section.main', columns: 2,
      inputs: [
        input(dcFileFields.code, { label: 'dc_file.code' }),
        input(dcFileFields.distributor_id, { label: 'dc_file.distributor_id' }),
        input(dcFileFields.period_from, { label: 'dc_file.period_from' }),
        input(dcFileFields.period_to, { label: 'dc_file.period_to' }),
        input(dcFileFields.file, { label: 'dc_file.file' }),
        input(dcFileFields.error_file, { label: 'dc_file.error_file' }),
        input(dcFileFields.note, { label: 'dc_file.note', span: 2 }),
      ],
    },
    {
      key: 'counts', label: 'screen.dc/process-file.section.counts', columns: 2,
      inputs: [
        input(dcFileFields.rows, { label: 'dc_file.rows' }),
        input(dcFileFields.accepted, { label: 'dc_file.accepted' }),
        input(dcFileFields.rejected, { label: 'dc_file.rejected' }),
        input(dcFileFields.amount, { label: 'dc_file.amount' }),
        input(dcFileFields.sent_on, { label: 'dc_file.sent_on' }),
        input(dcFileFields.undone_at, { label: 'dc_file.undone_at' }),
      ],
    },
  ],
  models: { dc_file: { name: 'dc_file', fields: Object.values(dcFileFields), rules: dcFileRules } },
  actions: [undoFileAction],
  validate: () => import('#generated/built/dc/dc-file.validate.gen.js'),
  aside: {
    facts: [
      { field: dcFileFields.status, label: 'dc_file.status' },
      { field: dcFileFields.accepted, label: 'dc_file.accepted' },
      { field: dcFileFields.rejected, label: 'dc_file.rejected' },
      { field: dcFileFields.amount, label: 'dc_file.amount' },
    ],
    related: [
      {
        label: 'screen.dc/distribution.title', route: '/dc/distribution', filter: 'dc_file_id', from: 'id',
        isChoice: true, permissions: ['dc_distributor'],
        list: {
          screen: 'dc/distribution',
          urls: {
            list: '/dc-distribution-list', count: '/dc-distribution-count', download: '/dc-distribution-download',
          },
          viewModes: ['all', 'supply', 'sell_out', 'differs', 'goods'], where: { kind: ['supply', 'sell_out'] },
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function ProcessFileForm() {
  return <FormScreen form={form} />;
}
