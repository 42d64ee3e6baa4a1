// Generated from schemas/warehouse/combo-assembly.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { comboAssemblyDisplay, comboAssemblyFields, comboAssemblyRules } from './combo-assembly.entity.gen.ts';
import { comboAssemblyWorkflow } from './combo-assembly.workflow.gen.ts';

export const comboAssemblyModel = createEntity({
  name: 'combo_assembly',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(comboAssemblyFields),
  display: comboAssemblyDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['created_at'], ['combo_id', 'created_at'], ['warehouse_id', 'created_at']],
  access: { read: ['administration_physical_combo'], create: null, update: null, delete: null },
  lookup: ['administration_physical_combo'],
  rules: comboAssemblyRules,
  workflows: [comboAssemblyWorkflow],
  live: true,
});
