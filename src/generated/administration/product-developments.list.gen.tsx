// Generated from schemas/administration/product-developments.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { inviteSupplierAction } from './invite-supplier.action.gen.ts';
import { makeGoodsAction } from './make-goods.action.gen.ts';
import { type ProductDevelopment, productDevelopmentFields } from './product-development.entity.gen.ts';
import { productDevelopmentWorkflow } from './product-development.workflow.gen.ts';

export const list = createList({
  screen: 'administration/product-development',
  route: '/administration/product-development',
  resource: 'product_development',
  title: 'screen.administration/product-development.title',
  permissions: ['administration_product_development', 'product_development_proposal', 'product_development_supplier'],
  urls: {
    list: '/product-development-list', count: '/product-development-count', download: '/product-development-download',
  },
  downloadName: 'product-developments.xlsx',
  columns: [
    column(productDevelopmentFields.code, {
      label: 'product_development.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/administration/product-development',
    }),
    column(productDevelopmentFields.images, { label: 'product_development.images', cell: 'gallery' }),
    column(productDevelopmentFields.name, { label: 'product_development.name', cell: 'text', sort: true, width: 240 }),
    column(productDevelopmentFields.status, { label: 'product_development.status', cell: 'enum', sort: true }),
    column(productDevelopmentFields.quote_state, { label: 'product_development.quote_state', cell: 'enum', sort: true }),
    column(productDevelopmentFields.quotations, { label: 'product_development.quotations', cell: 'number', sort: true }),
    column(productDevelopmentFields.best_landed_cost, {
      label: 'product_development.best_landed_cost', cell: 'money', sort: true,
    }),
    column(productDevelopmentFields.target_cost, {
      label: 'product_development.target_cost', cell: 'money', sort: true,
    }),
    column(productDevelopmentFields.cost_gap, { label: 'product_development.cost_gap', cell: 'number', sort: true }),
    column(productDevelopmentFields.target_retail, {
      label: 'product_development.target_retail', cell: 'money', show: 'optional',
    }),
    column(productDevelopmentFields.expected_margin, {
      label: 'product_development.expected_margin', cell: 'money', sort: true,
    }),
    column(productDevelopmentFields.expected_quantity, {
      label: 'product_development.expected_quantity', cell: 'number', sort: true,
    }),
    column(productDevelopmentFields.deadline, { label: 'product_development.deadline', cell: 'date', sort: true }),
    column(productDevelopmentFields.chosen_supplier, { label: 'product_development.chosen_supplier', cell: 'text' }),
    column(productDevelopmentFields.created_by, {
      label: 'kit.field.created_by', cell: 'reference',
      permissions: ['administration_product_development', 'product_development_proposal'], width: 180,
    }),
    column(productDevelopmentFields.goods_id, { label: 'product_development.goods_id', cell: 'reference' }),
    column(productDevelopmentFields.classification, {
      label: 'product_development.classification', cell: 'enum', show: 'optional',
    }),
    column(productDevelopmentFields.category_id, {
      label: 'product_development.category_id', cell: 'reference', show: 'optional',
    }),
    column(productDevelopmentFields.revision, {
      label: 'product_development.revision', cell: 'number', show: 'optional',
    }),
    column(productDevelopmentFields.decision_note, {
      label: 'product_development.decision_note', cell: 'text', show: 'optional',
    }),
    column(productDevelopmentFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
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
      label: 'product_development.deadline', kind: 'date_range', maxDays: 360, presets: [7, 30, 90],
    }),
    filter(productDevelopmentFields.created_by, {
      label: 'kit.field.created_by', kind: 'reference', place: 'panel',
      permissions: ['administration_product_development', 'product_development_proposal'],
    }),
    filter(productDevelopmentFields.category_id, {
      label: 'product_development.category_id', kind: 'reference', place: 'panel',
    }),
    filter(productDevelopmentFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360, presets: [7, 30, 90],
    }),
  ],
  counts: ['wait_approval', 'to_quote'],
  viewModes: [
    { key: 'all', label: 'screen.administration/product-development.mode.all' },
    { key: 'proposal', label: 'screen.administration/product-development.mode.proposal' },
    {
      key: 'wait_approval', label: 'screen.administration/product-development.mode.wait_approval',
      badge: 'wait_approval',
    },
    { key: 'to_quote', label: 'screen.administration/product-development.mode.to_quote', badge: 'to_quote' },
    { key: 'approved', label: 'screen.administration/product-development.mode.approved' },
    { key: 'rejected', label: 'screen.administration/product-development.mode.rejected' },
    { key: 'expired', label: 'screen.administration/product-development.mode.expired' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/product-development/create',
      permissions: [
        'administration_product_development', 'product_development_proposal', 'product_development_supplier',
      ],
      tone: 'success',
    },
    {
      key: 'quotations', label: 'screen.administration/product-development.action.quotations',
      route: '/administration/product-development/quotation',
      permissions: ['administration_product_development', 'product_development_supplier'],
    },
  ],
  row: [
    {
      key: 'submit', label: 'product_development.transition.submit', transition: 'submit',
      permissions: ['administration_product_development', 'product_development_proposal'], tone: 'progress',
    },
    {
      key: 'approve', label: 'product_development.transition.approve', transition: 'approve',
      permissions: ['administration_product_development'], tone: 'success',
    },
    {
      key: 'reject', label: 'product_development.transition.reject', transition: 'reject',
      permissions: ['administration_product_development'], tone: 'danger',
    },
    {
      key: 'revise', label: 'product_development.transition.revise', transition: 'revise',
      permissions: ['administration_product_development', 'product_development_proposal'],
    },
    {
      key: 'invite_supplier', label: 'product_development.action.invite_supplier', action: 'invite_supplier',
      permissions: ['administration_product_development'],
    },
    {
      key: 'compare', label: 'screen.administration/product-development.action.compare',
      route: '/administration/product-development/compare', prefill: { product_development_id: 'id' },
      permissions: ['administration_product_development'],
    },
    {
      key: 'make_goods', label: 'product_development.action.make_goods', action: 'make_goods',
      permissions: ['administration_product_development'], tone: 'success',
    },
  ],
  actions: [inviteSupplierAction, makeGoodsAction],
  workflows: [productDevelopmentWorkflow],
  open: '/administration/product-development',
  create: {
    route: '/administration/product-development/create',
    permissions: ['administration_product_development', 'product_development_proposal', 'product_development_supplier'],
  },
  mobile: { title: 'name', lines: ['status', 'quote_state', 'deadline', 'expected_quantity'] },
  rowTone: [
    {
      when: (c: Logic<ProductDevelopment>) =>
        [1, 2].includes(c.record.status) && (c.record.deadline != null && c.record.deadline < new Date(Date.parse(c.today) + 7 * 86400000).toISOString().slice(0, 10)),
      tone: 'warning',
    },
  ],
  emptyText: 'screen.administration/product-development.empty',
  live: true,
});

export default function ProductDevelopmentsList() {
  return <ListScreen list={list} />;
}
