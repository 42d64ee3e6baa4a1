// Generated from schemas/administration/attach-profile.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { attachProfileFormFields } from './attach-profile.form.gen.ts';

export const form = createForm({
  screen: 'attach-profile',
  title: 'screen.attach-profile.title',
  mode: 'dialog',
  permissions: ['administration_goods_profile'],
  sections: [
    {
      key: 'main', label: 'screen.attach-profile.section.main',
      inputs: [input(attachProfileFormFields.profile_id, { label: 'attach-profile.profile_id' })],
    },
  ],
  models: { 'attach-profile': { name: 'attach-profile', fields: Object.values(attachProfileFormFields), rules: [] } },
  validate: () => import('#generated/built/administration/attach-profile.form.validate.gen.js'),
  submit: { url: '/goods-attach-profile', success: 'messages.profile_attached' },
});
