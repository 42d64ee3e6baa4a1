// Generated from schemas/administration/quotations.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { chooseQuotationAction } from './choose-quotation.action.gen.ts';
import { productDevelopmentFields } from './product-development.entity.gen.ts';
import { type Quotation, quotationFields } from './quotation.entity.gen.ts';
import { quotationWorkflow } from './quotation.workflow.gen.ts';

export const list = createList({
  screen: 'administration/product-development/quotation',
  route: '/administration/product-development/quotation',
  resource: 'quotation',
  title: 'screen.administration/product-development/quotation.title',
  permissions: ['administration_product_development', 'product_development_supplier'],
  urls: { list: '/quotation-list', count: '/quotation-count', download: '/quotation-download' },
  downloadName: 'quotations.xlsx',
  columns: [
    column(quotationFields.code, {
      label: 'quotation.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/administration/product-development/quotation',
    }),
    column(quotationFields.product_development_id, {
      label: 'quotation.product_development_id', cell: 'reference', width: 240,
    }),
    column(quotationFields.supplier_id, { label: 'quotation.supplier_id', cell: 'reference', width: 200 }),
    column(quotationFields.status, { label: 'quotation.status', cell: 'enum', sort: true }),
    column(quotationFields.unit_price, { label: 'quotation.unit_price', cell: 'money', sort: true }),
    column(quotationFields.currency, { label: 'quotation.currency', cell: 'enum' }),
    column(quotationFields.landed_cost, { label: 'quotation.landed_cost', cell: 'money', sort: true }),
    column(quotationFields.moq, { label: 'quotation.moq', cell: 'number', sort: true }),
    column(quotationFields.lead_time_days, { label: 'quotation.lead_time_days', cell: 'number', sort: true }),
    column(quotationFields.valid_until, { label: 'quotation.valid_until', cell: 'date', sort: true }),
    column(quotationFields.sample_fee, { label: 'quotation.sample_fee', cell: 'money' }),
    column(quotationFields.tooling_fee, { label: 'quotation.tooling_fee', cell: 'money' }),
    column(quotationFields.payment_term, { label: 'quotation.payment_term', cell: 'text' }),
    column(quotationFields.is_chosen, { label: 'quotation.is_chosen', cell: 'boolean' }),
    column(quotationFields.account_id, { label: 'quotation.account_id', cell: 'reference', show: 'optional' }),
    column(productDevelopmentFields.expected_quantity, {
      key: 'product_development_id.expected_quantity', label: 'product_development.expected_quantity', cell: 'number',
      show: 'optional',
    }),
    column(quotationFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(quotationFields.note, { label: 'quotation.note', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(quotationFields.product_development_id, { label: 'quotation.product_development_id', kind: 'reference' }),
    filter(quotationFields.supplier_id, { label: 'quotation.supplier_id', kind: 'reference' }),
    filter(quotationFields.status, { label: 'quotation.status', kind: 'multi_select' }),
    filter(quotationFields.currency, { label: 'quotation.currency', kind: 'multi_select' }),
    filter(quotationFields.valid_until, {
      label: 'quotation.valid_until', kind: 'date_range', maxDays: 360, presets: [7, 30, 90],
    }),
    filter(quotationFields.code, { label: 'quotation.code', kind: 'code_list', place: 'panel' }),
    filter(quotationFields.is_chosen, { label: 'quotation.is_chosen', kind: 'boolean', place: 'panel' }),
    filter(quotationFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360, presets: [7, 30, 90],
    }),
  ],
  counts: ['to_quote'],
  viewModes: [
    { key: 'all', label: 'screen.administration/product-development/quotation.mode.all' },
    { key: 'to_quote', label: 'screen.administration/product-development/quotation.mode.to_quote', badge: 'to_quote' },
    { key: 'quoted', label: 'screen.administration/product-development/quotation.mode.quoted' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'ideas', label: 'screen.administration/product-development/quotation.action.ideas',
      route: '/administration/product-development',
      permissions: [
        'administration_product_development', 'product_development_proposal', 'product_development_supplier',
      ],
    },
    {
      key: 'compare', label: 'screen.administration/product-development/quotation.action.compare',
      route: '/administration/product-development/compare', permissions: ['administration_product_development'],
    },
  ],
  row: [
    {
      key: 'accept', label: 'quotation.transition.accept', transition: 'accept',
      permissions: ['administration_product_development', 'product_development_supplier'], tone: 'progress',
    },
    {
      key: 'send', label: 'quotation.transition.send', transition: 'send',
      permissions: ['administration_product_development', 'product_development_supplier'], tone: 'success',
    },
    {
      key: 'reopen', label: 'quotation.transition.reopen', transition: 'reopen',
      permissions: ['administration_product_development', 'product_development_supplier'], tone: 'warning',
    },
    {
      key: 'choose_quotation', label: 'quotation.action.choose_quotation', action: 'choose_quotation',
      permissions: ['administration_product_development'], tone: 'success', confirm: true,
    },
    {
      key: 'compare', label: 'screen.administration/product-development/quotation.action.compare',
      route: '/administration/product-development/compare',
      prefill: { product_development_id: 'product_development_id' },
      permissions: ['administration_product_development'],
    },
  ],
  actions: [chooseQuotationAction],
  workflows: [quotationWorkflow],
  open: '/administration/product-development/quotation',
  mobile: { title: 'product_development_id', lines: ['supplier_id', 'status', 'unit_price', 'valid_until'] },
  rowTone: [{ when: (c: Logic<Quotation>) => c.record.status === -1, tone: 'info' }],
  emptyText: 'screen.administration/product-development/quotation.empty',
  live: true,
});

export default function QuotationsList() {
  return <ListScreen list={list} />;
}
