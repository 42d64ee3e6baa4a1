// Generated from schemas/orders/orders.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const ordersList: ListModel = {
  screen: 'orders/list',
  route: '/orders/list',
  module: 'orders',
  entity: 'order',
  permissions: ['order_manager'],
  urls: { list: '/order-list', count: '/order-count', download: '/order-download' },
  downloadName: 'orders.xlsx',
  columns: [
    {
      key: 'customer_order_id', steps: [], leaf: 'customer_order_id', type: 'code', label: 'order.customer_order_id',
      cell: 'code', show: 'always', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      cell: 'date_time', show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'status', steps: [], leaf: 'status', type: 'enum', label: 'order.status', cell: 'enum', show: 'default',
      sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'receiver_name', steps: [], leaf: 'receiver_name', type: 'text', label: 'order.receiver_name', cell: 'text',
      show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'receiver_phone', steps: [], leaf: 'receiver_phone', type: 'phone', label: 'order.receiver_phone',
      cell: 'phone', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'goods_quantity', steps: [], leaf: 'goods_quantity', type: 'integer', label: 'order.goods_quantity',
      cell: 'number', show: 'default', sort: true, sum: true, footer: true, export: true,
    },
    {
      key: 'cod_amount', steps: [], leaf: 'cod_amount', type: 'money', label: 'order.cod_amount', cell: 'money',
      show: 'default', sort: true, sum: true, footer: true, export: true,
    },
    {
      key: 'delivery_company', steps: [], leaf: 'delivery_company', type: 'enum', label: 'order.delivery_company',
      cell: 'enum', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'delivery_order_id', steps: [], leaf: 'delivery_order_id', type: 'tracking',
      label: 'order.delivery_order_id', cell: 'tracking', show: 'default', sort: false, sum: false, footer: false,
      export: true,
    },
    {
      key: 'delivery_status', steps: [], leaf: 'delivery_status', type: 'enum', label: 'order.delivery_status',
      cell: 'enum', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'receiver_city', steps: [], leaf: 'receiver_city', type: 'text', label: 'order.receiver_city', cell: 'text',
      show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'receiver_address', steps: [], leaf: 'receiver_address', type: 'text', label: 'order.receiver_address',
      cell: 'text', show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'warehouse_id', steps: [], leaf: 'warehouse_id', type: 'reference', label: 'order.warehouse_id',
      cell: 'reference', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'goods_total', steps: [], leaf: 'goods_total', type: 'money', label: 'order.goods_total', cell: 'money',
      show: 'default', sort: true, sum: true, footer: false, export: true,
    },
    {
      key: 'discount', steps: [], leaf: 'discount', type: 'money', label: 'order.discount', cell: 'money',
      show: 'optional', sort: false, sum: true, footer: false, export: true,
    },
    {
      key: 'prepay', steps: [], leaf: 'prepay', type: 'money', label: 'order.prepay', cell: 'money', show: 'optional',
      sort: false, sum: true, footer: false, export: true,
    },
    {
      key: 'delivery_cost', steps: [], leaf: 'delivery_cost', type: 'money', label: 'order.delivery_cost',
      cell: 'money', show: 'default', sort: true, sum: true, footer: false, export: true,
    },
    {
      key: 'insurance_value', steps: [], leaf: 'insurance_value', type: 'money', label: 'order.insurance_value',
      cell: 'money', show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'weight', steps: [], leaf: 'weight', type: 'weight', label: 'order.weight', cell: 'number', show: 'optional',
      sort: true, sum: true, footer: false, export: true,
    },
    {
      key: 'dimensions', steps: [], leaf: 'dimensions', type: 'dimensions', label: 'order.dimensions', cell: 'text',
      show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'source', steps: [], leaf: 'source', type: 'enum', label: 'order.source', cell: 'enum', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'create_method', steps: [], leaf: 'create_method', type: 'enum', label: 'order.create_method', cell: 'enum',
      show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'images', steps: [], leaf: 'images', type: 'images', label: 'order.images', cell: 'gallery', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'is_pending', steps: [], leaf: 'is_pending', type: 'boolean', label: 'order.is_pending', cell: 'boolean',
      show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'hold_until', steps: [], leaf: 'hold_until', type: 'date_time', label: 'order.hold_until', cell: 'date_time',
      show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'note', steps: [], leaf: 'note', type: 'long_text', label: 'order.note', cell: 'text', show: 'optional',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'created_by', steps: [], leaf: 'created_by', type: 'reference', label: 'kit.field.created_by',
      cell: 'reference', show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'sku', type: 'code',
      label: 'order_line.sku', cell: 'code', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'name', type: 'text',
      label: 'order_line.name', cell: 'text', show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'quantity',
      type: 'integer', label: 'order_line.quantity', cell: 'number', show: 'default', sort: false, sum: true,
      footer: false, export: true,
    },
    {
      key: 'lines.missing', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'missing',
      type: 'integer', label: 'order_line.missing', cell: 'number', show: 'default', sort: false, sum: true,
      footer: false, export: true,
    },
    {
      key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'unit_price',
      type: 'money', label: 'order_line.unit_price', cell: 'money', show: 'default', sort: false, sum: false,
      footer: false, export: true,
    },
    {
      key: 'lines.amount', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'amount',
      type: 'money', label: 'order_line.amount', cell: 'money', show: 'default', sort: false, sum: true, footer: false,
      export: true,
    },
  ],
  filters: [
    {
      key: 'customer_order_id', steps: [], leaf: 'customer_order_id', type: 'code', label: 'order.customer_order_id',
      kind: 'text',
    },
    {
      key: 'delivery_order_id', steps: [], leaf: 'delivery_order_id', type: 'tracking',
      label: 'order.delivery_order_id', kind: 'text',
    },
    {
      key: 'receiver_name', steps: [], leaf: 'receiver_name', type: 'text', label: 'order.receiver_name', kind: 'text',
    },
    {
      key: 'receiver_phone', steps: [], leaf: 'receiver_phone', type: 'phone', label: 'order.receiver_phone',
      kind: 'phone',
    },
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      kind: 'date_range', maxDays: 360,
    },
    { key: 'status', steps: [], leaf: 'status', type: 'enum', label: 'order.status', kind: 'multi_select' },
    {
      key: 'delivery_status', steps: [], leaf: 'delivery_status', type: 'enum', label: 'order.delivery_status',
      kind: 'multi_select',
    },
    {
      key: 'delivery_company', steps: [], leaf: 'delivery_company', type: 'enum', label: 'order.delivery_company',
      kind: 'multi_select',
    },
    {
      key: 'warehouse_id', steps: [], leaf: 'warehouse_id', type: 'reference', label: 'order.warehouse_id',
      kind: 'reference',
    },
    { key: 'source', steps: [], leaf: 'source', type: 'enum', label: 'order.source', kind: 'multi_select' },
    {
      key: 'cod_amount', steps: [], leaf: 'cod_amount', type: 'money', label: 'order.cod_amount', kind: 'number_range',
    },
    {
      key: 'goods_quantity', steps: [], leaf: 'goods_quantity', type: 'integer', label: 'order.goods_quantity',
      kind: 'number_range',
    },
    {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'sku', type: 'code',
      label: 'order_line.sku', kind: 'text',
    },
    {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'order_line' }], leaf: 'goods_id',
      type: 'reference', label: 'order_line.goods_id', kind: 'reference',
    },
    { key: 'is_pending', steps: [], leaf: 'is_pending', type: 'boolean', label: 'order.is_pending', kind: 'boolean' },
    {
      key: 'create_method', steps: [], leaf: 'create_method', type: 'enum', label: 'order.create_method',
      kind: 'multi_select',
    },
    {
      key: 'receiver_city', steps: [], leaf: 'receiver_city', type: 'text', label: 'order.receiver_city_typed',
      kind: 'text',
    },
    {
      key: 'receiver_country', steps: [], leaf: 'receiver_country', type: 'enum', label: 'order.receiver_country',
      kind: 'select',
    },
    {
      key: 'address_scheme', steps: [], leaf: 'address_scheme', type: 'enum', label: 'order.address_scheme',
      kind: 'select',
    },
    { key: 'id_city', steps: [], leaf: 'id_city', type: 'reference', label: 'order.id_city', kind: 'reference' },
    { key: 'id_county', steps: [], leaf: 'id_county', type: 'reference', label: 'order.id_county', kind: 'reference' },
    { key: 'id_ward', steps: [], leaf: 'id_ward', type: 'reference', label: 'order.id_ward', kind: 'reference' },
  ],
  counts: [{ key: 'to_pick', where: { status: [40, 60] } }, { key: 'on_hold', where: { is_pending: true } }],
  viewModes: [
    { key: 'order' },
    {
      key: 'goods',
      columns: [
        'customer_order_id', 'created_at', 'status', 'lines.sku', 'lines.name', 'lines.quantity', 'lines.unit_price',
        'lines.amount', 'receiver_name', 'warehouse_id',
      ],
      rows: 'lines',
    },
    { key: 'to_pick', where: { status: [40, 60] }, badge: 'to_pick' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  pageSize: 20,
};
