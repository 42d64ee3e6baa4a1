// Generated from schemas/office/set-place.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/office/set-place.action.validate.gen.js';
import { setPlaceActionFields } from './set-place.action.gen.ts';

export const setPlaceActionModel: ActionModel = {
  key: 'set_place',
  stem: 'set-place',
  module: 'office',
  url: '/set-place',
  permissions: ['timekeeping_manager'],
  input: Object.values(setPlaceActionFields),
  validate,
};
