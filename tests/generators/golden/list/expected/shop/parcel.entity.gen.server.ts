// Generated from schemas/shop/parcel.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type Parcel, parcelDisplay, parcelFields, parcelRules } from './parcel.entity.gen.ts';
import { parcelWorkflow } from './parcel.workflow.gen.ts';

export const parcelModel = createEntity({
  name: 'parcel',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(parcelFields),
  display: parcelDisplay,
  missing: 'messages.parcel_missing',
  search: ['code', 'receiver_phone'],
  pii: {
    fields: ['receiver_phone'],
    when: { text: "(t.\"created_at\" + 90 * INTERVAL '24 hours' <= {now}::timestamptz)", params: ['now'] },
  },
  access: { read: ['parcel_manager'], create: ['parcel_manager'], update: ['parcel_manager'], delete: null },
  lookup: ['parcel_manager'],
  visibleRows: {
    sql: {
      text: '(t."depot_id" IS NOT NULL AND t."depot_id" = ANY({user.warehouses}::int8[]))', params: ['user.warehouses'],
    },
    check: (c: Logic<Parcel>) => c.record.depot_id != null && c.user.warehouses.includes(c.record.depot_id),
  },
  changeableRows: (c: Logic<Parcel>) => c.record.pos_id != null,
  rules: parcelRules,
  workflows: [parcelWorkflow],
  live: true,
});
