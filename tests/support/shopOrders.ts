import type { ShopOrder } from './shop.ts';

const NAMES = ['Đặng Thị Hồng', 'Ân', 'an', 'Đào', 'zeta', 'Nguyễn Văn 100%', null] as const;
const STATES = [-100, 40, 80] as const;

/** Orders of company 1 whose values repeat, are empty and tie, always the same ones. */
export function makeOrders(count: number): ShopOrder[] {
  return Array.from({ length: count }, (_, index) => makeOrder(index + 1));
}

function makeOrder(id: number): ShopOrder {
  const minutes = ((id * 37) % 23) * 613;
  return {
    id,
    code: `DH${(id * 7) % 10}-${id}`,
    status: STATES[id % 3],
    receiver_name: NAMES[id % 7],
    receiver_phone: id % 4 === 0 ? null : `09${String(10_000_000 + id)}`,
    warehouse_id: id % 5 === 0 ? null : 1 + (id % 2),
    cod_amount: id % 6 === 0 ? null : ((id * 13) % 7) * 500_000,
    quantity: id % 9,
    is_pending: id % 3 === 0 ? null : id % 2 === 0,
    due_on: id % 4 === 1 ? null : `2026-02-${String(1 + (id % 20)).padStart(2, '0')}`,
    tags: id % 2 === 0 ? ['gấp', 'lạ'] : null,
    secret_note: `bí mật ${id}`,
    created_at: new Date(Date.UTC(2026, 1, 1) + minutes * 60_000).toISOString(),
    created_by: 7,
    lines: Array.from({ length: id % 3 }, (_, line) => ({
      id: id * 10 + line,
      sku: `SKU${(id + line) % 4}`,
      quantity: line + 1,
      unit_price: 1_000,
    })),
  };
}
