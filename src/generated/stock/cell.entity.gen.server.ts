// Generated from schemas/stock/cell.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { cellDisplay, cellFields, cellRules } from './cell.entity.gen.ts';

export const cellModel = createEntity({
  name: 'cell',
  module: 'stock',
  owner: 'customer',
  fields: Object.values(cellFields),
  display: cellDisplay,
  search: ['code', 'zone'],
  unique: [{ key: 'code', fields: ['code', 'warehouse_id'], message: 'rule.cell.code_taken' }],
  index: [['warehouse_id', 'code']],
  access: { read: ['goods_manager'], create: ['goods_manager'], update: ['goods_manager'], delete: null },
  lookup: ['goods_manager', 'pos_goods_manager', 'warehouse_employee_warning'],
  rules: cellRules,
});
