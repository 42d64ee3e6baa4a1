// Generated from schemas/stock/basket.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { Basket } from './basket.entity.gen.ts';

export const basketWorkflow: WorkflowModel = {
  entity: 'basket',
  field: 'status',
  initial: [{ to: 'empty' }],
  states: [
    { key: 'empty', value: 'empty', tone: 'neutral' },
    { key: 'picking', value: 'picking', tone: 'progress' },
    { key: 'full', value: 'full', tone: 'info' },
    { key: 'packing', value: 'packing', tone: 'warning' },
  ],
  transitions: [
    {
      key: 'take', from: ['empty'], to: 'picking', permissions: ['goods_manager', 'order_manager'],
      set: { held_by: (c: Logic<Basket>) => c.user.id },
    },
    { key: 'fill', from: ['picking'], to: 'full', permissions: ['goods_manager', 'order_manager'], bulk: true },
    {
      key: 'pack', from: ['picking', 'full'], to: 'packing', permissions: ['goods_manager', 'order_manager'],
      set: { held_by: (c: Logic<Basket>) => c.user.id },
    },
    {
      key: 'free', from: ['picking', 'full', 'packing'], to: 'empty', permissions: ['goods_manager', 'order_manager'],
      set: { held_by: () => null, goods_id: () => null, expired_date: () => null }, success: 'messages.baskets_freed',
      question: 'messages.confirm_free_basket', tone: 'warning', bulk: true,
    },
  ],
};
