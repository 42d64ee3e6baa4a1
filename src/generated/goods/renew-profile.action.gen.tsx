// Generated from schemas/goods/renew-profile.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { renewProfileActionFields } from './renew-profile.action.gen.ts';

export const form = createForm({
  screen: 'renew-profile',
  title: 'goods_profile.action.renew_profile',
  mode: 'dialog',
  permissions: ['administration_goods_profile'],
  sections: [
    {
      key: 'input', label: 'goods_profile.action.renew_profile',
      inputs: [
        input(renewProfileActionFields.code, { label: 'renew-profile.code' }),
        input(renewProfileActionFields.number, { label: 'renew-profile.number' }),
        input(renewProfileActionFields.issued_on, { label: 'renew-profile.issued_on' }),
        input(renewProfileActionFields.valid_to, { label: 'renew-profile.valid_to' }),
      ],
    },
  ],
  models: { 'renew-profile': { name: 'renew-profile', fields: Object.values(renewProfileActionFields), rules: [] } },
  validate: () => import('#generated/built/goods/renew-profile.action.validate.gen.js'),
});
