// Generated from schemas/goods_production/teams.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { productionTeamFields } from './production-team.entity.gen.ts';

export const teamsList = createList({
  screen: 'goods-production/record/team',
  route: '/goods-production/record/team',
  module: 'goods_production',
  entity: 'production_team',
  permissions: ['goods_production_record'],
  urls: { list: '/production-team-list', count: '/production-team-count', download: '/production-team-download' },
  downloadName: 'production-teams.xlsx',
  columns: [
    column(productionTeamFields.code, { label: 'production_team.code', show: 'always', sort: true }),
    column(productionTeamFields.name, { label: 'production_team.name', sort: true }),
    column(productionTeamFields.leader_id, { label: 'production_team.leader_id' }),
    column(productionTeamFields.stages, { label: 'production_team.stages' }),
    column(productionTeamFields.members, { label: 'production_team.members' }),
    column(productionTeamFields.active, { label: 'production_team.active' }),
  ],
  filters: [
    filter(productionTeamFields.code, { label: 'production_team.code', kind: 'text' }),
    filter(productionTeamFields.name, { label: 'production_team.name', kind: 'text' }),
    filter(productionTeamFields.stages, { label: 'production_team.stages', kind: 'multi_select' }),
    filter(productionTeamFields.leader_id, { label: 'production_team.leader_id', kind: 'reference' }),
    filter(productionTeamFields.active, { label: 'production_team.active', kind: 'boolean', default: true }),
  ],
  sort: { field: 'code', order: 'ASC' },
});
