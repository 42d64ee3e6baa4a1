// Generated from schemas/warehouse/pick-wave.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { pickWaveDisplay, pickWaveFields, pickWaveRules } from './pick-wave.entity.gen.ts';
import { pickWaveWorkflow } from './pick-wave.workflow.gen.ts';

export const pickWaveModel = createEntity({
  name: 'pick_wave',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(pickWaveFields),
  refillSql: {
    order_count: {
      text: '(SELECT COALESCE(sum(1), 0) FROM "pick_wave_line" t_lines WHERE t_lines."pick_wave_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: pickWaveDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['status', 'ship_by'], ['warehouse_id', 'created_at'], ['picker_id', 'status']],
  access: { read: ['order_manager', 'pos_order_online_list'], create: null, update: null, delete: null },
  lookup: ['order_manager', 'pos_order_online_list'],
  rules: pickWaveRules,
  workflows: [pickWaveWorkflow],
  live: true,
});
