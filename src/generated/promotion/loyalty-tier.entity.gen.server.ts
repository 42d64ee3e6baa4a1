// Generated from schemas/promotion/loyalty-tier.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { loyaltyTierDisplay, loyaltyTierFields, loyaltyTierRules } from './loyalty-tier.entity.gen.ts';

export const loyaltyTierModel = createEntity({
  name: 'loyalty_tier',
  module: 'promotion',
  owner: 'customer',
  fields: Object.values(loyaltyTierFields),
  display: loyaltyTierDisplay,
  search: ['name'],
  access: {
    read: ['administration_pos_accrue_point_config', 'pos_order_list'], create: null, update: null, delete: null,
  },
  lookup: ['administration_pos_accrue_point_config', 'pos_order_list'],
  rules: loyaltyTierRules,
  parent: { entity: 'loyalty_program', foreignKey: 'program_id', field: 'tiers' },
});
