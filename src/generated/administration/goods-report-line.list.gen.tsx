// Generated from schemas/administration/goods-report-line.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { saleLineFields } from '#generated/pos/sale-line.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/goods-report/line',
  route: '/administration/goods-report/line',
  resource: 'sale_line',
  title: 'screen.administration/goods-report/line.title',
  permissions: ['administration_goods_report'],
  urls: { list: '/sale-line-list', count: '/sale-line-count', download: '/sale-line-download' },
  downloadName: 'goods-sold.xlsx',
  columns: [
    column(saleLineFields.code, {
      label: 'sale_line.code', cell: 'code', show: 'always', sort: true, width: 172, pin: 'left',
    }),
    column(saleLineFields.at, { label: 'sale_line.at', cell: 'date_time', sort: true }),
    column(saleLineFields.channel, { label: 'sale_line.channel', cell: 'enum' }),
    column(saleLineFields.state, { label: 'sale_line.state', cell: 'enum' }),
    column(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', cell: 'code', sort: true }),
    column(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', cell: 'text', width: 280 }),
    column(saleLineFields.quantity, { label: 'sale_line.quantity', cell: 'number', sort: true, sum: true }),
    column(saleLineFields.returned_quantity, { label: 'sale_line.returned_quantity', cell: 'number', sum: true }),
    column(saleLineFields.net_total, { label: 'sale_line.net_total', cell: 'money', sort: true, sum: true }),
    column(saleLineFields.cost_total, {
      label: 'sale_line.cost_total', cell: 'money', show: 'optional', license: 'finance', sum: true,
    }),
    column(saleLineFields.gross_profit, {
      label: 'sale_line.gross_profit', cell: 'money', show: 'optional', license: 'finance', sum: true,
    }),
    column(saleLineFields.warehouse_id, { label: 'sale_line.warehouse_id', cell: 'reference' }),
    column(saleLineFields.pos_id, { label: 'sale_line.pos_id', cell: 'reference' }),
    column(saleLineFields.source, { label: 'sale_line.source', cell: 'enum', show: 'optional' }),
    column(saleLineFields.account_id, { label: 'sale_line.account_id', cell: 'reference' }),
    column(goodsFields.category_id, {
      key: 'goods_id.category_id', label: 'goods.category_id', cell: 'reference', show: 'optional',
      walls: [
        [
          'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
          'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
          'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
          'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
          'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
        ],
      ],
    }),
    column(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', label: 'goods.supplier_id', cell: 'reference', show: 'optional',
      walls: [
        [
          'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
          'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
          'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
          'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
          'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
        ],
      ],
    }),
  ],
  filters: [
    filter(saleLineFields.at, {
      label: 'sale_line.at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(saleLineFields.goods_id, { label: 'sale_line.goods_id', kind: 'reference' }),
    filter(saleLineFields.code, { label: 'sale_line.code', kind: 'text' }),
    filter(saleLineFields.state, { label: 'sale_line.state', kind: 'multi_select' }),
    filter(saleLineFields.channel, { label: 'sale_line.channel', kind: 'multi_select' }),
    filter(saleLineFields.warehouse_id, { label: 'sale_line.warehouse_id', kind: 'reference' }),
    filter(saleLineFields.pos_id, { label: 'sale_line.pos_id', kind: 'reference' }),
    filter(saleLineFields.source, { label: 'sale_line.source', kind: 'multi_select' }),
    filter(saleLineFields.account_id, { label: 'sale_line.account_id', kind: 'reference', place: 'panel' }),
    filter(saleLineFields.quantity, { label: 'sale_line.quantity', kind: 'number_range', place: 'panel' }),
    filter(goodsFields.category_id, {
      key: 'goods_id.category_id', label: 'goods.category_id', kind: 'reference', place: 'panel',
      walls: [
        [
          'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
          'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
          'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
          'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
          'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
        ],
      ],
    }),
    filter(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', label: 'goods.supplier_id', kind: 'reference', place: 'panel',
      walls: [
        [
          'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
          'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
          'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
          'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
          'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
        ],
      ],
    }),
  ],
  sort: { field: 'at', order: 'DESC' },
  mobile: { title: 'goods_id.name', lines: ['code', 'at', 'state', 'quantity', 'net_total'] },
});

export default function GoodsReportLineList() {
  return <ListScreen list={list} />;
}
