// Generated from schemas/administration/consignee.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { consigneeFields } from '#generated/partner/consignee.entity.gen.ts';

export const consigneeList = createList({
  screen: 'administration/consignee',
  route: '/administration/consignee',
  module: 'administration',
  entity: 'consignee',
  permissions: ['administration_consignee'],
  urls: { list: '/consignee-list', count: '/consignee-count', download: '/consignee-download' },
  downloadName: 'consignees.xlsx',
  columns: [
    column(consigneeFields.code, { label: 'consignee.code', show: 'always', sort: true }),
    column(consigneeFields.name, { label: 'consignee.name', show: 'always', sort: true }),
    column(consigneeFields.phone, { label: 'consignee.phone', show: 'always' }),
    column(consigneeFields.kind, { label: 'consignee.kind', sort: true }),
    column(consigneeFields.id_city, { label: 'consignee.id_city' }),
    column(consigneeFields.address, { label: 'consignee.address' }),
    column(consigneeFields.delivery_company, { label: 'consignee.delivery_company' }),
    column(consigneeFields.pos_id, { label: 'consignee.pos_id', show: 'optional' }),
    column(consigneeFields.distributor_id, { label: 'consignee.distributor_id', show: 'optional' }),
    column(consigneeFields.delivery_note, { label: 'consignee.delivery_note' }),
    column(consigneeFields.active, { label: 'consignee.active' }),
    column(consigneeFields.same_phone, { label: 'consignee.same_phone', show: 'optional' }),
    column(consigneeFields.id_ward, { label: 'consignee.id_ward', show: 'optional' }),
    column(consigneeFields.country, { label: 'consignee.country', show: 'optional' }),
    column(consigneeFields.invoice_name, { label: 'consignee.invoice_name', show: 'optional' }),
    column(consigneeFields.invoice_tax_code, { label: 'consignee.invoice_tax_code', show: 'optional' }),
    column(consigneeFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(consigneeFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
  ],
  filters: [
    filter(consigneeFields.code, { label: 'consignee.code', kind: 'text' }),
    filter(consigneeFields.name, { label: 'consignee.name', kind: 'text' }),
    filter(consigneeFields.phone, { label: 'consignee.phone', kind: 'phone' }),
    filter(consigneeFields.kind, { label: 'consignee.kind', kind: 'multi_select' }),
    filter(consigneeFields.id_city, { label: 'consignee.id_city', kind: 'reference' }),
    filter(consigneeFields.delivery_company, { label: 'consignee.delivery_company', kind: 'multi_select' }),
    filter(consigneeFields.active, { label: 'consignee.active', kind: 'boolean', default: true }),
  ],
  sort: { field: 'name', order: 'ASC' },
});
