// Generated from schemas/warehouse/return-expected.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type ReturnExpected, returnExpectedFields } from './return-expected.entity.gen.ts';

export const list = createList({
  screen: 'goods-return/expected',
  route: '/goods-return/expected',
  resource: 'return_expected',
  title: 'screen.goods-return/expected.title',
  permissions: ['goods_return_history'],
  urls: { list: '/return-expected-list', count: '/return-expected-count', download: '/return-expected-download' },
  downloadName: 'returns-expected.xlsx',
  columns: [
    column(returnExpectedFields.code, {
      label: 'return_expected.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
    }),
    column(returnExpectedFields.order_id, { label: 'return_expected.order_id', cell: 'reference', show: 'optional' }),
    column(returnExpectedFields.delivery_order_id, {
      label: 'return_expected.delivery_order_id', cell: 'tracking', carrier: returnExpectedFields.delivery_company,
    }),
    column(returnExpectedFields.delivery_company, { label: 'return_expected.delivery_company', cell: 'enum' }),
    column(returnExpectedFields.delivery_status, { label: 'return_expected.delivery_status', cell: 'enum' }),
    column(returnExpectedFields.since, { label: 'return_expected.since', cell: 'date_time' }),
    column(returnExpectedFields.is_overdue, { label: 'return_expected.is_overdue', cell: 'boolean', show: 'optional' }),
    column(returnExpectedFields.handed_over_at, {
      label: 'return_expected.handed_over_at', cell: 'date_time', sort: true,
    }),
    column(returnExpectedFields.warehouse_id, { label: 'return_expected.warehouse_id', cell: 'reference' }),
    column(returnExpectedFields.receiver_name, { label: 'return_expected.receiver_name', cell: 'text' }),
    column(returnExpectedFields.goods_quantity, { label: 'return_expected.goods_quantity', cell: 'number', sum: true }),
    column(returnExpectedFields.source, { label: 'return_expected.source', cell: 'enum', show: 'optional' }),
  ],
  filters: [
    filter(returnExpectedFields.code, { label: 'return_expected.code', kind: 'code_list' }),
    filter(returnExpectedFields.delivery_order_id, { label: 'return_expected.delivery_order_id', kind: 'code_list' }),
    filter(returnExpectedFields.delivery_company, { label: 'return_expected.delivery_company', kind: 'multi_select' }),
    filter(returnExpectedFields.delivery_status, { label: 'return_expected.delivery_status', kind: 'multi_select' }),
    filter(returnExpectedFields.warehouse_id, { label: 'return_expected.warehouse_id', kind: 'reference' }),
    filter(returnExpectedFields.source, { label: 'return_expected.source', kind: 'multi_select', place: 'panel' }),
    filter(returnExpectedFields.receiver_name, { label: 'return_expected.receiver_name', kind: 'text' }),
    filter(returnExpectedFields.handed_over_at, {
      label: 'return_expected.handed_over_at', kind: 'date_range', place: 'panel', maxDays: 360, presets: [30, 90, 360],
    }),
  ],
  counts: ['overdue'],
  viewModes: [
    { key: 'all', label: 'screen.goods-return/expected.mode.all' },
    { key: 'overdue', label: 'screen.goods-return/expected.mode.overdue', badge: 'overdue' },
    { key: 'arrived', label: 'screen.goods-return/expected.mode.arrived' },
  ],
  sort: { field: 'handed_over_at', order: 'ASC' },
  row: [
    {
      key: 'receive', label: 'screen.goods-return/expected.action.receive', route: '/scan/return',
      permissions: ['goods_return_history'],
    },
    {
      key: 'claim', label: 'screen.goods-return/expected.action.claim', route: '/goods-return/claim',
      filter: { order_id: { from: 'order_id', choice: true } }, permissions: ['goods_return_history'],
    },
  ],
  mobile: { title: 'code', lines: ['delivery_status', 'since', 'delivery_company', 'warehouse_id'] },
  rowTone: [{ when: (c: Logic<ReturnExpected>) => c.record.is_overdue === true, tone: 'danger' }],
  emptyText: 'screen.goods-return/expected.empty',
  live: true,
});

export default function ReturnExpectedList() {
  return <ListScreen list={list} />;
}
