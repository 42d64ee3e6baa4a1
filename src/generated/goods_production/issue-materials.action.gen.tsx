// Generated from schemas/goods_production/issue-materials.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { issueMaterialsActionFields } from './issue-materials.action.gen.ts';

export const form = createForm({
  screen: 'issue-materials',
  title: 'production_requirement.action.issue_materials',
  mode: 'dialog',
  permissions: ['goods_production_requirement'],
  sections: [
    {
      key: 'input', label: 'production_requirement.action.issue_materials',
      inputs: [input(issueMaterialsActionFields.mix_shades, { label: 'issue-materials.mix_shades' })],
    },
  ],
  models: {
    'issue-materials': { name: 'issue-materials', fields: Object.values(issueMaterialsActionFields), rules: [] },
  },
  validate: () => import('#generated/built/goods_production/issue-materials.action.validate.gen.js'),
});
