// Generated from schemas/promotion/pos-accrue-point-config.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { copyProgramAction } from './copy-program.action.gen.ts';
import { correctPointsAction } from './correct-points.action.gen.ts';
import { endProgramAction } from './end-program.action.gen.ts';
import { loyaltyProgramFields, loyaltyProgramRules } from './loyalty-program.entity.gen.ts';
import { loyaltyTierFields, loyaltyTierRules } from './loyalty-tier.entity.gen.ts';

export const form = createForm({
  screen: 'administration/pos-accrue-point-config',
  route: '/administration/pos-accrue-point-config',
  resource: 'loyalty_program',
  title: 'screen.administration/pos-accrue-point-config.title',
  mode: 'edit',
  permissions: ['administration_pos_accrue_point_config'],
  create: ['administration_pos_accrue_point_config'],
  sections: [
    {
      key: 'main', label: 'screen.administration/pos-accrue-point-config.section.main', columns: 2,
      inputs: [
        input(loyaltyProgramFields.name, { label: 'loyalty_program.name', span: 2 }),
        input(loyaltyProgramFields.from_date, { label: 'loyalty_program.from_date' }),
        input(loyaltyProgramFields.to_date, { label: 'loyalty_program.to_date' }),
        input(loyaltyProgramFields.pos_ids, {
          label: 'loyalty_program.pos_ids', help: 'screen.administration/pos-accrue-point-config.help.pos_ids',
        }),
        input(loyaltyProgramFields.ended_at, { label: 'loyalty_program.ended_at' }),
      ],
    },
    {
      key: 'earn', label: 'screen.administration/pos-accrue-point-config.section.earn', columns: 2,
      inputs: [
        input(loyaltyProgramFields.earn_amount, { label: 'loyalty_program.earn_amount' }),
        input(loyaltyProgramFields.earn_on_discounted, { label: 'loyalty_program.earn_on_discounted' }),
        input(loyaltyProgramFields.earn_on_redeemed, { label: 'loyalty_program.earn_on_redeemed' }),
        input(loyaltyProgramFields.excluded_categories, { label: 'loyalty_program.excluded_categories' }),
        input(loyaltyProgramFields.expiry_months, { label: 'loyalty_program.expiry_months' }),
      ],
    },
    {
      key: 'redeem', label: 'screen.administration/pos-accrue-point-config.section.redeem', columns: 2,
      inputs: [
        input(loyaltyProgramFields.point_value, { label: 'loyalty_program.point_value' }),
        input(loyaltyProgramFields.min_redeem_points, { label: 'loyalty_program.min_redeem_points' }),
        input(loyaltyProgramFields.max_redeem_percent, { label: 'loyalty_program.max_redeem_percent' }),
        input(loyaltyProgramFields.note, { label: 'loyalty_program.note', span: 2 }),
      ],
    },
    {
      key: 'tiers', label: 'screen.administration/pos-accrue-point-config.section.tiers',
      inputs: [
        input(loyaltyProgramFields.tiers, {
          label: 'loyalty_program.tiers',
          rows: [
            input(loyaltyTierFields.name, { label: 'loyalty_tier.name' }),
            input(loyaltyTierFields.from_spending, { label: 'loyalty_tier.from_spending' }),
            input(loyaltyTierFields.multiplier, { label: 'loyalty_tier.multiplier' }),
          ],
        }),
      ],
    },
  ],
  models: {
    loyalty_program: {
      name: 'loyalty_program', fields: Object.values(loyaltyProgramFields), rules: loyaltyProgramRules,
    },
    loyalty_tier: {
      name: 'loyalty_tier', fields: Object.values(loyaltyTierFields), rules: loyaltyTierRules,
      parent: { entity: 'loyalty_program', foreignKey: 'program_id', field: 'tiers' },
    },
  },
  actions: [copyProgramAction, correctPointsAction, endProgramAction],
  validate: () => import('#generated/built/promotion/loyalty-program.validate.gen.js'),
  preview: {
    url: '/points-example', on: ['earn_amount', 'point_value', 'max_redeem_percent', 'tiers'],
    needs: ['earn_amount', 'point_value'], fill: {}, section: 'tiers', rows: { fill: {}, field: 'tiers' },
  },
  aside: { facts: [{ field: loyaltyProgramFields.state, label: 'loyalty_program.state' }], notes: true },
  display: [{ field: 'name' }],
});

export default function PosAccruePointConfigForm() {
  return <FormScreen form={form} />;
}
