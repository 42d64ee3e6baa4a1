// Generated from schemas/promotion/present-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { presentLineDisplay, presentLineFields, presentLineRules } from './present-line.entity.gen.ts';

export const presentLineModel = createEntity({
  name: 'present_line',
  module: 'promotion',
  owner: 'customer',
  fields: Object.values(presentLineFields),
  display: presentLineDisplay,
  search: ['sku', 'name'],
  index: [['goods_id']],
  access: { read: ['administration_present', 'order_manager'], create: null, update: null, delete: null },
  lookup: ['administration_present', 'order_manager'],
  rules: presentLineRules,
  parent: { entity: 'present', foreignKey: 'present_id', field: 'lines' },
});
