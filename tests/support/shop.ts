import type { ServerSession } from '#server/access/ServerSession.ts';
import type { Db } from '#server/db/Db.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';
import { shopModel } from './shopModel.ts';

/** The database of the hand-made shop. */
export const shopShape = toDatabaseShape(shopModel);

const CUSTOMER = {
  id_identity: 1,
  id_country: 1,
  is_active_pos: false,
  sub_full_name: null,
  distributor_name: null,
  company_name: 'Shop',
  dc_id_distributor: null,
  time_zone: 'Asia/Ho_Chi_Minh',
  currency: 'VND',
} as const;

/** A session of company 1 with these codes, as row 1 of its sessions. */
export function shopSession(
  permissions: readonly string[],
  extra: Partial<ServerSession> = {},
): ServerSession {
  return {
    kind: 'session',
    id: 1,
    customer: { id: 1, ...CUSTOMER },
    accountId: 7,
    username: 'staff',
    displayName: 'Staff',
    licenses: {},
    isMain: false,
    mustChangePassword: false,
    settings: {},
    permissions,
    warehouses: [1, 2],
    pos: [],
    node: null,
    nodes: [],
    stamp: 0,
    ...extra,
  };
}

/** Values of one order; what is left out is empty. */
export interface ShopOrder {
  id: number;
  customer_id?: number;
  code?: string;
  status?: number;
  receiver_name?: string | null;
  receiver_phone?: string | null;
  warehouse_id?: number | null;
  cod_amount?: number | null;
  quantity?: number | null;
  is_pending?: boolean | null;
  due_on?: string | null;
  tags?: readonly string[] | null;
  secret_note?: string | null;
  created_at?: string;
  created_by?: number | null;
  deleted_at?: string | null;
  lines?: readonly { id: number; sku: string; quantity: number; unit_price?: number }[];
}

/** Companies, sessions, warehouses and people that every shop has. */
export async function fillShop(db: Db, orders: readonly ShopOrder[]): Promise<void> {
  const owner = db.withoutTenant('seed');
  await owner.script(`
insert into khuon_customer (id, key) values (1, 'one'), (2, 'two');
insert into khuon_session (customer_id, id, account_id, token_hash, idle_expires_at, expires_at)
 values (1, 1, 7, 'one', now() + interval '1 hour', now() + interval '1 hour'), (2, 2, 8, 'two', now() + interval '1 hour', now() + interval '1 hour');
insert into shop_warehouse (customer_id, id, code_name, name, rent) values (1, 1, 'HN', 'Kho chính', 500), (1, 2, 'SG', 'Kho phụ', 900), (1, 3, 'DN', 'Kho ẩn', 100), (2, 1, 'XX', 'Kho lạ', 1);
insert into shop_person (customer_id, id, username) values (1, 7, 'staff'), (2, 8, 'other');`);
  for (const order of orders) await insertOrder(db, order);
}

/** Adds one order with its lines. */
export async function insertOrder(
  db: Db,
  { lines = [], customer_id = 1, ...order }: ShopOrder,
): Promise<void> {
  const values = { customer_id, code: `DH${order.id}`, status: 40, ...order };
  const names = Object.keys(values);
  const places = names.map((_, index) => `$${index + 1}`);
  const owner = db.withoutTenant('seed');
  await owner.query(
    `insert into shop_order (${names.map((name) => `"${name}"`).join(', ')}) values (${places.join(', ')})`,
    Object.values(values),
  );
  for (const line of lines) {
    await owner.query(
      'insert into shop_line (customer_id, order_id, id, sku, quantity, unit_price) values ($1, $2, $3, $4, $5, $6)',
      [customer_id, order.id, line.id, line.sku, line.quantity, line.unit_price ?? null],
    );
  }
}
