// Generated from schemas/promotion/loyalty-program.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { loyaltyProgramDisplay, loyaltyProgramFields, loyaltyProgramRules } from './loyalty-program.entity.gen.ts';

export const loyaltyProgramModel = createEntity({
  name: 'loyalty_program',
  module: 'promotion',
  owner: 'customer',
  fields: Object.values(loyaltyProgramFields),
  computeSql: {
    state: {
      text: "CASE WHEN t.\"ended_at\" IS NOT NULL THEN 'ended_early' WHEN t.\"from_date\" > {today}::date THEN 'not_started' WHEN t.\"to_date\" IS NULL THEN 'ongoing' WHEN t.\"to_date\" < {today}::date THEN 'ended' ELSE 'ongoing' END",
      params: ['today'],
    },
  },
  display: loyaltyProgramDisplay,
  search: ['name'],
  index: [['from_date']],
  access: {
    read: ['administration_pos_accrue_point_config', 'pos_order_list'],
    create: ['administration_pos_accrue_point_config'], update: ['administration_pos_accrue_point_config'],
    delete: null,
  },
  lookup: ['administration_pos_accrue_point_config', 'pos_order_list'],
  rules: loyaltyProgramRules,
  live: true,
});
