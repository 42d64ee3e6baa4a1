// Generated from schemas/goods_production/team.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { productionTeamFields, productionTeamRules } from './production-team.entity.gen.ts';

export const form = createForm({
  screen: 'goods-production/record/team',
  route: '/goods-production/record/team',
  resource: 'production_team',
  title: 'screen.goods-production/record/team.title',
  mode: 'edit',
  permissions: ['goods_production_record'],
  create: ['goods_production_record'],
  sections: [
    {
      key: 'main', label: 'screen.goods-production/record/team.section.main', columns: 2,
      inputs: [
        input(productionTeamFields.code, { label: 'production_team.code' }),
        input(productionTeamFields.name, { label: 'production_team.name' }),
        input(productionTeamFields.leader_id, { label: 'production_team.leader_id' }),
        input(productionTeamFields.stages, { label: 'production_team.stages' }),
        input(productionTeamFields.members, { label: 'production_team.members', span: 2 }),
        input(productionTeamFields.active, { label: 'production_team.active' }),
      ],
    },
  ],
  models: {
    production_team: {
      name: 'production_team', fields: Object.values(productionTeamFields), rules: productionTeamRules,
    },
  },
  validate: () => import('#generated/built/goods_production/production-team.validate.gen.js'),
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function TeamForm() {
  return <FormScreen form={form} />;
}
