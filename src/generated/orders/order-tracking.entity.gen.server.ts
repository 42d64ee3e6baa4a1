// Generated from schemas/orders/order-tracking.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { orderTrackingDisplay, orderTrackingFields, orderTrackingRules } from './order-tracking.entity.gen.ts';

export const orderTrackingModel: EntityModel = {
  name: 'order_tracking',
  module: 'orders',
  table: 'order_tracking',
  owner: 'customer',
  fields: Object.values(orderTrackingFields),
  display: orderTrackingDisplay,
  search: ['text', 'place'],
  unique: [],
  index: [],
  access: { read: ['order_manager', 'order_create_single'], create: null, update: null, delete: null },
  lookup: ['order_manager', 'order_create_single'],
  rules: orderTrackingRules,
  audit: true,
  softDelete: true,
  parent: { entity: 'order', foreignKey: 'order_id', field: 'tracking' },
  live: false,
};
