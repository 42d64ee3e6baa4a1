// Generated from schemas/administration/product-development.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { inviteSupplierAction } from './invite-supplier.action.gen.ts';
import { makeGoodsAction } from './make-goods.action.gen.ts';
import {
  type ProductDevelopment,
  productDevelopmentFields,
  productDevelopmentRules,
} from './product-development.entity.gen.ts';
import { productDevelopmentWorkflow } from './product-development.workflow.gen.ts';

export const form = createForm({
  screen: 'administration/product-development',
  route: '/administration/product-development',
  resource: 'product_development',
  title: 'screen.administration/product-development.title',
  mode: 'edit',
  permissions: ['administration_product_development', 'product_development_proposal', 'product_development_supplier'],
  create: ['administration_product_development', 'product_development_proposal', 'product_development_supplier'],
  update: ['administration_product_development', 'product_development_proposal'],
  sections: [
    {
      key: 'main', label: 'screen.administration/product-development.section.main', columns: 2,
      inputs: [
        input(productDevelopmentFields.name, { label: 'product_development.name', span: 2 }),
        input(productDevelopmentFields.classification, { label: 'product_development.classification' }),
        input(productDevelopmentFields.category_id, { label: 'product_development.category_id' }),
        input(productDevelopmentFields.description, { label: 'product_development.description', span: 2 }),
        input(productDevelopmentFields.images, { label: 'product_development.images', span: 2 }),
        input(productDevelopmentFields.expected_quantity, { label: 'product_development.expected_quantity' }),
        input(productDevelopmentFields.deadline, {
          label: 'product_development.deadline', help: 'screen.administration/product-development.help.deadline',
        }),
      ],
    },
    {
      key: 'targets', label: 'screen.administration/product-development.section.targets', columns: 2,
      inputs: [
        input(productDevelopmentFields.target_retail, { label: 'product_development.target_retail' }),
        input(productDevelopmentFields.target_cost, { label: 'product_development.target_cost' }),
        input(productDevelopmentFields.expected_margin, { label: 'product_development.expected_margin' }),
        input(productDevelopmentFields.competitor_links, { label: 'product_development.competitor_links', span: 2 }),
      ],
    },
    {
      key: 'decision', label: 'screen.administration/product-development.section.decision', columns: 2,
      visible: (c: Logic<ProductDevelopment>) => c.record.id != null,
      inputs: [
        input(productDevelopmentFields.status, { label: 'product_development.status' }),
        input(productDevelopmentFields.quote_state, { label: 'product_development.quote_state' }),
        input(productDevelopmentFields.quotations, { label: 'product_development.quotations' }),
        input(productDevelopmentFields.best_landed_cost, { label: 'product_development.best_landed_cost' }),
        input(productDevelopmentFields.chosen_supplier, { label: 'product_development.chosen_supplier' }),
        input(productDevelopmentFields.chosen_until, { label: 'product_development.chosen_until' }),
        input(productDevelopmentFields.decided_at, { label: 'product_development.decided_at' }),
        input(productDevelopmentFields.revision, { label: 'product_development.revision' }),
        input(productDevelopmentFields.goods_id, { label: 'product_development.goods_id' }),
        input(productDevelopmentFields.decision_note, { label: 'product_development.decision_note', span: 2 }),
      ],
    },
  ],
  models: {
    product_development: {
      name: 'product_development', fields: Object.values(productDevelopmentFields), rules: productDevelopmentRules,
      workflows: [productDevelopmentWorkflow],
    },
  },
  workflows: [productDevelopmentWorkflow],
  actions: [inviteSupplierAction, makeGoodsAction],
  validate: () => import('#generated/built/administration/product-development.validate.gen.js'),
  submit: { next: '/administration/product-development' },
  aside: {
    facts: [
      { field: productDevelopmentFields.status, label: 'product_development.status' },
      { field: productDevelopmentFields.quote_state, label: 'product_development.quote_state' },
      { field: productDevelopmentFields.deadline, label: 'product_development.deadline' },
    ],
    related: [
      {
        label: 'screen.administration/product-development/quotation.title',
        route: '/administration/product-development/quotation', filter: 'product_development_id', from: 'id',
        isChoice: true, permissions: ['administration_product_development', 'product_development_supplier'],
        list: {
          screen: 'administration/product-development/quotation',
          urls: { list: '/quotation-list', count: '/quotation-count', download: '/quotation-download' },
          viewModes: ['all', 'to_quote', 'quoted'],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function ProductDevelopmentForm() {
  return <FormScreen form={form} />;
}
