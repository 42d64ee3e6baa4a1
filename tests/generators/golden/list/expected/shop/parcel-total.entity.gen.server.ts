// Generated from schemas/shop/parcel-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { parcelTotalDisplay, parcelTotalFields, parcelTotalRules } from './parcel-total.entity.gen.ts';

export const parcelTotalModel = createEntity({
  name: 'parcel_total',
  module: 'shop',
  written: 'view',
  owner: 'customer',
  fields: Object.values(parcelTotalFields),
  display: parcelTotalDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."parcel_id" AS "id" FROM (SELECT s."id" AS "parcel_id", s."state" AS "state", count(b."id") AS "lines" FROM "parcel" s LEFT JOIN "parcel_line" b ON b."customer_id" = {user.customer}::int8 AND b."deleted_at" IS NULL AND b."parcel_id" = s."id" WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL AND (s."depot_id" IS NOT NULL AND s."depot_id" = ANY({user.warehouses}::int8[])) GROUP BY 1, 2) v',
      params: ['user.customer', 'user.warehouses'],
    },
    sources: ['parcel', 'parcel_line'], id: 'number', of: 'parcel', walls: [],
  },
  access: { read: ['parcel_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: parcelTotalRules,
  audit: false,
  softDelete: false,
});
