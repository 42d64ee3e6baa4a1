// Generated from schemas/office/work-site.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { workSiteDisplay, workSiteFields, workSiteRules } from './work-site.entity.gen.ts';

export const workSiteModel = createEntity({
  name: 'work_site',
  module: 'office',
  owner: 'customer',
  fields: Object.values(workSiteFields),
  display: workSiteDisplay,
  search: ['code', 'name'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.work_site.code_taken' }],
  access: {
    read: ['timekeeping_manager'], create: ['timekeeping_manager'], update: ['timekeeping_manager'], delete: null,
  },
  lookup: ['timekeeping_manager'],
  rules: workSiteRules,
  live: true,
});
