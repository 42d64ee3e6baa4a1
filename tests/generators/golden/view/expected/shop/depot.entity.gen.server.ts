// Generated from schemas/shop/depot.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type Depot, depotDisplay, depotFields, depotRules } from './depot.entity.gen.ts';

export const depotModel = createEntity({
  name: 'depot',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(depotFields),
  display: depotDisplay,
  access: { read: null, create: null, update: null, delete: null },
  lookup: ['sale_report', 'stock_manager'],
  visibleRows: {
    sql: { text: '(t."id" = ANY({user.warehouses}::int8[]))', params: ['user.warehouses'] },
    check: (c: Logic<Depot>) => c.user.warehouses.includes(c.record.id),
  },
  rules: depotRules,
});
