// Generated from schemas/goods_production/team-work.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { teamWorkDisplay, teamWorkFields, teamWorkRules } from './team-work.entity.gen.ts';

export const teamWorkModel = createEntity({
  name: 'team_work',
  module: 'goods_production',
  written: 'view',
  owner: 'customer',
  fields: Object.values(teamWorkFields),
  computeSql: {
    defect_percent: {
      text: 'CASE WHEN t."total" > 0 THEN floor(t."defect"::float8 * 100 / NULLIF(t."total", 0) * 10 + 0.5) / 10 ELSE NULL END',
      params: [],
    },
  },
  display: teamWorkDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"work_date\"::text, '') || '~' || coalesce(v.\"team_id\"::text, '') || '~' || coalesce(v.\"stage\"::text, '') AS \"id\" FROM (SELECT s.\"work_date\" AS \"work_date\", s.\"team_id\" AS \"team_id\", s.\"stage\" AS \"stage\", count(s.\"code\") AS \"records\", count(s.\"code\") FILTER (WHERE (s.\"status\" = 'done')) AS \"open\", coalesce(sum(s.\"good\"), 0)::int8 AS \"good\", coalesce(sum(s.\"defect\"), 0)::int8 AS \"defect\", coalesce(sum(s.\"rework\"), 0)::int8 AS \"rework\", coalesce(sum(s.\"total\"), 0)::int8 AS \"total\", coalesce(sum(s.\"minutes\"), 0)::int8 AS \"minutes\", coalesce(sum(s.\"wage\"), 0)::int8 AS \"wage\" FROM \"production_record\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (s.\"status\" IN ('done', 'confirmed')) GROUP BY 1, 2, 3) v",
      params: ['user.customer'],
    },
    sources: ['production_record'], id: 'text', walls: [['goods_production_requirement', 'goods_production_record']],
  },
  access: {
    read: ['goods_production_requirement', 'goods_production_record'], create: null, update: null, delete: null,
  },
  lookup: null,
  rules: teamWorkRules,
  audit: false,
  softDelete: false,
  live: true,
});
