// Generated from schemas/administration/quotation.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { chooseQuotationAction } from './choose-quotation.action.gen.ts';
import { quotationTierFields, quotationTierRules } from './quotation-tier.entity.gen.ts';
import { quotationFields, quotationRules } from './quotation.entity.gen.ts';
import { quotationWorkflow } from './quotation.workflow.gen.ts';

export const form = createForm({
  screen: 'administration/product-development/quotation',
  route: '/administration/product-development/quotation',
  resource: 'quotation',
  title: 'screen.administration/product-development/quotation.title',
  mode: 'edit',
  permissions: ['administration_product_development', 'product_development_supplier'],
  sections: [
    {
      key: 'main', label: 'screen.administration/product-development/quotation.section.main', columns: 2,
      inputs: [
        input(quotationFields.product_development_id, { label: 'quotation.product_development_id' }),
        input(quotationFields.supplier_id, { label: 'quotation.supplier_id' }),
        input(quotationFields.currency, { label: 'quotation.currency' }),
        input(quotationFields.unit_price, { label: 'quotation.unit_price' }),
        input(quotationFields.moq, { label: 'quotation.moq' }),
        input(quotationFields.lead_time_days, { label: 'quotation.lead_time_days' }),
        input(quotationFields.valid_until, { label: 'quotation.valid_until' }),
        input(quotationFields.payment_term, { label: 'quotation.payment_term' }),
        input(quotationFields.sample_fee, { label: 'quotation.sample_fee' }),
        input(quotationFields.tooling_fee, { label: 'quotation.tooling_fee' }),
      ],
    },
    {
      key: 'tiers', label: 'screen.administration/product-development/quotation.section.tiers', columns: 1,
      inputs: [
        input(quotationFields.tiers, {
          label: 'quotation.tiers',
          rows: [
            input(quotationTierFields.from_quantity, { label: 'quotation_tier.from_quantity' }),
            input(quotationTierFields.unit_price, { label: 'quotation_tier.unit_price' }),
          ],
        }),
      ],
    },
    {
      key: 'papers', label: 'screen.administration/product-development/quotation.section.papers', columns: 2,
      inputs: [
        input(quotationFields.images, { label: 'quotation.images' }),
        input(quotationFields.files, { label: 'quotation.files' }),
        input(quotationFields.note, { label: 'quotation.note', span: 2 }),
      ],
    },
    {
      key: 'state', label: 'screen.administration/product-development/quotation.section.state', columns: 2,
      inputs: [
        input(quotationFields.status, { label: 'quotation.status' }),
        input(quotationFields.account_id, { label: 'quotation.account_id' }),
        input(quotationFields.landed_cost, { label: 'quotation.landed_cost' }),
        input(quotationFields.is_chosen, { label: 'quotation.is_chosen' }),
      ],
    },
  ],
  models: {
    quotation: {
      name: 'quotation', fields: Object.values(quotationFields), rules: quotationRules, workflows: [quotationWorkflow],
    },
    quotation_tier: {
      name: 'quotation_tier', fields: Object.values(quotationTierFields), rules: quotationTierRules,
      parent: { entity: 'quotation', foreignKey: 'quotation_id', field: 'tiers' },
    },
  },
  workflows: [quotationWorkflow],
  actions: [chooseQuotationAction],
  validate: () => import('#generated/built/administration/quotation.validate.gen.js'),
  aside: {
    facts: [
      { field: quotationFields.status, label: 'quotation.status' },
      { field: quotationFields.product_development_id, label: 'quotation.product_development_id' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function QuotationForm() {
  return <FormScreen form={form} />;
}
