// Generated from schemas/warehouse/pick-wave.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { listPicksAction } from './list-picks.action.gen.ts';
import { pickWaveLineFields, pickWaveLineRules } from './pick-wave-line.entity.gen.ts';
import { pickWaveFields, pickWaveRules } from './pick-wave.entity.gen.ts';
import { pickWaveWorkflow } from './pick-wave.workflow.gen.ts';

export const form = createForm({
  screen: 'warehouse/pick-wave',
  route: '/warehouse/pick-wave',
  resource: 'pick_wave',
  title: 'screen.warehouse/pick-wave.title',
  mode: 'edit',
  permissions: ['order_manager'],
  update: null,
  sections: [
    {
      key: 'main', label: 'screen.warehouse/pick-wave.section.main', columns: 2,
      inputs: [
        input(pickWaveFields.code, { label: 'pick_wave.code' }),
        input(pickWaveFields.kind, { label: 'pick_wave.kind' }),
        input(pickWaveFields.warehouse_id, { label: 'pick_wave.warehouse_id' }),
        input(pickWaveFields.delivery_company, { label: 'pick_wave.delivery_company' }),
        input(pickWaveFields.ship_by, { label: 'pick_wave.ship_by' }),
        input(pickWaveFields.picker_id, { label: 'pick_wave.picker_id' }),
        input(pickWaveFields.started_at, { label: 'pick_wave.started_at' }),
      ],
    },
    {
      key: 'lines', label: 'screen.warehouse/pick-wave.section.lines',
      inputs: [
        input(pickWaveFields.lines, {
          label: 'pick_wave.lines',
          rows: [
            input(pickWaveLineFields.place, { label: 'pick_wave_line.place' }),
            input(pickWaveLineFields.order_id, { label: 'pick_wave_line.order_id' }),
            input(pickWaveLineFields.ship_by, { label: 'pick_wave_line.ship_by' }),
          ],
        }),
      ],
    },
    {
      key: 'sums', label: 'screen.warehouse/pick-wave.section.sums', columns: 2,
      inputs: [
        input(pickWaveFields.order_count, { label: 'pick_wave.order_count' }),
        input(pickWaveFields.picked_count, { label: 'pick_wave.picked_count' }),
        input(pickWaveFields.pieces, { label: 'pick_wave.pieces' }),
        input(pickWaveFields.distance, { label: 'pick_wave.distance' }),
        input(pickWaveFields.distance_alone, { label: 'pick_wave.distance_alone' }),
        input(pickWaveFields.scans, { label: 'pick_wave.scans' }),
        input(pickWaveFields.scans_alone, { label: 'pick_wave.scans_alone' }),
      ],
    },
  ],
  models: {
    pick_wave: {
      name: 'pick_wave', fields: Object.values(pickWaveFields), rules: pickWaveRules, workflows: [pickWaveWorkflow],
    },
    pick_wave_line: {
      name: 'pick_wave_line', fields: Object.values(pickWaveLineFields), rules: pickWaveLineRules,
      parent: { entity: 'pick_wave', foreignKey: 'pick_wave_id', field: 'lines' },
    },
  },
  workflows: [pickWaveWorkflow],
  actions: [listPicksAction],
  validate: () => import('#generated/built/warehouse/pick-wave.validate.gen.js'),
  aside: {
    facts: [
      { field: pickWaveFields.order_count, label: 'pick_wave.order_count' },
      { field: pickWaveFields.picked_count, label: 'pick_wave.picked_count' },
      { field: pickWaveFields.pieces, label: 'pick_wave.pieces' },
      { field: pickWaveFields.picker_id, label: 'pick_wave.picker_id' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function PickWaveForm() {
  return <FormScreen form={form} />;
}
