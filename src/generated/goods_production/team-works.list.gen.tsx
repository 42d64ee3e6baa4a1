// Generated from schemas/goods_production/team-works.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { teamWorkFields } from './team-work.entity.gen.ts';

export const list = createList({
  screen: 'goods-production/record/by-team',
  route: '/goods-production/record/by-team',
  resource: 'team_work',
  title: 'screen.goods-production/record/by-team.title',
  permissions: ['goods_production_record'],
  urls: { list: '/team-work-list', count: '/team-work-count', download: '/team-work-download' },
  downloadName: 'production-by-team.xlsx',
  columns: [
    column(teamWorkFields.work_date, {
      label: 'team_work.work_date', cell: 'date', show: 'always', sort: true, pin: 'left',
    }),
    column(teamWorkFields.team_id, { label: 'team_work.team_id', cell: 'reference', width: 200 }),
    column(teamWorkFields.stage, { label: 'team_work.stage', cell: 'enum', sort: true }),
    column(teamWorkFields.records, { label: 'team_work.records', cell: 'number', sort: true, sum: true, footer: true }),
    column(teamWorkFields.good, { label: 'team_work.good', cell: 'number', sort: true, sum: true, footer: true }),
    column(teamWorkFields.defect, { label: 'team_work.defect', cell: 'number', sort: true, sum: true, footer: true }),
    column(teamWorkFields.defect_percent, { label: 'team_work.defect_percent', cell: 'number', sort: true }),
    column(teamWorkFields.rework, {
      label: 'team_work.rework', cell: 'number', show: 'optional', sort: true, sum: true, footer: true,
    }),
    column(teamWorkFields.minutes, { label: 'team_work.minutes', cell: 'number', sort: true, sum: true, footer: true }),
    column(teamWorkFields.wage, { label: 'team_work.wage', cell: 'money', sort: true, sum: true, footer: true }),
    column(teamWorkFields.open, { label: 'team_work.open', cell: 'number', sort: true, sum: true, footer: true }),
  ],
  filters: [
    filter(teamWorkFields.work_date, {
      label: 'team_work.work_date', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(teamWorkFields.team_id, { label: 'team_work.team_id', kind: 'reference' }),
    filter(teamWorkFields.stage, { label: 'team_work.stage', kind: 'multi_select' }),
    filter(teamWorkFields.defect_percent, { label: 'team_work.defect_percent', kind: 'number_range', place: 'panel' }),
  ],
  viewModes: [
    { key: 'all', label: 'screen.goods-production/record/by-team.mode.all' },
    { key: 'today', label: 'screen.goods-production/record/by-team.mode.today' },
    { key: 'open', label: 'screen.goods-production/record/by-team.mode.open' },
  ],
  sort: { field: 'work_date', order: 'DESC' },
  toolbar: [
    {
      key: 'records', label: 'screen.goods-production/record/by-team.action.records', route: '/goods-production/record',
      permissions: ['goods_production_record'],
    },
    {
      key: 'report', label: 'screen.goods-production/record/by-team.action.report',
      route: '/goods-production/record/report', permissions: ['goods_production_record'],
    },
  ],
  row: [
    {
      key: 'records', label: 'screen.goods-production/record/by-team.action.records', route: '/goods-production/record',
      filter: {
        work_date: { from: 'work_date', day: true }, team_id: { from: 'team_id', choice: true },
        stage: { from: 'stage', choice: true },
      },
      permissions: ['goods_production_record'],
    },
  ],
  mobile: { title: 'team_id', lines: ['work_date', 'stage', 'good', 'wage'] },
  emptyText: 'screen.goods-production/record/by-team.empty',
  live: true,
});

export default function TeamWorksList() {
  return <ListScreen list={list} />;
}
