// Generated from schemas/shop/parcel.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import type { Parcel } from './parcel.entity.gen.ts';
import { parcelDisplay, parcelFields, parcelRules } from './parcel.entity.gen.ts';
import { parcelWorkflow } from './parcel.workflow.gen.ts';

export const parcelModel: EntityModel = {
  name: 'parcel',
  module: 'shop',
  table: 'parcel',
  owner: 'customer',
  fields: Object.values(parcelFields),
  display: parcelDisplay,
  search: ['code', 'receiver_phone'],
  unique: [],
  index: [],
  access: { read: ['parcel_manager'], create: ['parcel_manager'], update: ['parcel_manager'], delete: null },
  lookup: ['parcel_manager'],
  visibleRows: {
    sql: {
      text: '(t."depot_id" IS NOT NULL AND t."depot_id" = ANY({user.warehouses}::int8[]))', params: ['user.warehouses'],
    },
    check: (c: Logic<Parcel>) => c.record.depot_id != null && c.user.warehouses.includes(c.record.depot_id),
  },
  rules: parcelRules,
  workflow: parcelWorkflow,
  audit: true,
  softDelete: true,
  live: true,
};
