// Generated from schemas/warehouse/pick-wave-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { pickWaveLineDisplay, pickWaveLineFields, pickWaveLineRules } from './pick-wave-line.entity.gen.ts';

export const pickWaveLineModel = createEntity({
  name: 'pick_wave_line',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(pickWaveLineFields),
  display: pickWaveLineDisplay,
  index: [['order_id']],
  access: { read: ['order_manager', 'pos_order_online_list'], create: null, update: null, delete: null },
  lookup: ['order_manager', 'pos_order_online_list'],
  rules: pickWaveLineRules,
  parent: { entity: 'pick_wave', foreignKey: 'pick_wave_id', field: 'lines' },
});
