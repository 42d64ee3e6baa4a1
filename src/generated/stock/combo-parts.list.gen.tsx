// Generated from schemas/stock/combo-parts.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { comboPartFields } from './combo-part.entity.gen.ts';

export const list = createList({
  screen: 'goods/combo/parts',
  route: '/goods/combo/parts',
  resource: 'combo_part',
  title: 'screen.goods/combo/parts.title',
  permissions: ['goods_manager'],
  urls: { list: '/combo-part-list', count: '/combo-part-count', download: '/combo-part-download' },
  downloadName: 'combo-parts.xlsx',
  columns: [
    column(comboPartFields.combo_id, { label: 'combo_part.combo_id', cell: 'reference', width: 260 }),
    column(goodsFields.image, { key: 'goods_id.image', label: 'goods.image', cell: 'image', width: 64 }),
    column(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', sort: true }),
    column(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', cell: 'text', show: 'always', width: 280 }),
    column(comboPartFields.part_quantity, { label: 'combo_part.part_quantity', cell: 'number', sort: true }),
    column(comboPartFields.available, { label: 'combo_part.available', cell: 'number', sort: true }),
    column(comboPartFields.possible, { label: 'combo_part.possible', cell: 'number', sort: true }),
    column(goodsFields.retail_price, {
      key: 'goods_id.retail_price', label: 'goods.retail_price', cell: 'money', show: 'optional',
    }),
  ],
  filters: [
    filter(comboPartFields.combo_id, { label: 'combo_part.combo_id', kind: 'reference' }),
    filter(comboPartFields.goods_id, { label: 'combo_part.goods_id', kind: 'reference' }),
    filter(comboPartFields.possible, { label: 'combo_part.possible', kind: 'number_range' }),
  ],
  sort: { field: 'possible', order: 'ASC' },
  mobile: { title: 'goods_id.name', lines: ['goods_id.image', 'combo_id', 'part_quantity', 'available', 'possible'] },
  emptyText: 'screen.goods/combo/parts.empty',
});

export default function ComboPartsList() {
  return <ListScreen list={list} />;
}
