// Generated from schemas/crm/extend-block.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { extendBlockActionFields } from './extend-block.action.gen.ts';

export const form = createForm({
  screen: 'extend-block',
  title: 'blacklist.action.extend_block',
  mode: 'dialog',
  permissions: ['crm_blacklist'],
  sections: [
    {
      key: 'input', label: 'blacklist.action.extend_block',
      inputs: [input(extendBlockActionFields.expires_at, { label: 'extend-block.expires_at' })],
    },
  ],
  models: { 'extend-block': { name: 'extend-block', fields: Object.values(extendBlockActionFields), rules: [] } },
  validate: () => import('#generated/built/crm/extend-block.action.validate.gen.js'),
});
