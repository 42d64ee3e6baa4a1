// Generated from schemas/goods_production/record.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { productionRecordLineFields, productionRecordLineRules } from './production-record-line.entity.gen.ts';
import { productionRecordFields, productionRecordRules } from './production-record.entity.gen.ts';
import { productionRecordWorkflow } from './production-record.workflow.gen.ts';

export const form = createForm({
  screen: 'goods-production/record',
  route: '/goods-production/record',
  resource: 'production_record',
  title: 'screen.goods-production/record.title',
  mode: 'edit',
  permissions: ['goods_production_record'],
  create: ['goods_production_record'],
  sections: [
    {
      key: 'main', label: 'screen.goods-production/record.section.main', columns: 2,
      inputs: [
        input(productionRecordFields.requirement_id, { label: 'production_record.requirement_id' }),
        input(productionRecordFields.stage, { label: 'production_record.stage' }),
        input(productionRecordFields.team_id, { label: 'production_record.team_id' }),
        input(productionRecordFields.work_date, { label: 'production_record.work_date' }),
        input(productionRecordFields.worker_names, { label: 'production_record.worker_names' }),
        input(productionRecordFields.code, { label: 'production_record.code' }),
        input(productionRecordFields.started_at, { label: 'production_record.started_at' }),
        input(productionRecordFields.ended_at, { label: 'production_record.ended_at' }),
      ],
    },
    {
      key: 'lines', label: 'screen.goods-production/record.section.lines',
      inputs: [
        input(productionRecordFields.lines, {
          label: 'production_record.lines', add: { form: 'record-work', label: 'screen.record-work.title' },
          rows: [
            input(productionRecordLineFields.goods_id, { label: 'production_record_line.goods_id' }),
            input(productionRecordLineFields.size, { label: 'production_record_line.size' }),
            input(productionRecordLineFields.good, { label: 'production_record_line.good' }),
            input(productionRecordLineFields.defect, { label: 'production_record_line.defect' }),
            input(productionRecordLineFields.rework, { label: 'production_record_line.rework' }),
          ],
        }),
      ],
    },
    {
      key: 'sums', label: 'screen.goods-production/record.section.sums', columns: 2,
      inputs: [
        input(productionRecordFields.good, { label: 'production_record.good' }),
        input(productionRecordFields.defect, { label: 'production_record.defect' }),
        input(productionRecordFields.rework, { label: 'production_record.rework' }),
        input(productionRecordFields.piece_rate, { label: 'production_record.piece_rate' }),
        input(productionRecordFields.wage, { label: 'production_record.wage' }),
        input(productionRecordFields.minutes, { label: 'production_record.minutes' }),
        input(productionRecordFields.minutes_per_piece, { label: 'production_record.minutes_per_piece' }),
        input(productionRecordFields.defect_reason, { label: 'production_record.defect_reason', span: 2 }),
        input(productionRecordFields.note, { label: 'production_record.note', span: 2 }),
      ],
    },
  ],
  models: {
    production_record: {
      name: 'production_record', fields: Object.values(productionRecordFields), rules: productionRecordRules,
      workflows: [productionRecordWorkflow],
    },
    production_record_line: {
      name: 'production_record_line', fields: Object.values(productionRecordLineFields),
      rules: productionRecordLineRules,
      parent: { entity: 'production_record', foreignKey: 'production_record_id', field: 'lines' },
    },
  },
  workflows: [productionRecordWorkflow],
  validate: () => import('#generated/built/goods_production/production-record.validate.gen.js'),
  draft: true,
  prefill: ['requirement_id'],
  aside: {
    facts: [
      { field: productionRecordFields.requirement_id, label: 'production_record.requirement_id' },
      { field: productionRecordFields.stage, label: 'production_record.stage' },
      { field: productionRecordFields.work_date, label: 'production_record.work_date' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function RecordForm() {
  return <FormScreen form={form} />;
}
