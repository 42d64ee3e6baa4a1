// Generated from schemas/shop/delivery.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type Delivery, deliveryDisplay, deliveryFields, deliveryRules } from './delivery.entity.gen.ts';

export const deliveryModel = createEntity({
  name: 'delivery',
  module: 'shop',
  owner: 'tree',
  fields: Object.values(deliveryFields),
  display: deliveryDisplay,
  access: { read: ['agent'], create: null, update: null, delete: null },
  lookup: ['agent'],
  visibleRows: {
    sql: {
      text: "(({user.node}::int8 IS NULL OR t.\"from_id\" IS NOT NULL AND t.\"from_id\" = ANY({user.nodes}::int8[]) OR t.\"to_id\" IS NOT NULL AND t.\"to_id\" = ANY({user.nodes}::int8[])) AND t.\"code\" <> 'secret')",
      params: ['user.node', 'user.nodes'],
    },
    check: (c: Logic<Delivery>) =>
      (c.user.node == null || c.record.from_id != null && c.user.nodes.includes(c.record.from_id) || c.record.to_id != null && c.user.nodes.includes(c.record.to_id)) && c.record.code !== 'secret',
  },
  rules: deliveryRules,
});
