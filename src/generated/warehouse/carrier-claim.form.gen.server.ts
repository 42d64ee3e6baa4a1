// Generated from schemas/warehouse/carrier-claim.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const carrierClaimForm: FormModel = {
  screen: 'goods-return/claim',
  route: '/goods-return/claim',
  module: 'warehouse',
  entity: 'carrier_claim',
  mode: 'edit',
  permissions: ['goods_return_history'],
  aside: { notes: true },
};
