// Generated from schemas/warehouse/propose-waves.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { proposeWavesFormFields } from './propose-waves.form.gen.ts';

export const form = createForm({
  screen: 'propose-waves',
  title: 'screen.propose-waves.title',
  mode: 'dialog',
  permissions: ['order_manager'],
  intro: 'screen.propose-waves.intro',
  sections: [
    {
      key: 'main', label: 'screen.propose-waves.section.main',
      inputs: [input(proposeWavesFormFields.warehouse_id, { label: 'propose-waves.warehouse_id' })],
    },
  ],
  models: { 'propose-waves': { name: 'propose-waves', fields: Object.values(proposeWavesFormFields), rules: [] } },
  validate: () => import('#generated/built/warehouse/propose-waves.form.validate.gen.js'),
  submit: { url: '/propose-waves', success: 'messages.waves_proposed' },
});
