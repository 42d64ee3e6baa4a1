// Generated from schemas/stock/baskets.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { basketFields } from './basket.entity.gen.ts';
import { basketWorkflow } from './basket.workflow.gen.ts';

export const list = createList({
  screen: 'warehouse/basket',
  route: '/warehouse/basket',
  resource: 'basket',
  title: 'screen.warehouse/basket.title',
  permissions: ['goods_manager'],
  urls: { list: '/basket-list', count: '/basket-count', download: '/basket-download' },
  downloadName: 'baskets.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(basketFields.code, {
      label: 'basket.code', cell: 'code', show: 'always', sort: true, width: 140, pin: 'left',
      link: '/warehouse/basket',
    }),
    column(basketFields.warehouse_id, { label: 'basket.warehouse_id', cell: 'reference', width: 240 }),
    column(basketFields.kind, { label: 'basket.kind', cell: 'enum' }),
    column(basketFields.status, { label: 'basket.status', cell: 'enum', sort: true }),
    column(basketFields.held_by, { label: 'basket.held_by', cell: 'reference' }),
    column(basketFields.goods_id, { label: 'basket.goods_id', cell: 'reference', width: 240 }),
    column(basketFields.expired_date, { label: 'basket.expired_date', cell: 'date', show: 'optional' }),
    column(basketFields.note, { label: 'basket.note', cell: 'text', show: 'optional' }),
    column(basketFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true }),
  ],
  filters: [
    filter(basketFields.code, { label: 'basket.code', kind: 'code_list' }),
    filter(basketFields.warehouse_id, { label: 'basket.warehouse_id', kind: 'reference' }),
    filter(basketFields.kind, { label: 'basket.kind', kind: 'multi_select' }),
    filter(basketFields.status, { label: 'basket.status', kind: 'multi_select' }),
    filter(basketFields.held_by, { label: 'basket.held_by', kind: 'reference' }),
    filter(basketFields.goods_id, { label: 'basket.goods_id', kind: 'reference', place: 'panel' }),
    filter(basketFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(basketFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['in_use'],
  viewModes: [
    { key: 'all', label: 'screen.warehouse/basket.mode.all' },
    { key: 'in_use', label: 'screen.warehouse/basket.mode.in_use', badge: 'in_use' },
    { key: 'empty', label: 'screen.warehouse/basket.mode.empty' },
  ],
  sort: { field: 'code', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/warehouse/basket/create', permissions: ['goods_manager'],
      tone: 'success',
    },
  ],
  row: [
    {
      key: 'take', label: 'basket.transition.take', transition: 'take', permissions: ['goods_manager', 'order_manager'],
    },
    {
      key: 'fill', label: 'basket.transition.fill', transition: 'fill', permissions: ['goods_manager', 'order_manager'],
    },
    {
      key: 'pack', label: 'basket.transition.pack', transition: 'pack', permissions: ['goods_manager', 'order_manager'],
    },
    {
      key: 'free', label: 'basket.transition.free', transition: 'free', permissions: ['goods_manager', 'order_manager'],
      tone: 'warning',
    },
    {
      key: 'print_label', label: 'screen.warehouse/basket.action.print_label',
      print: async () => (await import('#generated/stock/basket-label.print.gen.ts')).basketLabelPrint,
    },
  ],
  bulk: [
    {
      key: 'fill', label: 'basket.transition.fill', transition: 'fill', permissions: ['goods_manager', 'order_manager'],
    },
    {
      key: 'free', label: 'basket.transition.free', transition: 'free', permissions: ['goods_manager', 'order_manager'],
      tone: 'warning',
    },
    {
      key: 'print_label', label: 'screen.warehouse/basket.action.print_label',
      print: async () => (await import('#generated/stock/basket-label.print.gen.ts')).basketLabelPrint,
    },
  ],
  workflows: [basketWorkflow],
  open: '/warehouse/basket',
  create: { route: '/warehouse/basket/create', permissions: ['goods_manager'] },
  mobile: { title: 'code', lines: ['status', 'kind', 'held_by', 'warehouse_id'] },
  emptyText: 'screen.warehouse/basket.empty',
  live: true,
});

export default function BasketsList() {
  return <ListScreen list={list} />;
}
