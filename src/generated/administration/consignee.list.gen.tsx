// Generated from schemas/administration/consignee.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { adjustConsigneeDebtAction } from '#generated/partner/adjust-consignee-debt.action.gen.ts';
import { type Consignee, consigneeFields } from '#generated/partner/consignee.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/consignee',
  route: '/administration/consignee',
  resource: 'consignee',
  title: 'screen.administration/consignee.title',
  permissions: ['administration_consignee'],
  urls: { list: '/consignee-list', count: '/consignee-count', download: '/consignee-download' },
  downloadName: 'consignees.xlsx',
  columns: [
    column(consigneeFields.code, {
      label: 'consignee.code', cell: 'code', show: 'always', sort: true, pin: 'left', link: '/administration/consignee',
    }),
    column(consigneeFields.name, { label: 'consignee.name', cell: 'text', show: 'always', sort: true, width: 240 }),
    column(consigneeFields.phone, { label: 'consignee.phone', cell: 'phone', show: 'always' }),
    column(consigneeFields.kind, { label: 'consignee.kind', cell: 'enum', sort: true }),
    column(consigneeFields.id_city, { label: 'consignee.id_city', cell: 'reference' }),
    column(consigneeFields.address, { label: 'consignee.address', cell: 'text', width: 240 }),
    column(consigneeFields.delivery_company, { label: 'consignee.delivery_company', cell: 'enum' }),
    column(consigneeFields.pos_id, { label: 'consignee.pos_id', cell: 'reference', show: 'optional' }),
    column(consigneeFields.distributor_id, { label: 'consignee.distributor_id', cell: 'reference', show: 'optional' }),
    column(consigneeFields.delivery_note, { label: 'consignee.delivery_note', cell: 'text', width: 240 }),
    column(consigneeFields.active, { label: 'consignee.active', cell: 'boolean' }),
    column(consigneeFields.same_phone, { label: 'consignee.same_phone', cell: 'text', show: 'optional', width: 200 }),
    column(consigneeFields.id_ward, { label: 'consignee.id_ward', cell: 'reference', show: 'optional' }),
    column(consigneeFields.country, { label: 'consignee.country', cell: 'enum', show: 'optional' }),
    column(consigneeFields.invoice_name, { label: 'consignee.invoice_name', cell: 'text', show: 'optional' }),
    column(consigneeFields.invoice_tax_code, { label: 'consignee.invoice_tax_code', cell: 'code', show: 'optional' }),
    column(consigneeFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(consigneeFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(consigneeFields.code, { label: 'consignee.code', kind: 'text' }),
    filter(consigneeFields.name, { label: 'consignee.name', kind: 'text' }),
    filter(consigneeFields.phone, { label: 'consignee.phone', kind: 'phone' }),
    filter(consigneeFields.kind, { label: 'consignee.kind', kind: 'multi_select' }),
    filter(consigneeFields.id_city, { label: 'consignee.id_city', kind: 'reference' }),
    filter(consigneeFields.delivery_company, {
      label: 'consignee.delivery_company', kind: 'multi_select', place: 'panel',
    }),
    filter(consigneeFields.active, { label: 'consignee.active', kind: 'boolean', default: true }),
  ],
  sort: { field: 'name', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/consignee/create',
      permissions: ['administration_consignee'], tone: 'success',
    },
    {
      key: 'import', label: 'action.import', route: '/administration/consignee/import',
      permissions: ['administration_consignee'],
    },
    {
      key: 'figures', label: 'screen.administration/consignee.action.figures',
      route: '/administration/consignee/figures', permissions: ['administration_consignee'],
    },
  ],
  row: [
    {
      key: 'make_order', label: 'screen.administration/consignee.action.make_order', route: '/orders/create-single',
      prefill: { receiver_name: 'name', receiver_phone: 'phone' }, permissions: ['order_create_single'],
      visible: (c: Logic<Consignee>) => c.record.active === true && c.record.id_ward == null,
    },
    {
      key: 'make_order_there', label: 'screen.administration/consignee.action.make_order_there',
      route: '/orders/create-single',
      prefill: {
        receiver_name: 'name', receiver_phone: 'phone', receiver_address: 'address', address_scheme: { value: 2 },
        id_city: 'id_city', id_ward: 'id_ward',
      },
      permissions: ['order_create_single'],
      visible: (c: Logic<Consignee>) => c.record.active === true && c.record.id_ward != null,
    },
    {
      key: 'adjust_consignee_debt', label: 'consignee.action.adjust_consignee_debt', action: 'adjust_consignee_debt',
      permissions: ['administration_goods_debt'], tone: 'warning',
    },
  ],
  actions: [adjustConsigneeDebtAction],
  open: '/administration/consignee',
  create: { route: '/administration/consignee/create', permissions: ['administration_consignee'] },
  mobile: { title: 'name', lines: ['code', 'phone', 'kind', 'id_city'] },
  emptyText: 'screen.administration/consignee.empty',
});

export default function ConsigneeList() {
  return <ListScreen list={list} />;
}
