// Generated from schemas/system/role.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { roleDisplay, roleFields, roleRules } from './role.entity.gen.ts';

export const roleModel: EntityModel = {
  name: 'role',
  module: 'system',
  table: 'role',
  owner: 'customer',
  fields: Object.values(roleFields),
  display: roleDisplay,
  search: ['name'],
  unique: [{ key: 'name', fields: ['name'], message: 'rule.role.name_taken' }],
  index: [],
  access: {
    read: ['administration_employee'], create: ['administration_employee'], update: ['administration_employee'],
    delete: ['administration_employee'],
  },
  lookup: ['administration_employee'],
  rules: roleRules,
  audit: true,
  softDelete: true,
  live: false,
};
