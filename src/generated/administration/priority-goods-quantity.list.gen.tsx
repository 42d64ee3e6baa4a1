// Generated from schemas/administration/priority-goods-quantity.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import {
  type GoodsPriorityTotal,
  goodsPriorityTotalFields,
} from '#generated/stock/goods-priority-total.entity.gen.ts';
import { goodsPriorityFields } from '#generated/stock/goods-priority.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/priority-goods-quantity',
  route: '/administration/priority-goods-quantity',
  resource: 'goods_priority_total',
  title: 'screen.administration/priority-goods-quantity.title',
  permissions: ['administration_priority_goods_quantity'],
  urls: { list: '/goods-priority-list', count: '/goods-priority-count', download: '/goods-priority-download' },
  downloadName: 'goods-priority.xlsx',
  columns: [
    column(goodsPriorityFields.code, {
      key: 'priority_id.code', label: 'goods_priority.code', cell: 'code', show: 'always', sort: true, width: 150,
      pin: 'left', link: '/administration/priority-goods-quantity',
    }),
    column(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', cell: 'code', sort: true }),
    column(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', cell: 'text', width: 260 }),
    column(goodsPriorityTotalFields.warehouse_id, {
      label: 'goods_priority_total.warehouse_id', cell: 'reference', width: 220,
    }),
    column(goodsPriorityTotalFields.channel, { label: 'goods_priority_total.channel', cell: 'enum', sort: true }),
    column(goodsPriorityTotalFields.quantity, {
      label: 'goods_priority_total.quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsPriorityTotalFields.used, {
      label: 'goods_priority_total.used', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsPriorityTotalFields.left, {
      label: 'goods_priority_total.left', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsPriorityTotalFields.held, {
      label: 'goods_priority_total.held', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsPriorityTotalFields.on_hand, { label: 'goods_priority_total.on_hand', cell: 'number', sort: true }),
    column(goodsPriorityTotalFields.available_to_others, {
      label: 'goods_priority_total.available_to_others', cell: 'number', sort: true,
    }),
    column(goodsPriorityTotalFields.from_date, { label: 'goods_priority_total.from_date', cell: 'date', sort: true }),
    column(goodsPriorityTotalFields.to_date, { label: 'goods_priority_total.to_date', cell: 'date', sort: true }),
    column(goodsPriorityTotalFields.state, { label: 'goods_priority_total.state', cell: 'enum', sort: true }),
    column(goodsPriorityTotalFields.short, {
      label: 'goods_priority_total.short', cell: 'number', show: 'optional', sort: true, sum: true,
    }),
    column(goodsPriorityFields.note, {
      key: 'priority_id.note', label: 'goods_priority.note', cell: 'text', show: 'optional',
    }),
  ],
  filters: [
    filter(goodsPriorityTotalFields.goods_id, { label: 'goods_priority_total.goods_id', kind: 'reference' }),
    filter(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', kind: 'code_list' }),
    filter(goodsPriorityTotalFields.warehouse_id, { label: 'goods_priority_total.warehouse_id', kind: 'reference' }),
    filter(goodsPriorityTotalFields.channel, { label: 'goods_priority_total.channel', kind: 'multi_select' }),
    filter(goodsPriorityTotalFields.state, { label: 'goods_priority_total.state', kind: 'multi_select' }),
    filter(goodsPriorityTotalFields.from_date, {
      label: 'goods_priority_total.from_date', kind: 'date_range', place: 'panel', maxDays: 360,
    }),
    filter(goodsPriorityTotalFields.to_date, {
      label: 'goods_priority_total.to_date', kind: 'date_range', place: 'panel', maxDays: 360,
    }),
    filter(goodsPriorityTotalFields.left, { label: 'goods_priority_total.left', kind: 'number_range', place: 'panel' }),
  ],
  counts: ['unused', 'running', 'short'],
  viewModes: [
    { key: 'running', label: 'screen.administration/priority-goods-quantity.mode.running', badge: 'running' },
    { key: 'short', label: 'screen.administration/priority-goods-quantity.mode.short', badge: 'short' },
    { key: 'unused', label: 'screen.administration/priority-goods-quantity.mode.unused', badge: 'unused' },
    { key: 'coming', label: 'screen.administration/priority-goods-quantity.mode.coming' },
    { key: 'ended', label: 'screen.administration/priority-goods-quantity.mode.ended' },
    { key: 'all', label: 'screen.administration/priority-goods-quantity.mode.all' },
  ],
  sort: { field: 'to_date', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/priority-goods-quantity/create',
      permissions: ['administration_priority_goods_quantity'], tone: 'success',
    },
    {
      key: 'import', label: 'action.import', route: '/administration/priority-goods-quantity/import',
      permissions: ['administration_priority_goods_quantity'],
    },
  ],
  bulk: [
    {
      key: 'release', label: 'screen.administration/priority-goods-quantity.action.release',
      url: '/goods-priority-release', tone: 'danger', confirm: true,
    },
  ],
  open: '/administration/priority-goods-quantity',
  mobile: { title: 'goods_id.name', lines: ['channel', 'left', 'available_to_others', 'to_date'] },
  rowTone: [{ when: (c: Logic<GoodsPriorityTotal>) => c.record.short != null && c.record.short > 0, tone: 'warning' }],
  emptyText: 'screen.administration/priority-goods-quantity.empty',
  live: true,
});

export default function PriorityGoodsQuantityList() {
  return <ListScreen list={list} />;
}
