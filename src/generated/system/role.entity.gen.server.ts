// Generated from schemas/system/role.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { roleDisplay, roleFields, roleRules } from './role.entity.gen.ts';

export const roleModel = createEntity({
  name: 'role',
  module: 'system',
  owner: 'customer',
  fields: Object.values(roleFields),
  display: roleDisplay,
  search: ['name'],
  unique: [{ key: 'name', fields: ['name'], message: 'rule.role.name_taken' }],
  access: {
    read: ['administration_employee'], create: ['administration_employee'], update: ['administration_employee'],
    delete: ['administration_employee'],
  },
  lookup: ['administration_employee'],
  rules: roleRules,
});
