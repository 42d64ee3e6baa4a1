// Generated from schemas/office/shift-day.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { shiftDayDisplay, shiftDayFields, shiftDayRules } from './shift-day.entity.gen.ts';

export const shiftDayModel = createEntity({
  name: 'shift_day',
  module: 'office',
  written: 'view',
  owner: 'customer',
  fields: Object.values(shiftDayFields),
  computeSql: { missing: { text: '(t."absent"::float8 + t."not_yet")', params: [] } },
  display: shiftDayDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"working_date\"::text, '') || '~' || coalesce(v.\"shift_id\"::text, '') AS \"id\" FROM (SELECT s.\"working_date\" AS \"working_date\", s.\"shift_id\" AS \"shift_id\", count(s.\"account_id\") AS \"planned\", count(s.\"account_id\") FILTER (WHERE (s.\"first_in\" IS NOT NULL OR s.\"last_out\" IS NOT NULL)) AS \"came\", count(s.\"account_id\") FILTER (WHERE (s.\"late_minutes\" > 0)) AS \"late\", count(s.\"account_id\") FILTER (WHERE (s.\"early_minutes\" > 0)) AS \"early\", count(s.\"account_id\") FILTER (WHERE (s.\"state\" IN ('leave', 'day_off'))) AS \"away\", count(s.\"account_id\") FILTER (WHERE (s.\"state\" = 'absent')) AS \"absent\", count(s.\"account_id\") FILTER (WHERE (s.\"state\" = 'expected')) AS \"not_yet\", count(s.\"account_id\") FILTER (WHERE (s.\"state\" = 'incomplete' AND s.\"last_out\" IS NULL)) AS \"no_out\", coalesce(sum(s.\"worked_minutes\"), 0)::int8 AS \"worked_minutes\" FROM \"work_day\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (s.\"account_id\" = {user.id}::int8 OR 'timekeeping_manager' = ANY({user.permissions}::text[])) AND (s.\"shift_id\" IS NOT NULL) GROUP BY 1, 2) v",
      params: ['user.customer', 'user.id', 'user.permissions'],
    },
    sources: ['work_day'], id: 'text', walls: [['office_timekeeping', 'timekeeping_manager']],
  },
  access: { read: ['timekeeping_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: shiftDayRules,
  audit: false,
  softDelete: false,
  live: true,
});
