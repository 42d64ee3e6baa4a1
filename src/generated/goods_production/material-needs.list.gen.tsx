// Generated from schemas/goods_production/material-needs.list.json. Edit that file and run `npm run generate`.
import { materialFields } from '#generated/material/material.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { materialNeedFields } from './material-need.entity.gen.ts';

export const list = createList({
  screen: 'goods-production/requirement/purchase',
  route: '/goods-production/requirement/purchase',
  resource: 'material_need',
  title: 'screen.goods-production/requirement/purchase.title',
  permissions: ['goods_production_requirement'],
  urls: { list: '/material-need-list', count: '/material-need-count', download: '/material-need-download' },
  downloadName: 'purchase-list.xlsx',
  columns: [
    column(materialNeedFields.material_id, {
      label: 'material_need.material_id', cell: 'reference', show: 'always', width: 280, pin: 'left',
    }),
    column(materialFields.unit, { key: 'material_id.unit', label: 'material.unit', cell: 'enum' }),
    column(materialNeedFields.requirements, { label: 'material_need.requirements', cell: 'number', sort: true }),
    column(materialNeedFields.kept, { label: 'material_need.kept', cell: 'number', sort: true }),
    column(materialNeedFields.on_hand, { label: 'material_need.on_hand', cell: 'number' }),
    column(materialNeedFields.free, { label: 'material_need.free', cell: 'number' }),
    column(materialNeedFields.expected, { label: 'material_need.expected', cell: 'number' }),
    column(materialNeedFields.to_buy, { label: 'material_need.to_buy', cell: 'number', sort: true }),
    column(materialNeedFields.pack_size, { label: 'material_need.pack_size', cell: 'number' }),
    column(materialFields.supplier_id, {
      key: 'material_id.supplier_id', label: 'material.supplier_id', cell: 'reference', width: 200,
    }),
    column(materialFields.lead_time_days, {
      key: 'material_id.lead_time_days', label: 'material.lead_time_days', cell: 'number',
    }),
    column(materialFields.last_price, {
      key: 'material_id.last_price', label: 'material.last_price', cell: 'money', show: 'optional',
    }),
  ],
  filters: [
    filter(materialNeedFields.material_id, { label: 'material_need.material_id', kind: 'reference' }),
    filter(materialFields.supplier_id, {
      key: 'material_id.supplier_id', label: 'material.supplier_id', kind: 'reference',
    }),
    filter(materialNeedFields.to_buy, { label: 'material_need.to_buy', kind: 'number_range', place: 'panel' }),
  ],
  counts: ['to_buy'],
  viewModes: [
    { key: 'to_buy', label: 'screen.goods-production/requirement/purchase.mode.to_buy', badge: 'to_buy' },
    { key: 'on_the_way', label: 'screen.goods-production/requirement/purchase.mode.on_the_way' },
    { key: 'all', label: 'screen.goods-production/requirement/purchase.mode.all' },
  ],
  sort: { field: 'material_id', order: 'ASC' },
  toolbar: [
    {
      key: 'materials', label: 'screen.goods-production/requirement/purchase.action.materials',
      route: '/goods-production/requirement/material', permissions: ['goods_production_requirement'],
    },
    {
      key: 'receipts', label: 'screen.goods-production/requirement/purchase.action.receipts',
      route: '/material/receipt-history', permissions: ['material_receipt_history'],
    },
  ],
  bulk: [
    {
      key: 'buy', label: 'screen.goods-production/requirement/purchase.action.buy', url: '/buy-materials',
      tone: 'success', confirm: true,
    },
  ],
  mobile: { title: 'material_id', lines: ['kept', 'to_buy', 'expected'] },
  emptyText: 'screen.goods-production/requirement/purchase.empty',
  live: true,
});

export default function MaterialNeedsList() {
  return <ListScreen list={list} />;
}
