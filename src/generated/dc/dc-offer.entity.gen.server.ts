// Generated from schemas/dc/dc-offer.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type DcOffer, dcOfferDisplay, dcOfferFields, dcOfferRules } from './dc-offer.entity.gen.ts';

export const dcOfferModel = createEntity({
  name: 'dc_offer',
  module: 'dc',
  written: 'module',
  owner: 'tree',
  fields: Object.values(dcOfferFields),
  display: dcOfferDisplay,
  unique: [{ key: 'goods', fields: ['distributor_id', 'goods_id'], message: 'messages.duplicate' }],
  access: {
    read: ['dc_distributor', 'dc_order_create', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods'],
    create: null, update: null, delete: null,
  },
  lookup: ['dc_distributor', 'dc_order_create', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods'],
  visibleRows: {
    sql: {
      text: '({user.node}::int8 IS NULL OR t."distributor_id" IS NOT NULL AND t."distributor_id" = ANY({user.nodes}::int8[]))',
      params: ['user.node', 'user.nodes'],
    },
    check: (c: Logic<DcOffer>) =>
      c.user.node == null || c.record.distributor_id != null && c.user.nodes.includes(c.record.distributor_id),
  },
  rules: dcOfferRules,
  audit: false,
  softDelete: false,
  live: true,
});
