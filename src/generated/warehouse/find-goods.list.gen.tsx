// Generated from schemas/warehouse/find-goods.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { findGoodsFields } from './find-goods.entity.gen.ts';
import { findGoodsWorkflow } from './find-goods.workflow.gen.ts';
import { type GoodsSearch, goodsSearchFields } from './goods-search.entity.gen.ts';

export const list = createList({
  screen: 'warehouse/find-goods',
  route: '/warehouse/find-goods',
  resource: 'goods_search',
  title: 'screen.warehouse/find-goods.title',
  permissions: ['administration_goods_missing', 'order_manager'],
  urls: { list: '/find-goods-list', count: '/find-goods-count', download: '/find-goods-download' },
  downloadName: 'find-goods.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(findGoodsFields.code, {
      key: 'search_id.code', label: 'find_goods.code', cell: 'code', show: 'always', sort: true, width: 150,
      pin: 'left', link: '/warehouse/find-goods',
    }),
    column(findGoodsFields.order_code, {
      key: 'search_id.order_code', label: 'find_goods.order_code', cell: 'code', width: 110,
    }),
    column(findGoodsFields.sku, { key: 'search_id.sku', label: 'find_goods.sku', cell: 'code', width: 100 }),
    column(findGoodsFields.name, { key: 'search_id.name', label: 'find_goods.name', cell: 'text', width: 190 }),
    column(findGoodsFields.cell_code, {
      key: 'search_id.cell_code', label: 'find_goods.cell_code', cell: 'code', width: 90,
    }),
    column(findGoodsFields.ordered, {
      key: 'search_id.ordered', label: 'find_goods.ordered', cell: 'number', sum: true, width: 80,
    }),
    column(findGoodsFields.missing, {
      key: 'search_id.missing', label: 'find_goods.missing', cell: 'number', sum: true, footer: true, width: 85,
    }),
    column(findGoodsFields.found, {
      key: 'search_id.found', label: 'find_goods.found', cell: 'number', sum: true, footer: true, width: 105,
    }),
    column(goodsSearchFields.status, { label: 'goods_search.status', cell: 'enum', sort: true }),
    column(goodsSearchFields.instruction, { label: 'goods_search.instruction', cell: 'enum' }),
    column(goodsSearchFields.available_elsewhere, {
      label: 'goods_search.available_elsewhere', cell: 'number', sort: true,
    }),
    column(goodsSearchFields.sla_ship_by, { label: 'goods_search.sla_ship_by', cell: 'date_time', sort: true }),
    column(findGoodsFields.assigned_to, {
      key: 'search_id.assigned_to', label: 'find_goods.assigned_to', cell: 'reference',
    }),
    column(goodsSearchFields.warehouse_id, {
      label: 'goods_search.warehouse_id', cell: 'reference', show: 'optional', width: 220,
    }),
    column(findGoodsFields.asked_at, {
      key: 'search_id.asked_at', label: 'find_goods.asked_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(findGoodsFields.instruct_note, {
      key: 'search_id.instruct_note', label: 'find_goods.instruct_note', cell: 'text', show: 'optional',
    }),
    column(findGoodsFields.instructed_by, {
      key: 'search_id.instructed_by', label: 'find_goods.instructed_by', cell: 'reference', show: 'optional',
    }),
    column(findGoodsFields.basket_code, {
      key: 'search_id.basket_code', label: 'find_goods.basket_code', cell: 'code', show: 'optional',
    }),
    column(findGoodsFields.closed_reason, {
      key: 'search_id.closed_reason', label: 'find_goods.closed_reason', cell: 'enum', show: 'optional',
    }),
    column(findGoodsFields.note, { key: 'search_id.note', label: 'find_goods.note', cell: 'text', show: 'optional' }),
    column(findGoodsFields.created_by, {
      key: 'search_id.created_by', label: 'kit.field.created_by', cell: 'reference', show: 'optional',
    }),
    column(findGoodsFields.created_at, {
      key: 'search_id.created_at', label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(goodsSearchFields.goods_id, { label: 'goods_search.goods_id', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(findGoodsFields.order_code, {
      key: 'search_id.order_code', label: 'find_goods.order_code', kind: 'code_list',
    }),
    filter(goodsSearchFields.order_id, { label: 'goods_search.order_id', kind: 'reference', place: 'panel' }),
    filter(goodsSearchFields.goods_id, { label: 'goods_search.goods_id', kind: 'reference' }),
    filter(goodsSearchFields.status, { label: 'goods_search.status', kind: 'multi_select' }),
    filter(goodsSearchFields.instruction, { label: 'goods_search.instruction', kind: 'multi_select' }),
    filter(goodsSearchFields.warehouse_id, { label: 'goods_search.warehouse_id', kind: 'reference' }),
    filter(findGoodsFields.assigned_to, {
      key: 'search_id.assigned_to', label: 'find_goods.assigned_to', kind: 'reference', place: 'panel',
    }),
    filter(findGoodsFields.closed_reason, {
      key: 'search_id.closed_reason', label: 'find_goods.closed_reason', kind: 'multi_select', place: 'panel',
    }),
    filter(findGoodsFields.created_at, {
      key: 'search_id.created_at', label: 'kit.field.created_at', kind: 'date_range', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(findGoodsFields.created_by, {
      key: 'search_id.created_by', label: 'kit.field.created_by', kind: 'reference', place: 'panel',
    }),
  ],
  counts: ['to_find', 'to_decide', 'found'],
  viewModes: [
    { key: 'to_find', label: 'screen.warehouse/find-goods.mode.to_find', badge: 'to_find' },
    { key: 'to_decide', label: 'screen.warehouse/find-goods.mode.to_decide', badge: 'to_decide' },
    { key: 'waiting', label: 'screen.warehouse/find-goods.mode.waiting' },
    { key: 'found', label: 'screen.warehouse/find-goods.mode.found', badge: 'found' },
    { key: 'closed', label: 'screen.warehouse/find-goods.mode.closed' },
    { key: 'all', label: 'screen.warehouse/find-goods.mode.all' },
  ],
  sort: { field: 'sla_ship_by', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'screen.warehouse/find-goods.action.create', route: '/warehouse/find-goods/create',
      permissions: ['administration_goods_missing', 'order_manager'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'report_found', label: 'find_goods.transition.report_found', transition: 'report_found',
      permissions: ['administration_goods_missing', 'order_manager'], tone: 'success',
      of: {
        from: 'id', path: 'search_id',
        copies: ['order_id', 'goods_id', 'warehouse_id', 'status', 'instruction', 'sla_ship_by'],
        resource: 'find_goods', workflows: [findGoodsWorkflow],
      },
    },
    {
      key: 'report_none', label: 'find_goods.transition.report_none', transition: 'report_none',
      permissions: ['administration_goods_missing', 'order_manager'], tone: 'danger',
      of: {
        from: 'id', path: 'search_id',
        copies: ['order_id', 'goods_id', 'warehouse_id', 'status', 'instruction', 'sla_ship_by'],
        resource: 'find_goods', workflows: [findGoodsWorkflow],
      },
    },
    {
      key: 'to_basket', label: 'find_goods.transition.to_basket', transition: 'to_basket',
      permissions: ['administration_goods_missing', 'order_manager'], tone: 'success',
      of: {
        from: 'id', path: 'search_id',
        copies: ['order_id', 'goods_id', 'warehouse_id', 'status', 'instruction', 'sla_ship_by'],
        resource: 'find_goods', workflows: [findGoodsWorkflow],
      },
    },
    {
      key: 'instruct', label: 'find_goods.transition.instruct', transition: 'instruct',
      permissions: ['administration_goods_missing'], tone: 'warning',
      of: {
        from: 'id', path: 'search_id',
        copies: ['order_id', 'goods_id', 'warehouse_id', 'status', 'instruction', 'sla_ship_by'],
        resource: 'find_goods', workflows: [findGoodsWorkflow],
      },
    },
    {
      key: 'assign', label: 'find_goods.transition.assign', transition: 'assign',
      permissions: ['administration_goods_missing', 'order_manager'],
      of: {
        from: 'id', path: 'search_id',
        copies: ['order_id', 'goods_id', 'warehouse_id', 'status', 'instruction', 'sla_ship_by'],
        resource: 'find_goods', workflows: [findGoodsWorkflow],
      },
    },
    {
      key: 'resume', label: 'find_goods.transition.resume', transition: 'resume',
      permissions: ['administration_goods_missing', 'order_manager'],
      of: {
        from: 'id', path: 'search_id',
        copies: ['order_id', 'goods_id', 'warehouse_id', 'status', 'instruction', 'sla_ship_by'],
        resource: 'find_goods', workflows: [findGoodsWorkflow],
      },
    },
    {
      key: 'close', label: 'find_goods.transition.close', transition: 'close',
      permissions: ['administration_goods_missing'], tone: 'danger',
      of: {
        from: 'id', path: 'search_id',
        copies: ['order_id', 'goods_id', 'warehouse_id', 'status', 'instruction', 'sla_ship_by'],
        resource: 'find_goods', workflows: [findGoodsWorkflow],
      },
    },
    {
      key: 'elsewhere', label: 'screen.warehouse/find-goods.action.elsewhere', route: '/goods/list/stock',
      filter: { goods_id: { from: 'goods_id', choice: true } }, permissions: ['goods_manager'],
    },
  ],
  bulk: [
    {
      key: 'instruct', label: 'find_goods.transition.instruct', transition: 'instruct',
      permissions: ['administration_goods_missing'], tone: 'warning',
      of: {
        from: 'id', path: 'search_id',
        copies: ['order_id', 'goods_id', 'warehouse_id', 'status', 'instruction', 'sla_ship_by'],
        resource: 'find_goods', workflows: [findGoodsWorkflow],
      },
    },
    {
      key: 'assign', label: 'find_goods.transition.assign', transition: 'assign',
      permissions: ['administration_goods_missing', 'order_manager'],
      of: {
        from: 'id', path: 'search_id',
        copies: ['order_id', 'goods_id', 'warehouse_id', 'status', 'instruction', 'sla_ship_by'],
        resource: 'find_goods', workflows: [findGoodsWorkflow],
      },
    },
    {
      key: 'report_none', label: 'find_goods.transition.report_none', transition: 'report_none',
      permissions: ['administration_goods_missing', 'order_manager'], tone: 'danger',
      of: {
        from: 'id', path: 'search_id',
        copies: ['order_id', 'goods_id', 'warehouse_id', 'status', 'instruction', 'sla_ship_by'],
        resource: 'find_goods', workflows: [findGoodsWorkflow],
      },
    },
    {
      key: 'close', label: 'find_goods.transition.close', transition: 'close',
      permissions: ['administration_goods_missing'], tone: 'danger',
      of: {
        from: 'id', path: 'search_id',
        copies: ['order_id', 'goods_id', 'warehouse_id', 'status', 'instruction', 'sla_ship_by'],
        resource: 'find_goods', workflows: [findGoodsWorkflow],
      },
    },
  ],
  open: '/warehouse/find-goods',
  mobile: { title: 'search_id.sku', lines: ['search_id.order_code', 'status', 'search_id.missing', 'sla_ship_by'] },
  rowTone: [
    {
      when: (c: Logic<GoodsSearch>) =>
        [0, 1, 2].includes(c.record.status) && c.record.sla_ship_by != null && c.record.sla_ship_by < c.now,
      tone: 'danger',
    },
  ],
  emptyText: 'screen.warehouse/find-goods.empty',
  live: true,
});

export default function FindGoodsList() {
  return <ListScreen list={list} />;
}
