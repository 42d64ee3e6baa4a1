// Generated from schemas/administration/supplier-goods.list.json. Edit that file and run `npm run generate`.
import { supplierGoodsFields } from '#generated/goods/supplier-goods.entity.gen.ts';
import { stockLevelFields } from '#generated/stock/stock-level.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/supplier/goods',
  route: '/administration/supplier/goods',
  resource: 'supplier_goods',
  title: 'screen.administration/supplier/goods.title',
  permissions: ['administration_supplier'],
  urls: { list: '/supplier-goods-list', count: '/supplier-goods-count', download: '/supplier-goods-download' },
  downloadName: 'supplier-goods.xlsx',
  columns: [
    column(supplierGoodsFields.sku, {
      label: 'supplier_goods.sku', cell: 'code', show: 'always', sort: true, pin: 'left',
      link: '/administration/supplier/goods',
    }),
    column(supplierGoodsFields.name, { label: 'supplier_goods.name', cell: 'text', sort: true, width: 280 }),
    column(supplierGoodsFields.barcode, { label: 'supplier_goods.barcode', cell: 'code', show: 'optional' }),
    column(supplierGoodsFields.unit, { label: 'supplier_goods.unit', cell: 'enum' }),
    column(supplierGoodsFields.supplier_id, {
      label: 'supplier_goods.supplier_id', cell: 'reference', sort: true, width: 240,
    }),
    column(supplierGoodsFields.supplier_sku, { label: 'supplier_goods.supplier_sku', cell: 'code' }),
    column(supplierGoodsFields.last_price, { label: 'supplier_goods.last_price', cell: 'money', sort: true }),
    column(supplierGoodsFields.last_received_on, { label: 'supplier_goods.last_received_on', cell: 'date', sort: true }),
    column(supplierGoodsFields.moq, { label: 'supplier_goods.moq', cell: 'number', sort: true }),
    column(supplierGoodsFields.lead_time_days, { label: 'supplier_goods.lead_time_days', cell: 'number', sort: true }),
    column(supplierGoodsFields.note, { label: 'supplier_goods.note', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(supplierGoodsFields.sku, { label: 'supplier_goods.sku', kind: 'text' }),
    filter(supplierGoodsFields.name, { label: 'supplier_goods.name', kind: 'text' }),
    filter(supplierGoodsFields.barcode, { label: 'supplier_goods.barcode', kind: 'text' }),
    filter(supplierGoodsFields.supplier_id, { label: 'supplier_goods.supplier_id', kind: 'reference' }),
    filter(supplierGoodsFields.supplier_sku, { label: 'supplier_goods.supplier_sku', kind: 'text' }),
    filter(supplierGoodsFields.moq, { label: 'supplier_goods.moq', kind: 'number_range' }),
    filter(supplierGoodsFields.last_price, { label: 'supplier_goods.last_price', kind: 'number_range' }),
    filter(supplierGoodsFields.lead_time_days, {
      label: 'supplier_goods.lead_time_days', kind: 'number_range', place: 'panel',
    }),
    filter(stockLevelFields.on_hand, {
      key: 'goods_id.stock_level.on_hand', label: 'goods.in_stock', kind: 'boolean', place: 'panel',
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
    filter(supplierGoodsFields.last_received_on, {
      label: 'supplier_goods.last_received_on', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 30, 90, 180, 360],
    }),
  ],
  sort: { field: 'sku', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/supplier/goods/create',
      permissions: ['administration_supplier'], tone: 'success',
    },
    {
      key: 'import', label: 'action.import', route: '/administration/supplier/goods/import',
      permissions: ['administration_supplier'],
    },
  ],
  open: '/administration/supplier/goods',
  create: { route: '/administration/supplier/goods/create', permissions: ['administration_supplier'] },
  mobile: { title: 'name', lines: ['sku', 'supplier_id', 'moq', 'lead_time_days'] },
  emptyText: 'screen.administration/supplier/goods.empty',
});

export default function SupplierGoodsList() {
  return <ListScreen list={list} />;
}
