// Generated from schemas/goods/attach-profile.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type AttachProfileActionInput = {
  ids: number[];
  profile_id: number;
};

export type AttachProfileActionResult = {
  done: number[];
};

export const attachProfileActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 500,
    links: { entity: 'goods', table: '__ids', foreignKey: '_id', otherKey: 'goods_id' },
  },
  profile_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'goods_profile', onDelete: 'restrict', where: { active: true } },
  },
});

export const attachProfileAction: ActionCall<AttachProfileActionInput, AttachProfileActionResult> = {
  url: '/goods-attach-profile',
};
