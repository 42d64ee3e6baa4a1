// Generated from schemas/goods_production/teams.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { productionTeamFields } from './production-team.entity.gen.ts';

export const list = createList({
  screen: 'goods-production/record/team',
  route: '/goods-production/record/team',
  resource: 'production_team',
  title: 'screen.goods-production/record/team.title',
  permissions: ['goods_production_record'],
  urls: { list: '/production-team-list', count: '/production-team-count', download: '/production-team-download' },
  downloadName: 'production-teams.xlsx',
  columns: [
    column(productionTeamFields.code, {
      label: 'production_team.code', cell: 'code', show: 'always', sort: true, width: 120, pin: 'left',
      link: '/goods-production/record/team',
    }),
    column(productionTeamFields.name, { label: 'production_team.name', cell: 'text', sort: true, width: 220 }),
    column(productionTeamFields.leader_id, { label: 'production_team.leader_id', cell: 'reference', width: 200 }),
    column(productionTeamFields.stages, { label: 'production_team.stages', cell: 'enum' }),
    column(productionTeamFields.members, { label: 'production_team.members', cell: 'text', width: 260 }),
    column(productionTeamFields.active, { label: 'production_team.active', cell: 'boolean' }),
  ],
  filters: [
    filter(productionTeamFields.code, { label: 'production_team.code', kind: 'text' }),
    filter(productionTeamFields.name, { label: 'production_team.name', kind: 'text' }),
    filter(productionTeamFields.stages, { label: 'production_team.stages', kind: 'multi_select' }),
    filter(productionTeamFields.leader_id, { label: 'production_team.leader_id', kind: 'reference' }),
    filter(productionTeamFields.active, { label: 'production_team.active', kind: 'boolean', default: true }),
  ],
  sort: { field: 'code', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/goods-production/record/team/create',
      permissions: ['goods_production_record'], tone: 'success',
    },
  ],
  open: '/goods-production/record/team',
  create: { route: '/goods-production/record/team/create', permissions: ['goods_production_record'] },
  mobile: { title: 'name', lines: ['code', 'leader_id', 'stages'] },
  emptyText: 'screen.goods-production/record/team.empty',
});

export default function TeamsList() {
  return <ListScreen list={list} />;
}
