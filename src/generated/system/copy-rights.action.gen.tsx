// Generated from schemas/system/copy-rights.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { copyRightsActionFields } from './copy-rights.action.gen.ts';

export const form = createForm({
  screen: 'copy-rights',
  title: 'account.action.copy_rights',
  mode: 'dialog',
  permissions: ['administration_employee'],
  sections: [
    {
      key: 'input', label: 'account.action.copy_rights',
      inputs: [
        input(copyRightsActionFields.account_id, { label: 'copy-rights.account_id' }),
        input(copyRightsActionFields.with_places, { label: 'copy-rights.with_places' }),
      ],
    },
  ],
  models: { 'copy-rights': { name: 'copy-rights', fields: Object.values(copyRightsActionFields), rules: [] } },
  validate: () => import('#generated/built/system/copy-rights.action.validate.gen.js'),
});
