import { expect } from 'vitest';
import type { Caller } from '../../support/server.ts';

/** The ways of an order from its stock to whoever carries it. */
const WAYS = ['allocate', 'start_picking', 'finish_picking', 'pack', 'hand_over'];

/** The warehouse delivers an order itself: it is picked from there, packed and handed over, or goes as far as one of these ways. */
export async function walkOrder(
  staff: Caller,
  id: number,
  warehouse_id: number,
  until = 'hand_over',
): Promise<void> {
  const path = `/order/${id}`;
  const { version } = (await staff.send('GET', path)).json;
  const told = await staff.send('PUT', path, { version, warehouse_id, delivery_company: 'self' });
  expect(told.status, told.body).toBe(200);
  for (const key of WAYS.slice(0, WAYS.indexOf(until) + 1)) {
    const done = await staff.post(`${path}/${key}`);
    expect(done.status, `${key} ${done.body}`).toBe(200);
  }
}
