// Generated from schemas/goods_production/requirement-style.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { requirementStyleFormFields } from './requirement-style.form.gen.ts';

export const form = createForm({
  screen: 'requirement-style',
  title: 'screen.requirement-style.title',
  mode: 'dialog',
  permissions: ['goods_production_requirement'],
  sections: [
    {
      key: 'main', label: 'screen.requirement-style.section.main',
      inputs: [
        input(requirementStyleFormFields.style_code, { label: 'requirement-style.style_code' }),
        input(requirementStyleFormFields.quantity, {
          label: 'requirement-style.quantity', help: 'screen.requirement-style.help.quantity',
        }),
      ],
    },
  ],
  models: {
    'requirement-style': { name: 'requirement-style', fields: Object.values(requirementStyleFormFields), rules: [] },
  },
  validate: () => import('#generated/built/goods_production/requirement-style.form.validate.gen.js'),
  submit: { url: '/style-lines', success: 'messages.style_lines_added' },
});
