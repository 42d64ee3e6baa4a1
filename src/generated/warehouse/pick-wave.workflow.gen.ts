// Generated from schemas/warehouse/pick-wave.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { PickWave } from './pick-wave.entity.gen.ts';

export const pickWaveWorkflow: WorkflowModel = {
  entity: 'pick_wave',
  field: 'status',
  initial: [{ to: 'proposed' }],
  states: [
    { key: 'proposed', value: 'proposed', tone: 'neutral' },
    { key: 'picking', value: 'picking', tone: 'progress' },
    { key: 'done', value: 'done', tone: 'success', final: true, readOnly: true },
    { key: 'canceled', value: 'canceled', tone: 'danger', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'start', from: ['proposed'], to: 'picking', permissions: ['order_manager', 'pos_order_online_list'],
      set: { picker_id: (c: Logic<PickWave>) => c.user.id, started_at: (c: Logic<PickWave>) => c.now }, tone: 'success',
    },
    { key: 'finish', from: ['proposed', 'picking'], to: 'done', permissions: [], automatic: true },
    {
      key: 'cancel', from: ['proposed', 'picking'], to: 'canceled', permissions: ['order_manager'], tone: 'danger',
      bulk: true,
    },
  ],
};
