// Generated from schemas/crm/set-pages-active.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/set-pages-active.action.validate.gen.js';
import { setPagesActiveActionFields } from './set-pages-active.action.gen.ts';

export const setPagesActiveActionModel: ActionModel = {
  key: 'set_pages_active',
  stem: 'set-pages-active',
  module: 'crm',
  url: '/ladi-pages-active',
  permissions: ['crm_ladi_page_config'],
  input: Object.values(setPagesActiveActionFields),
  validate,
};
