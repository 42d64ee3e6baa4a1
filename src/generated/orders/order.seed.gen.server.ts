// Generated from schemas/orders/order.seed.json. Edit that file and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const orderSeed: SeedModel = {
  entity: 'order',
  option: 'orders',
  count: { demo: 5000, other: 40 },
  fields: {
    customer_order_id: { sequence: { prefix: 'DH', digits: 7, from: 1 } }, created_at: { ago: [0, 180] },
    create_method: { weighted: [[1, 40], [2, 20], [6, 25], [9, 10], [10, 5]] },
    source: { weighted: [[1, 40], [2, 15], [5, 25], [null, 20]] },
    status: {
      weighted: [
        [-100, 6],
        [0, 6],
        [20, 3],
        [35, 5],
        [40, 8],
        [60, 4],
        [100, 3],
        [160, 5],
        [200, 50],
        [220, 4],
        [240, 6],
      ],
    },
    delivery_status: {
      weighted: [[200, 15], [225, 4], [250, 10], [275, 3], [400, 60], [402, 8]], if: { status: [200, 220, 240] },
    },
    warehouse_id: { reference: 'any' }, receiver_name: { name: 'person' }, receiver_phone: { phone: true },
    receiver_country: 1,
    id_city: {
      weighted: [
        [{ const: 1 }, 20],
        [{ const: 79 }, 28],
        [{ const: 48 }, 7],
        [{ const: 31 }, 6],
        [{ const: 92 }, 5],
        [{ const: 75 }, 6],
        [{ const: 24 }, 4],
        [{ const: 38 }, 3],
        [{ const: 40 }, 3],
        [{ const: 1001 }, 4],
        [{ const: 1079 }, 5],
        [{ const: 1074 }, 3],
        [{ reference: 'any' }, 6],
      ],
    },
    address_scheme: { copy: 'id_city.scheme' }, id_county: { reference: 'any', if: { address_scheme: 0 } },
    id_ward: { reference: 'any' }, receiver_city: { copy: 'id_city.name' },
    receiver_district: { copy: 'id_county.name' }, receiver_ward: { copy: 'id_ward.name' },
    receiver_address: { place: 'street' },
    delivery_company: { weighted: [['ghn', 30], ['ghtk', 25], ['viettel_post', 15], ['jt', 15], ['spx', 15]] },
    delivery_order_id: { pattern: 'VN##########', if: { status: [40, 60, 100, 160, 200, 220, 240] } },
    delivery_check_goods: { chance: 0.5 }, delivery_partial: { chance: 0.1 },
    delivery_return_required: { chance: 0.05 }, weight: { int: [100, 8000, 50] },
    delivery_cost: { int: [15000, 65000, 500] }, prepay: { weighted: [[0, 80], [50000, 10], [100000, 10]] },
    discount: { weighted: [[0, 70], [10000, 20], [30000, 10]] }, insurance_value: { int: [0, 2000000, 100000] },
    note: {
      pick: ['Cho xem hàng, không cho thử', 'Gọi trước khi giao', 'Giao giờ hành chính', 'Hàng dễ vỡ, xin nhẹ tay'],
      nullChance: 0.6,
    },
    is_pending: { chance: 0.04, if: { status: [-100, 20, 35, 40] } }, hold_until: null, invoice_only: false,
    publish_invoice: { chance: 0.15 }, invoice_name: { name: 'company', if: { publish_invoice: true } },
    images: { const: [] },
    lines: {
      rows: {
        count: [1, 4],
        fields: {
          goods_id: { reference: 'any' }, quantity: { weighted: [[1, 60], [2, 25], [3, 10], [5, 4], [10, 1]] },
          unit_price: { copy: 'goods_id.retail_price' }, discount: { weighted: [[0, 80], [10000, 15], [20000, 5]] },
        },
      },
    },
    cod_amount: { sum: ['goods_total', 'delivery_cost', '-prepay', '-discount'] },
    tracking: {
      rows: {
        count: [1, 1],
        fields: {
          created_at: { copy: 'parent.created_at' }, at: { after: { field: 'created_at', hours: [4, 30] } },
          delivery_status: 100, text: 'Đã lấy hàng tại kho người gửi', place: { copy: 'parent.receiver_city' },
        },
      },
      if: { status: [220, 240] },
    },
  },
};
