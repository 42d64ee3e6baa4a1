// Generated from schemas/partner/debt-adjustment.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { debtAdjustmentDisplay, debtAdjustmentFields, debtAdjustmentRules } from './debt-adjustment.entity.gen.ts';

export const debtAdjustmentModel = createEntity({
  name: 'debt_adjustment',
  module: 'partner',
  owner: 'customer',
  fields: Object.values(debtAdjustmentFields),
  display: debtAdjustmentDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  access: { read: ['administration_goods_debt'], create: ['administration_goods_debt'], update: null, delete: null },
  lookup: ['administration_goods_debt'],
  rules: debtAdjustmentRules,
});
