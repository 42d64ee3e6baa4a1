// Generated from schemas/warehouse/add-return-images.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { addReturnImagesActionFields } from './add-return-images.action.gen.ts';

export const form = createForm({
  screen: 'add-return-images',
  title: 'goods_return.action.add_return_images',
  mode: 'dialog',
  permissions: ['goods_return_history'],
  sections: [
    {
      key: 'input', label: 'goods_return.action.add_return_images',
      inputs: [input(addReturnImagesActionFields.images, { label: 'add-return-images.images' })],
    },
  ],
  models: {
    'add-return-images': { name: 'add-return-images', fields: Object.values(addReturnImagesActionFields), rules: [] },
  },
  validate: () => import('#generated/built/warehouse/add-return-images.action.validate.gen.js'),
});
