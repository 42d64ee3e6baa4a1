// Generated from schemas/warehouse/add-return-images.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type AddReturnImagesActionInput = {
  images: string[];
};

export const addReturnImagesActionFields = createFields({
  images: { type: 'images', json: 'array', required: true, maxItems: 10, file: { batch: 10 } },
});

export const addReturnImagesAction: RecordAction = {
  key: 'add_return_images',
  entity: 'goods_return',
  permissions: ['goods_return_history'],
  form: 'add-return-images',
  success: 'messages.return_image_uploaded',
};
