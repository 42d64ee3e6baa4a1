// Generated from schemas/office/work-shift-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { workShiftTotalDisplay, workShiftTotalFields, workShiftTotalRules } from './work-shift-total.entity.gen.ts';

export const workShiftTotalModel = createEntity({
  name: 'work_shift_total',
  module: 'office',
  written: 'view',
  owner: 'customer',
  fields: Object.values(workShiftTotalFields),
  display: workShiftTotalDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."shift_id" AS "id" FROM (SELECT s."id" AS "shift_id", count(b."account_id") AS "people" FROM "work_shift" s LEFT JOIN "shift_assignment" b ON b."customer_id" = {user.customer}::int8 AND b."deleted_at" IS NULL AND b."shift_id" = s."id" AND (b."starts_on" <= {today}::date AND (b."ends_on" IS NULL OR b."ends_on" >= {today}::date)) WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL GROUP BY 1) v',
      params: ['user.customer', 'today'],
    },
    sources: ['shift_assignment', 'work_shift'], id: 'number', of: 'work_shift', walls: [['timekeeping_manager']],
  },
  access: { read: ['timekeeping_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: workShiftTotalRules,
  audit: false,
  softDelete: false,
  live: true,
});
