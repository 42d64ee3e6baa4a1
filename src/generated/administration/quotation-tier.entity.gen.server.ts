// Generated from schemas/administration/quotation-tier.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { quotationTierDisplay, quotationTierFields, quotationTierRules } from './quotation-tier.entity.gen.ts';

export const quotationTierModel = createEntity({
  name: 'quotation_tier',
  module: 'administration',
  owner: 'customer',
  fields: Object.values(quotationTierFields),
  display: quotationTierDisplay,
  access: {
    read: ['administration_product_development', 'product_development_supplier'], create: null, update: null,
    delete: null,
  },
  lookup: ['administration_product_development', 'product_development_supplier'],
  rules: quotationTierRules,
  parent: { entity: 'quotation', foreignKey: 'quotation_id', field: 'tiers' },
});
