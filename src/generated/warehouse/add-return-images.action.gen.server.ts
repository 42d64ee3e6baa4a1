// Generated from schemas/warehouse/add-return-images.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/add-return-images.action.validate.gen.js';
import { addReturnImagesAction, addReturnImagesActionFields } from './add-return-images.action.gen.ts';

export const addReturnImagesActionModel: ActionModel = {
  key: 'add_return_images',
  stem: 'add-return-images',
  module: 'warehouse',
  records: addReturnImagesAction,
  permissions: ['goods_return_history'],
  input: Object.values(addReturnImagesActionFields),
  validate,
};
