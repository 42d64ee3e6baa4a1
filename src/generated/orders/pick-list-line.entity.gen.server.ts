// Generated from schemas/orders/pick-list-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { pickListLineDisplay, pickListLineFields, pickListLineRules } from './pick-list-line.entity.gen.ts';

export const pickListLineModel = createEntity({
  name: 'pick_list_line',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(pickListLineFields),
  display: pickListLineDisplay,
  access: { read: ['order_manager', 'pos_order_online_list'], create: null, update: null, delete: null },
  lookup: ['order_manager', 'pos_order_online_list'],
  rules: pickListLineRules,
  parent: { entity: 'pick_list', foreignKey: 'pick_list_id', field: 'lines' },
});
