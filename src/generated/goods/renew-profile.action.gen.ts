// Generated from schemas/goods/renew-profile.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { GoodsProfile } from './goods-profile.entity.gen.ts';

export type RenewProfileActionInput = {
  code: string;
  number: string | null;
  issued_on: string | null;
  valid_to: string;
};

export const renewProfileActionFields = createFields({
  code: { type: 'code', json: 'string', required: true, maxLength: 8 },
  number: { type: 'text', json: 'string', maxLength: 100 },
  issued_on: { type: 'date', json: 'string' },
  valid_to: { type: 'date', json: 'string', required: true },
});

export const renewProfileAction: RecordAction = {
  key: 'renew_profile',
  entity: 'goods_profile',
  permissions: ['administration_goods_profile'],
  guard: (c: Logic<GoodsProfile>) => c.record.active === true,
  guardMessage: 'rule.goods_profile.not_active',
  form: 'renew-profile',
  success: 'messages.profile_renewed',
};
