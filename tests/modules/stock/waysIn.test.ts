import { expect, it } from 'vitest';
import { orderWorkflow } from '#generated/orders/order.workflow.gen.ts';

/** States in which an order holds stock. */
const HOLDING: readonly unknown[] = [35, 40, 60, 100, 160];

it('the only ways into a state that holds stock are to be allocated, and back from a handover, which reserves anew', () => {
  const into = orderWorkflow.transitions.filter(
    ({ from, to, instead = [] }) =>
      [to, ...instead.map((other) => other.to)].some((state) => HOLDING.includes(state)) &&
      from.some((state) => !HOLDING.includes(state)),
  );
  expect(into.map(({ key }) => key)).toEqual(['allocate', 'undo_handover']);
});
