import { expect } from 'vitest';
import type { Day } from './openDay.ts';
import type { Taken } from './takeOrders.ts';

/** So many pieces are to go to the other warehouse, three in a parcel, with a carrier; the transfer and the orders of its parcels, ready to be picked. */
export async function makeTransfer(
  day: Day,
  goods_id: number,
  quantity: number,
): Promise<{ id: number; parcels: Taken[] }> {
  const id = await day.idOf('/goods_transfer', {
    from_warehouse_id: day.warehouse_id,
    to_warehouse_id: day.other_id,
    split_type: 2,
    split_value: 3,
    delivery_company: 'ghn',
    lines: [{ goods_id, quantity }],
  });
  const path = `/goods_transfer/${id}`;
  await day.done(`${path}/confirm`);
  const { parcels: rows } = (await day.read(path)) as { parcels: { id: number; number: number }[] };
  await day.put(path, {
    parcels: rows.map((row) => ({ id: row.id, delivery_order_id: `NGAY-KIEN-${row.number}` })),
  });
  const { code } = await day.read(path);
  const { rows: made } = await day.list('/order-list', { filters: { transfer_code: code } });
  const parcels = made.map((row) => ({
    id: Number(row['id']),
    code: String(row['customer_order_id']),
    method: Number(row['create_method']),
    status: Number(row['status']),
    goods: Number(row['goods_total']),
    cod: Number(row['cod_amount']),
  }));
  return { id, parcels };
}

/** All of it is counted where it arrives, and its parcels have arrived. */
export async function receiveTransfer(
  day: Day,
  id: number,
  parcels: readonly Pick<Taken, 'id'>[],
): Promise<void> {
  await day.done(`/goods_transfer/${id}/receive_transfer`);
  const [receipt] = await day.ask<{ id: number }>('select id from goods_receipt where transfer_id = $1', [
    id,
  ]);
  const path = `/goods_receipt/${receipt?.id}`;
  const { lines } = (await day.read(path)) as { lines: { id: number; expected_quantity: number }[] };
  await day.put(path, {
    lines: lines.map((line) => ({ id: line.id, received_quantity: line.expected_quantity })),
  });
  for (const key of ['count', 'approve', 'stow', 'close']) await day.done(`${path}/${key}`);
  for (const parcel of parcels)
    expect(await day.read(`/order/${parcel.id}`)).toMatchObject({ status: 200, delivery_status: 400 });
  expect(await day.read(`/goods_transfer/${id}`)).toMatchObject({ status: 'closed', difference: 0 });
}
