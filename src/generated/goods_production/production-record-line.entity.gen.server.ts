// Generated from schemas/goods_production/production-record-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  productionRecordLineDisplay,
  productionRecordLineFields,
  productionRecordLineRules,
} from './production-record-line.entity.gen.ts';

export const productionRecordLineModel = createEntity({
  name: 'production_record_line',
  module: 'goods_production',
  owner: 'customer',
  fields: Object.values(productionRecordLineFields),
  display: productionRecordLineDisplay,
  search: ['sku'],
  unique: [
    { key: 'goods', fields: ['production_record_id', 'goods_id'], message: 'rule.production_requirement_line.twice' },
  ],
  index: [['goods_id']],
  access: {
    read: ['goods_production_requirement', 'goods_production_record'], create: null, update: null, delete: null,
  },
  lookup: ['goods_production_requirement', 'goods_production_record'],
  rules: productionRecordLineRules,
  parent: { entity: 'production_record', foreignKey: 'production_record_id', field: 'lines' },
});
