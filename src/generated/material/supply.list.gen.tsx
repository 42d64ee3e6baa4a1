// Generated from schemas/material/supply.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { countSupplyAction } from './count-supply.action.gen.ts';
import { type MaterialStock, materialStockFields } from './material-stock.entity.gen.ts';
import { materialFields } from './material.entity.gen.ts';
import { receiveSupplyAction } from './receive-supply.action.gen.ts';

export const list = createList({
  screen: 'administration/supply',
  route: '/administration/supply',
  resource: 'material_stock',
  title: 'screen.administration/supply.title',
  permissions: ['administration_supply'],
  urls: { list: '/supply-list', count: '/supply-count', download: '/supply-download' },
  downloadName: 'supply.xlsx',
  where: { 'material_id.kind': ['packaging'] },
  columns: [
    column(materialFields.code, {
      key: 'material_id.code', label: 'material.code', cell: 'code', show: 'always', sort: true, width: 160,
      pin: 'left', link: '/administration/supply',
    }),
    column(materialFields.name, {
      key: 'material_id.name', label: 'material.name', cell: 'text', sort: true, width: 260,
    }),
    column(materialFields.packaging, { key: 'material_id.packaging', label: 'material.packaging', cell: 'enum' }),
    column(materialFields.unit, { key: 'material_id.unit', label: 'material.unit', cell: 'enum' }),
    column(materialFields.per_unit, { key: 'material_id.per_unit', label: 'material.per_unit', cell: 'number' }),
    column(materialStockFields.on_hand, { label: 'material_stock.on_hand', cell: 'number', sort: true }),
    column(materialStockFields.min_stock, { label: 'material_stock.min_stock', cell: 'number', sort: true }),
    column(materialStockFields.state, { label: 'material_stock.state', cell: 'enum' }),
    column(materialStockFields.used_30d, { label: 'material_stock.used_30d', cell: 'number', sort: true }),
    column(materialStockFields.days_of_cover, { label: 'material_stock.days_of_cover', cell: 'number', sort: true }),
    column(materialStockFields.expected, {
      label: 'material_stock.expected', cell: 'number', show: 'optional', sort: true,
    }),
    column(materialFields.last_price, { key: 'material_id.last_price', label: 'material.last_price', cell: 'money' }),
    column(materialStockFields.value, {
      label: 'material_stock.value', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(materialFields.supplier_id, {
      key: 'material_id.supplier_id', label: 'material.supplier_id', cell: 'reference', width: 200,
    }),
    column(materialFields.dimensions, {
      key: 'material_id.dimensions', label: 'material.dimensions', cell: 'text', show: 'optional',
    }),
    column(materialFields.max_weight, {
      key: 'material_id.max_weight', label: 'material.max_weight', cell: 'number', show: 'optional',
    }),
  ],
  filters: [
    filter(materialFields.code, { key: 'material_id.code', label: 'material.code', kind: 'text' }),
    filter(materialFields.name, { key: 'material_id.name', label: 'material.name', kind: 'text' }),
    filter(materialFields.packaging, {
      key: 'material_id.packaging', label: 'material.packaging', kind: 'multi_select',
    }),
    filter(materialFields.unit, { key: 'material_id.unit', label: 'material.unit', kind: 'multi_select' }),
    filter(materialStockFields.state, { label: 'material_stock.state', kind: 'multi_select' }),
    filter(materialStockFields.on_hand, { label: 'material_stock.on_hand', kind: 'number_range' }),
    filter(materialFields.supplier_id, {
      key: 'material_id.supplier_id', label: 'material.supplier_id', kind: 'reference', place: 'panel',
    }),
  ],
  counts: ['low'],
  viewModes: [
    { key: 'all', label: 'screen.administration/supply.mode.all' },
    { key: 'low', label: 'screen.administration/supply.mode.low', badge: 'low' },
    { key: 'archived', label: 'screen.administration/supply.mode.archived' },
  ],
  sort: { field: 'material_id.code', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/supply/create',
      permissions: ['administration_supply'], tone: 'success',
    },
    {
      key: 'warehouses', label: 'screen.administration/supply.action.warehouses',
      route: '/administration/supply/warehouse', permissions: ['administration_supply'],
    },
  ],
  row: [
    {
      key: 'receive', label: 'screen.administration/supply.action.receive', action: 'receive_supply',
      permissions: ['administration_supply'],
      of: {
        from: 'id', path: 'material_id', copies: ['min_stock'], resource: 'material', actions: [receiveSupplyAction],
      },
    },
    {
      key: 'count', label: 'screen.administration/supply.action.count', action: 'count_supply',
      permissions: ['administration_supply'],
      of: {
        from: 'id', path: 'material_id', copies: ['min_stock'], resource: 'material', actions: [countSupplyAction],
      },
    },
    {
      key: 'moves', label: 'screen.administration/supply.action.moves', route: '/material/list/moves',
      filter: { material_id: { from: 'id', choice: true } }, permissions: ['material_manager', 'administration_supply'],
    },
  ],
  open: '/administration/supply',
  mobile: { title: 'material_id.name', lines: ['material_id.packaging', 'on_hand', 'days_of_cover', 'state'] },
  rowTone: [
    { when: (c: Logic<MaterialStock>) => c.record.state === 'out', tone: 'danger' },
    { when: (c: Logic<MaterialStock>) => c.record.state === 'low', tone: 'warning' },
  ],
  emptyText: 'screen.administration/supply.empty',
  live: true,
});

export default function SupplyList() {
  return <ListScreen list={list} />;
}
