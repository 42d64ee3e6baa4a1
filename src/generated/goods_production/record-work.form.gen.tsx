// Generated from schemas/goods_production/record-work.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { recordWorkFormFields } from './record-work.form.gen.ts';

export const form = createForm({
  screen: 'record-work',
  title: 'screen.record-work.title',
  mode: 'dialog',
  permissions: ['goods_production_record'],
  sections: [
    {
      key: 'main', label: 'screen.record-work.section.main',
      inputs: [
        input(recordWorkFormFields.requirement_id, { label: 'record-work.requirement_id' }),
        input(recordWorkFormFields.stage, { label: 'record-work.stage' }),
      ],
    },
  ],
  models: { 'record-work': { name: 'record-work', fields: Object.values(recordWorkFormFields), rules: [] } },
  validate: () => import('#generated/built/goods_production/record-work.form.validate.gen.js'),
  submit: { url: '/work-lines', success: 'messages.work_lines_added' },
});
