// Generated from schemas/goods/goods.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const goodsList: ListModel = {
  screen: 'goods/list',
  route: '/goods/list',
  module: 'goods',
  entity: 'goods',
  permissions: ['goods_manager'],
  urls: { list: '/goods-list', count: '/goods-count', download: '/goods-download' },
  downloadName: 'goods.xlsx',
  columns: [
    {
      key: 'image', steps: [], leaf: 'image', type: 'image', label: 'goods.image', cell: 'image', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'sku', steps: [], leaf: 'sku', type: 'code', label: 'goods.sku', cell: 'code', show: 'always', sort: true,
      sum: false, footer: false, export: true,
    },
    {
      key: 'name', steps: [], leaf: 'name', type: 'text', label: 'goods.name', cell: 'text', show: 'always', sort: true,
      sum: false, footer: false, export: true,
    },
    {
      key: 'barcode', steps: [], leaf: 'barcode', type: 'barcode', label: 'goods.barcode', cell: 'code',
      show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'unit', steps: [], leaf: 'unit', type: 'enum', label: 'goods.unit', cell: 'enum', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'size', steps: [], leaf: 'size', type: 'text', label: 'goods.size', cell: 'text', show: 'optional',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'weight', steps: [], leaf: 'weight', type: 'weight', label: 'goods.weight', cell: 'number', show: 'default',
      sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'dimensions', steps: [], leaf: 'dimensions', type: 'dimensions', label: 'goods.dimensions', cell: 'text',
      show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'retail_price', steps: [], leaf: 'retail_price', type: 'money', label: 'goods.retail_price', cell: 'money',
      show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'wholesale_price', steps: [], leaf: 'wholesale_price', type: 'money', label: 'goods.wholesale_price',
      cell: 'money', show: 'optional', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'listed_price', steps: [], leaf: 'listed_price', type: 'money', label: 'goods.listed_price', cell: 'money',
      show: 'optional', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'cost_price', steps: [], leaf: 'cost_price', type: 'money', label: 'goods.cost_price', cell: 'money',
      show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'origin', steps: [], leaf: 'origin', type: 'text', label: 'goods.origin', cell: 'text', show: 'optional',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'element', steps: [], leaf: 'element', type: 'text', label: 'goods.element', cell: 'text', show: 'optional',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'has_expiry', steps: [], leaf: 'has_expiry', type: 'boolean', label: 'goods.has_expiry', cell: 'boolean',
      show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'images', steps: [], leaf: 'images', type: 'images', label: 'goods.images', cell: 'gallery',
      show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      cell: 'date_time', show: 'optional', sort: true, sum: false, footer: false, export: true,
    },
  ],
  filters: [
    { key: 'sku', steps: [], leaf: 'sku', type: 'code', label: 'goods.sku', kind: 'text' },
    { key: 'barcode', steps: [], leaf: 'barcode', type: 'barcode', label: 'goods.barcode', kind: 'text' },
    { key: 'name', steps: [], leaf: 'name', type: 'text', label: 'goods.name', kind: 'text' },
    { key: 'unit', steps: [], leaf: 'unit', type: 'enum', label: 'goods.unit', kind: 'multi_select' },
    {
      key: 'retail_price', steps: [], leaf: 'retail_price', type: 'money', label: 'goods.retail_price',
      kind: 'number_range',
    },
    { key: 'weight', steps: [], leaf: 'weight', type: 'weight', label: 'goods.weight', kind: 'number_range' },
    { key: 'has_expiry', steps: [], leaf: 'has_expiry', type: 'boolean', label: 'goods.has_expiry', kind: 'boolean' },
    { key: 'origin', steps: [], leaf: 'origin', type: 'text', label: 'goods.origin', kind: 'text' },
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      kind: 'date_range', maxDays: 360,
    },
  ],
  counts: [],
  viewModes: [],
  sort: { field: 'sku', order: 'ASC' },
  pageSize: 20,
};
