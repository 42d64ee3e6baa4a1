// Generated from schemas/administration/physical-combo.list.json. Edit that file and run `npm run generate`.
import { comboItemFields } from '#generated/goods/combo-item.entity.gen.ts';
import { comboFields } from '#generated/goods/combo.entity.gen.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { physicalComboFields } from '#generated/stock/physical-combo.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/physical-combo',
  route: '/administration/physical-combo',
  resource: 'physical_combo',
  title: 'screen.administration/physical-combo.title',
  permissions: ['administration_physical_combo'],
  urls: { list: '/physical-combo-list', count: '/physical-combo-count', download: '/physical-combo-download' },
  downloadName: 'physical-combos.xlsx',
  where: { 'combo_id.is_physical': true },
  columns: [
    column(comboFields.image, { key: 'combo_id.image', label: 'combo.image', cell: 'image', width: 74 }),
    column(comboFields.code, {
      key: 'combo_id.code', label: 'combo.code', cell: 'code', show: 'always', sort: true, pin: 'left',
      link: '/administration/physical-combo',
    }),
    column(comboFields.barcode, { key: 'combo_id.barcode', label: 'combo.barcode', cell: 'code', width: 140 }),
    column(comboFields.name, {
      key: 'combo_id.name', label: 'combo.name', cell: 'text', show: 'always', sort: true, width: 280,
    }),
    column(comboFields.item_count, {
      key: 'combo_id.item_count', label: 'combo.item_count', cell: 'number', sort: true,
    }),
    column(physicalComboFields.on_hand, {
      label: 'physical_combo.on_hand', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(physicalComboFields.available, {
      label: 'physical_combo.available', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(physicalComboFields.possible, {
      label: 'physical_combo.possible', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(comboFields.items_price, {
      key: 'combo_id.items_price', label: 'combo.items_price', cell: 'money', sort: true,
    }),
    column(comboFields.retail_price, {
      key: 'combo_id.retail_price', label: 'combo.retail_price', cell: 'money', sort: true,
    }),
    column(comboFields.saving, { key: 'combo_id.saving', label: 'combo.saving', cell: 'money', sort: true }),
    column(goodsFields.cost_price, {
      key: 'goods_id.cost_price', label: 'goods.cost_price', cell: 'money',
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
    column(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'optional' }),
    column(physicalComboFields.reserved, {
      label: 'physical_combo.reserved', cell: 'number', show: 'optional', sort: true, sum: true,
    }),
    column(comboFields.active, { key: 'combo_id.active', label: 'combo.active', cell: 'boolean', show: 'optional' }),
    column(comboFields.created_at, {
      key: 'combo_id.created_at', label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(comboItemFields.sku, { key: 'combo_id.items.sku', label: 'combo_item.sku', cell: 'code' }),
    column(comboItemFields.name, { key: 'combo_id.items.name', label: 'combo_item.name', cell: 'text' }),
    column(comboItemFields.quantity, { key: 'combo_id.items.quantity', label: 'combo_item.quantity', cell: 'number' }),
    column(comboItemFields.unit_price, {
      key: 'combo_id.items.unit_price', label: 'combo_item.unit_price', cell: 'money',
    }),
    column(comboItemFields.amount, { key: 'combo_id.items.amount', label: 'combo_item.amount', cell: 'money' }),
  ],
  filters: [
    filter(comboFields.code, { key: 'combo_id.code', label: 'combo.code', kind: 'code_list' }),
    filter(comboFields.barcode, { key: 'combo_id.barcode', label: 'combo.barcode', kind: 'text' }),
    filter(comboFields.name, { key: 'combo_id.name', label: 'combo.name', kind: 'text' }),
    filter(physicalComboFields.on_hand, { label: 'physical_combo.on_hand', kind: 'number_range' }),
    filter(physicalComboFields.possible, { label: 'physical_combo.possible', kind: 'number_range' }),
    filter(comboFields.retail_price, {
      key: 'combo_id.retail_price', label: 'combo.retail_price', kind: 'number_range', place: 'panel',
    }),
    filter(comboFields.created_at, {
      key: 'combo_id.created_at', label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 30, 90],
    }),
  ],
  counts: ['to_pack', 'out'],
  viewModes: [
    { key: 'all', label: 'screen.administration/physical-combo.mode.all' },
    { key: 'to_pack', label: 'screen.administration/physical-combo.mode.to_pack', badge: 'to_pack' },
    { key: 'out', label: 'screen.administration/physical-combo.mode.out', badge: 'out' },
    { key: 'archived', label: 'screen.administration/physical-combo.mode.archived' },
  ],
  sort: { field: 'combo_id.code', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/physical-combo/create',
      permissions: ['administration_physical_combo'], tone: 'success',
    },
    {
      key: 'import', label: 'screen.administration/physical-combo.action.import',
      route: '/administration/physical-combo/import', permissions: ['administration_physical_combo'],
    },
    {
      key: 'by_warehouse', label: 'screen.administration/physical-combo.action.by_warehouse',
      route: '/administration/physical-combo/stock', permissions: ['administration_physical_combo'],
    },
    {
      key: 'history', label: 'screen.administration/physical-combo.action.history',
      route: '/administration/physical-combo/assembly', permissions: ['administration_physical_combo'],
    },
  ],
  bulk: [
    {
      key: 'assemble', label: 'screen.administration/physical-combo.action.assemble', form: 'assemble-combo',
      permissions: ['administration_physical_combo'], tone: 'success',
    },
    {
      key: 'disassemble', label: 'screen.administration/physical-combo.action.disassemble', form: 'disassemble-combo',
      permissions: ['administration_physical_combo'], tone: 'warning',
    },
  ],
  open: '/administration/physical-combo',
  mobile: { title: 'combo_id.name', lines: ['combo_id.code', 'on_hand', 'possible', 'combo_id.retail_price'] },
  emptyText: 'screen.administration/physical-combo.empty',
  live: true,
  expand: { rows: 'combo_id.items', label: 'combo.items', of: 'combo' },
});

export default function PhysicalComboList() {
  return <ListScreen list={list} />;
}
