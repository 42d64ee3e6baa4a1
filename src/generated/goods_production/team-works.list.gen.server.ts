// Generated from schemas/goods_production/team-works.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { teamWorkFields } from './team-work.entity.gen.ts';

export const teamWorksList = createList({
  screen: 'goods-production/record/by-team',
  route: '/goods-production/record/by-team',
  module: 'goods_production',
  entity: 'team_work',
  permissions: ['goods_production_record'],
  urls: { list: '/team-work-list', count: '/team-work-count', download: '/team-work-download' },
  downloadName: 'production-by-team.xlsx',
  columns: [
    column(teamWorkFields.work_date, { label: 'team_work.work_date', show: 'always', sort: true }),
    column(teamWorkFields.team_id, { label: 'team_work.team_id' }),
    column(teamWorkFields.stage, { label: 'team_work.stage', sort: true }),
    column(teamWorkFields.records, { label: 'team_work.records', sort: true, sum: true }),
    column(teamWorkFields.good, { label: 'team_work.good', sort: true, sum: true }),
    column(teamWorkFields.defect, { label: 'team_work.defect', sort: true, sum: true }),
    column(teamWorkFields.defect_percent, { label: 'team_work.defect_percent', sort: true }),
    column(teamWorkFields.rework, { label: 'team_work.rework', show: 'optional', sort: true, sum: true }),
    column(teamWorkFields.minutes, { label: 'team_work.minutes', sort: true, sum: true }),
    column(teamWorkFields.wage, { label: 'team_work.wage', sort: true, sum: true }),
    column(teamWorkFields.open, { label: 'team_work.open', sort: true, sum: true }),
  ],
  filters: [
    filter(teamWorkFields.work_date, { label: 'team_work.work_date', kind: 'date_range', maxDays: 360 }),
    filter(teamWorkFields.team_id, { label: 'team_work.team_id', kind: 'reference' }),
    filter(teamWorkFields.stage, { label: 'team_work.stage', kind: 'multi_select' }),
    filter(teamWorkFields.defect_percent, { label: 'team_work.defect_percent', kind: 'number_range' }),
  ],
  viewModes: [
    { key: 'all' },
    { key: 'today', where: { work_date: { from: { today: 0 }, to: { today: 0 } } } },
    { key: 'open', where: { open: { from: 1 } } },
  ],
  sort: { field: 'work_date', order: 'DESC' },
});
