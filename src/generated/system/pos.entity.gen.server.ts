// Generated from schemas/system/pos.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { posDisplay, posFields, posRules } from './pos.entity.gen.ts';

export const posModel: EntityModel = {
  name: 'pos',
  module: 'system',
  table: 'pos',
  owner: 'customer',
  fields: Object.values(posFields),
  display: posDisplay,
  search: ['code', 'name'],
  unique: [
    { key: 'code', fields: ['code'], message: 'rule.pos.code_taken' },
    { key: 'warehouse', fields: ['warehouse_id'], message: 'rule.pos.warehouse_taken' },
  ],
  index: [],
  access: { read: ['pos_order_create_single'], create: null, update: null, delete: null },
  lookup: ['pos_order_create_single', 'administration_employee', 'pos_order_list'],
  rules: posRules,
  audit: true,
  softDelete: true,
  live: false,
};
