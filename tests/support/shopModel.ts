import type { EnumModel } from '#contract/enum.ts';
import type {
  EntityModel,
  FieldModel,
  ListColumnModel,
  ListFilterModel,
  ListModel,
  ServerModel,
} from '#contract/model.ts';

/*
 * A small shop by hand: orders with lines, warehouses, staff. It has one of everything that the list kit
 * distinguishes: hidden fields, child rows, references, row rules, masked digits, computed fields, fixed filters.
 */

export const shopStatus = {
  name: 'shop_status',
  type: 'integer',
  values: [
    { value: -100, key: 'created', tone: 'neutral' },
    { value: 40, key: 'ready', tone: 'info' },
    { value: 80, key: 'picked', tone: 'success' },
  ],
} as const satisfies EnumModel;

/** Sees prices. */
export const PRICE = 'shop_price';
/** Opens the list of orders. */
export const MANAGER = 'shop_manager';
/** Sees whole phone numbers. */
export const PHONES = 'shop_phones';
/** Takes something away. */
export const RESTRICTED = 'shop_restricted';

const ENTITY = {
  module: 'shop',
  owner: 'customer',
  display: ['#', { field: 'id' }],
  search: [],
  unique: [],
  index: [],
  access: { read: [MANAGER], create: [MANAGER], update: [MANAGER], delete: null },
  lookup: [MANAGER],
  rules: [],
  audit: false,
  softDelete: true,
  live: false,
} as const satisfies Partial<EntityModel>;

const stamps = [
  { name: 'created_at', type: 'date_time', json: 'string', readOnly: true },
  { name: 'updated_at', type: 'date_time', json: 'string', readOnly: true },
] as const satisfies readonly FieldModel[];

const codeName = {
  name: 'code_name',
  type: 'code',
  json: 'string',
  required: true,
  key: true,
} as const satisfies FieldModel;
const rent = { name: 'rent', type: 'money', json: 'integer' } as const satisfies FieldModel;

export const warehouse: EntityModel = {
  ...ENTITY,
  name: 'shop_warehouse',
  table: 'shop_warehouse',
  fields: [
    codeName,
    { name: 'name', type: 'text', json: 'string', key: true, ordered: true },
    rent,
    ...stamps,
  ],
  display: [{ field: 'code_name' }, ' – ', { field: 'name' }],
  search: ['code_name', 'name'],
  access: { ...ENTITY.access, read: ['shop_warehouse_manager'] },
  lookup: [MANAGER, 'shop_warehouse_manager'],
};

export const line: EntityModel = {
  ...ENTITY,
  name: 'shop_line',
  table: 'shop_line',
  softDelete: false,
  lookup: null,
  parent: { entity: 'shop_order', foreignKey: 'order_id', field: 'lines' },
  fields: [
    { name: 'sku', type: 'code', json: 'string', required: true, key: true },
    { name: 'quantity', type: 'integer', json: 'integer', required: true },
    { name: 'unit_price', type: 'money', json: 'integer', read: [PRICE] },
  ],
};

const orderFields = {
  code: { name: 'code', type: 'code', json: 'string', required: true, key: true },
  status: { name: 'status', type: 'enum', json: 'integer', required: true, readOnly: true, enum: shopStatus },
  receiver_name: { name: 'receiver_name', type: 'text', json: 'string', key: true, ordered: true },
  receiver_phone: {
    name: 'receiver_phone',
    type: 'phone',
    json: 'string',
    key: true,
    mask: { for: [PHONES] },
  },
  warehouse_id: {
    name: 'warehouse_id',
    type: 'reference',
    json: 'integer',
    reference: { entity: 'shop_warehouse', onDelete: 'restrict', where: { name: 'Kho chính' } },
  },
  cod_amount: { name: 'cod_amount', type: 'money', json: 'integer', read: [PRICE] },
  quantity: { name: 'quantity', type: 'integer', json: 'integer' },
  is_pending: { name: 'is_pending', type: 'boolean', json: 'boolean' },
  due_on: { name: 'due_on', type: 'date', json: 'string' },
  tags: { name: 'tags', type: 'tags', json: 'array' },
  secret_note: { name: 'secret_note', type: 'text', json: 'string', read: [PRICE], key: true },
  password: { name: 'password', type: 'password', json: 'string', writeOnly: true },
  double: {
    name: 'double',
    type: 'integer',
    json: 'integer',
    readOnly: true,
    compute: { stored: false, value: () => 0 },
  },
  lines: {
    name: 'lines',
    type: 'rows',
    json: 'array',
    rows: { entity: 'shop_line', foreignKey: 'order_id' },
  },
  created_by: {
    name: 'created_by',
    type: 'reference',
    json: 'integer',
    readOnly: true,
    reference: { entity: 'shop_person', onDelete: 'clear' },
  },
} as const satisfies Record<string, FieldModel>;

export const order: EntityModel = {
  ...ENTITY,
  name: 'shop_order',
  table: 'shop_order',
  fields: [...Object.values(orderFields), ...stamps],
  computeSql: { double: { text: 't."quantity" * 2', params: [] } },
  display: [{ field: 'code' }],
  search: ['code', 'receiver_name', 'receiver_phone'],
  index: [['created_at'], ['code']],
  visibleRows: {
    sql: {
      text: 't."warehouse_id" IS NULL OR t."warehouse_id" = ANY({user.warehouses}::int8[])',
      params: ['user.warehouses'],
    },
    check: () => true,
  },
};

export const person: EntityModel = {
  ...ENTITY,
  name: 'shop_person',
  table: 'shop_person',
  fields: [{ name: 'username', type: 'text', json: 'string', required: true, key: true, ordered: true }],
  display: [{ field: 'username' }],
  search: ['username'],
  access: { ...ENTITY.access, read: null },
};

type Part = Pick<ListColumnModel, 'key' | 'type'> & Partial<Pick<ListColumnModel, 'steps' | 'leaf'>>;

function column(part: Part, extra: Partial<ListColumnModel> = {}): ListColumnModel {
  const defaults = {
    show: 'default',
    sort: true,
    sum: false,
    export: true,
  } as const;
  return { steps: [], leaf: part.key, label: `shop_order.${part.key}`, ...part, ...defaults, ...extra };
}

function filter(
  part: Part,
  kind: ListFilterModel['kind'],
  extra: Partial<ListFilterModel> = {},
): ListFilterModel {
  return { steps: [], leaf: part.key, label: `shop_order.${part.key}`, ...part, kind, ...extra };
}

const toWarehouse = [{ field: 'warehouse_id', kind: 'reference', entity: 'shop_warehouse' }] as const;
const toLines = [{ field: 'lines', kind: 'rows', entity: 'shop_line' }] as const;

export const orderList: ListModel = {
  screen: 'shop/orders',
  route: '/shop/orders',
  module: 'shop',
  entity: 'shop_order',
  permissions: [MANAGER],
  urls: { list: '/shop-order-list', count: '/shop-order-count', download: '/shop-order-download' },
  downloadName: 'orders.xlsx',
  columns: [
    column({ key: 'code', type: 'code' }, { show: 'always' }),
    column({ key: 'created_at', type: 'date_time' }),
    column({ key: 'status', type: 'enum' }),
    column({ key: 'receiver_name', type: 'text' }),
    column({ key: 'receiver_phone', type: 'phone' }),
    column({ key: 'warehouse_id', type: 'reference' }),
    column({ key: 'warehouse_id.rent', type: 'money', steps: toWarehouse, leaf: 'rent' }),
    column({ key: 'cod_amount', type: 'money' }, { sum: true }),
    column({ key: 'quantity', type: 'integer' }, { sum: true }),
    column({ key: 'double', type: 'integer' }),
    column({ key: 'due_on', type: 'date' }, { show: 'optional' }),
    column({ key: 'is_pending', type: 'boolean' }, { show: 'optional' }),
    column({ key: 'tags', type: 'tags' }, { show: 'optional', sort: false }),
    column({ key: 'created_by', type: 'reference' }, { show: 'optional' }),
    column({ key: 'secret_note', type: 'text' }, { show: 'optional' }),
    column({ key: 'lines.sku', type: 'code', steps: toLines, leaf: 'sku' }),
    column({ key: 'lines.quantity', type: 'integer', steps: toLines, leaf: 'quantity' }, { sum: true }),
    column({ key: 'lines.unit_price', type: 'money', steps: toLines, leaf: 'unit_price' }, { sum: true }),
  ],
  filters: [
    filter({ key: 'code', type: 'code' }, 'text'),
    filter({ key: 'receiver_name', type: 'text' }, 'text'),
    filter({ key: 'receiver_phone', type: 'phone' }, 'phone'),
    filter({ key: 'created_at', type: 'date_time' }, 'date_range', { maxDays: 90 }),
    filter({ key: 'due_on', type: 'date' }, 'date_range'),
    filter({ key: 'status', type: 'enum' }, 'multi_select'),
    filter({ key: 'warehouse_id', type: 'reference' }, 'reference'),
    filter({ key: 'warehouse_id.code_name', type: 'code', steps: toWarehouse, leaf: 'code_name' }, 'text'),
    filter({ key: 'cod_amount', type: 'money' }, 'number_range'),
    filter({ key: 'quantity', type: 'integer' }, 'number_range'),
    filter({ key: 'is_pending', type: 'boolean' }, 'boolean'),
    filter({ key: 'tags', type: 'tags' }, 'multi_select'),
    filter({ key: 'lines.sku', type: 'code', steps: toLines, leaf: 'sku' }, 'text'),
    filter({ key: 'lines.quantity', type: 'integer', steps: toLines, leaf: 'quantity' }, 'number_range'),
    filter({ key: 'secret_note', type: 'text' }, 'text'),
  ],
  counts: [
    { key: 'ready', where: { status: [40] } },
    { key: 'dear', where: { cod_amount: { from: 1_000_000 } } },
  ],
  viewModes: [
    { key: 'order' },
    {
      key: 'goods',
      rows: 'lines',
      columns: ['code', 'status', 'lines.sku', 'lines.quantity', 'lines.unit_price'],
    },
    { key: 'ready', where: { status: [40] }, badge: 'ready' },
    { key: 'dear', where: { cod_amount: { from: 1_000_000 } }, badge: 'dear' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  pageSize: 20,
};

/** Orders that wait, by a fixed filter; no modes. */
export const pendingList: ListModel = {
  ...orderList,
  screen: 'shop/pending',
  route: '/shop/pending',
  urls: { list: '/shop-pending-list' },
  where: { is_pending: true },
  counts: [],
  viewModes: [],
  sort: { field: 'receiver_name', order: 'ASC' },
};

const permissionOf = (code: string) => ({ code, module: 'shop', group: 'warehouse' });

export const shopModel: ServerModel = {
  entities: [warehouse, order, line, person],
  lists: [orderList, pendingList],
  forms: [],
  enums: [shopStatus],
  permissions: [
    ...[PRICE, MANAGER, PHONES].map(permissionOf),
    { ...permissionOf(RESTRICTED), restricts: true },
  ],
  reports: [],
  imports: [],
  lookups: [],
  callbacks: [],
  prints: [],
  modules: [{ name: 'shop', settings: [] }],
  notifications: [],
  validators: {},
  actions: [],
  code: {},
  messages: {
    vi: {
      'shop_order.code': 'Mã đơn',
      'enum.shop_status.ready': 'Sẵn sàng',
      'enum.shop_status.created': 'Mới tạo',
      'enum.shop_status.picked': 'Đã lấy',
    },
    en: { 'shop_order.code': 'Code', 'enum.shop_status.ready': 'Ready' },
    zh: {},
  },
};
