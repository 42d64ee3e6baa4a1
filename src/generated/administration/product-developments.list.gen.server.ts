// Generated from schemas/administration/product-developments.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { productDevelopmentFields } from './product-development.entity.gen.ts';

export const productDevelopmentsList = createList({
  screen: 'administration/product-development',
  route: '/administration/product-development',
  module: 'administration',
  entity: 'product_development',
  permissions: ['administration_product_development', 'product_development_proposal', 'product_development_supplier'],
  urls: {
    list: '/product-development-list', count: '/product-development-count', download: '/product-development-download',
  },
  downloadName: 'product-developments.xlsx',
  columns: [
    column(productDevelopmentFields.code, { label: 'product_development.code', show: 'always', sort: true }),
    column(productDevelopmentFields.images, { label: 'product_development.images' }),
    column(productDevelopmentFields.name, { label: 'product_development.name', sort: true }),
    column(productDevelopmentFields.status, { label: 'product_development.status', sort: true }),
    column(productDevelopmentFields.quote_state, { label: 'product_development.quote_state', sort: true }),
    column(productDevelopmentFields.quotations, { label: 'product_development.quotations', sort: true }),
    column(productDevelopmentFields.best_landed_cost, { label: 'product_development.best_landed_cost', sort: true }),
    column(productDevelopmentFields.target_cost, { label: 'product_development.target_cost', sort: true }),
    column(productDevelopmentFields.cost_gap, { label: 'product_development.cost_gap', sort: true }),
    column(productDevelopmentFields.target_retail, { label: 'product_development.target_retail', show: 'optional' }),
    column(productDevelopmentFields.expected_margin, { label: 'product_development.expected_margin', sort: true }),
    column(productDevelopmentFields.expected_quantity, { label: 'product_development.expected_quantity', sort: true }),
    column(productDevelopmentFields.deadline, { label: 'product_development.deadline', sort: true }),
    column(productDevelopmentFields.chosen_supplier, { label: 'product_development.chosen_supplier' }),
    column(productDevelopmentFields.created_by, {
      label: 'kit.field.created_by',
      permissions: ['administration_product_development', 'product_development_proposal'],
    }),
    column(productDevelopmentFields.goods_id, { label: 'product_development.goods_id' }),
    column(productDevelopmentFields.classification, { label: 'product_development.classification', show: 'optional' }),
    column(productDevelopmentFields.category_id, { label: 'product_development.category_id', show: 'optional' }),
    column(productDevelopmentFields.revision, { label: 'product_development.revision', show: 'optional' }),
    column(productDevelopmentFields.decision_note, { label: 'product_development.decision_note', show: 'optional' }),
    column(productDevelopmentFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
  ],
  filters: [
    filter(productDevelopmentFields.code, { label: 'product_development.code', kind: 'code_list' }),
    filter(productDevelopmentFields.name, { label: 'product_development.name', kind: 'text' }),
    filter(productDevelopmentFields.classification, {
      label: 'product_development.classification', kind: 'multi_select',
    }),
    filter(productDevelopmentFields.status, { label: 'product_development.status', kind: 'multi_select' }),
    filter(productDevelopmentFields.quote_state, { label: 'product_development.quote_state', kind: 'multi_select' }),
    filter(productDevelopmentFields.deadline, {
      label: 'product_development.deadline', kind: 'date_range', maxDays: 360,
    }),
    filter(productDevelopmentFields.created_by, {
      label: 'kit.field.created_by', kind: 'reference',
      permissions: ['administration_product_development', 'product_development_proposal'],
    }),
    filter(productDevelopmentFields.category_id, { label: 'product_development.category_id', kind: 'reference' }),
    filter(productDevelopmentFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
  ],
  counts: [
    { key: 'wait_approval', where: { status: [2] } },
    { key: 'to_quote', where: { status: [1, 2], quote_state: [-1] } },
  ],
  statistics: [
    {
      key: 'wait_approval', label: 'screen.administration/product-development.statistic.wait_approval',
      count: 'wait_approval', mode: 'wait_approval',
    },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'proposal', where: { status: [1] } },
    { key: 'wait_approval', where: { status: [2] }, badge: 'wait_approval' },
    { key: 'to_quote', where: { status: [1, 2], quote_state: [-1] }, badge: 'to_quote' },
    { key: 'approved', where: { status: [3] } },
    { key: 'rejected', where: { status: [4] } },
    { key: 'expired', where: { status: [5] } },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
