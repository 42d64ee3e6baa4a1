// Generated from schemas/warehouse/return-expected.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { returnExpectedFields } from './return-expected.entity.gen.ts';

export const returnExpectedList = createList({
  screen: 'goods-return/expected',
  route: '/goods-return/expected',
  module: 'warehouse',
  entity: 'return_expected',
  permissions: ['goods_return_history'],
  urls: { list: '/return-expected-list', count: '/return-expected-count', download: '/return-expected-download' },
  downloadName: 'returns-expected.xlsx',
  columns: [
    column(returnExpectedFields.code, { label: 'return_expected.code', show: 'always', sort: true }),
    column(returnExpectedFields.order_id, { label: 'return_expected.order_id', show: 'optional' }),
    column(returnExpectedFields.delivery_order_id, { label: 'return_expected.delivery_order_id' }),
    column(returnExpectedFields.delivery_company, { label: 'return_expected.delivery_company' }),
    column(returnExpectedFields.delivery_status, { label: 'return_expected.delivery_status' }),
    column(returnExpectedFields.since, { label: 'return_expected.since' }),
    column(returnExpectedFields.is_overdue, { label: 'return_expected.is_overdue', show: 'optional' }),
    column(returnExpectedFields.handed_over_at, { label: 'return_expected.handed_over_at', sort: true }),
    column(returnExpectedFields.warehouse_id, { label: 'return_expected.warehouse_id' }),
    column(returnExpectedFields.receiver_name, { label: 'return_expected.receiver_name' }),
    column(returnExpectedFields.goods_quantity, { label: 'return_expected.goods_quantity', sum: true }),
    column(returnExpectedFields.source, { label: 'return_expected.source', show: 'optional' }),
  ],
  filters: [
    filter(returnExpectedFields.code, { label: 'return_expected.code', kind: 'code_list' }),
    filter(returnExpectedFields.delivery_order_id, { label: 'return_expected.delivery_order_id', kind: 'code_list' }),
    filter(returnExpectedFields.delivery_company, { label: 'return_expected.delivery_company', kind: 'multi_select' }),
    filter(returnExpectedFields.delivery_status, { label: 'return_expected.delivery_status', kind: 'multi_select' }),
    filter(returnExpectedFields.warehouse_id, { label: 'return_expected.warehouse_id', kind: 'reference' }),
    filter(returnExpectedFields.source, { label: 'return_expected.source', kind: 'multi_select' }),
    filter(returnExpectedFields.receiver_name, { label: 'return_expected.receiver_name', kind: 'text' }),
    filter(returnExpectedFields.handed_over_at, {
      label: 'return_expected.handed_over_at', kind: 'date_range', maxDays: 360,
    }),
  ],
  counts: [{ key: 'overdue', where: { is_overdue: true } }],
  statistics: [
    { key: 'overdue', label: 'screen.goods-return/expected.statistic.overdue', count: 'overdue', mode: 'overdue' },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'overdue', where: { is_overdue: true }, badge: 'overdue' },
    { key: 'arrived', where: { delivery_status: [402] } },
  ],
  sort: { field: 'handed_over_at', order: 'ASC' },
});
