// Generated from schemas/promotion/promotion-options.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type PromotionChannel, promotionChannel } from './promotion-channel.enum.gen.ts';

export type PromotionOptionsForm = {
  pos_ids: number[] | null;
  channels: PromotionChannel[] | null;
};

export const promotionOptionsFormFields = createFields({
  pos_ids: {
    type: 'links', json: 'array', links: { entity: 'pos', table: '__pos_ids', foreignKey: '_id', otherKey: 'pos_id' },
  },
  channels: { type: 'enums', json: 'array', enum: promotionChannel },
});
