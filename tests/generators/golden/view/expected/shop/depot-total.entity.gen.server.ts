// Generated from schemas/shop/depot-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { depotTotalDisplay, depotTotalFields, depotTotalRules } from './depot-total.entity.gen.ts';

export const depotTotalModel = createEntity({
  name: 'depot_total',
  module: 'shop',
  written: 'view',
  owner: 'customer',
  fields: Object.values(depotTotalFields),
  display: depotTotalDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."depot_id" AS "id" FROM (SELECT s."id" AS "depot_id", max(b."sent_on") AS "sent_on", count(b."sent_on") AS "parcels" FROM "depot" s LEFT JOIN "parcel" b ON b."customer_id" = {user.customer}::int8 AND b."deleted_at" IS NULL AND b."depot_id" = s."id" AND b."sent_on" BETWEEN {within.from}::date AND {within.to}::date WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL AND (s."id" = ANY({user.warehouses}::int8[])) GROUP BY 1) v',
      params: ['user.customer', 'user.warehouses', 'within.from', 'within.to'],
    },
    sources: ['depot', 'parcel'], id: 'number', of: 'depot', walls: [], within: { asked: 'sent_on', days: 7 },
  },
  access: { read: ['sale_report'], create: null, update: null, delete: null },
  lookup: null,
  rules: depotTotalRules,
  audit: false,
  softDelete: false,
});
