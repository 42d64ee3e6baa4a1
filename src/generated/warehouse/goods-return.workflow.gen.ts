// Generated from schemas/warehouse/goods-return.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { GoodsReturn } from './goods-return.entity.gen.ts';

export const goodsReturnWorkflow: WorkflowModel = {
  entity: 'goods_return',
  field: 'status',
  initial: [{ when: (c: Logic<GoodsReturn>) => c.record.kind === 'supplier', to: 'sent' }, { to: 'received' }],
  states: [
    { key: 'received', value: 'received', tone: 'warning' },
    { key: 'inspected', value: 'inspected', tone: 'progress' },
    { key: 'restocking', value: 'restocking', tone: 'progress' },
    { key: 'restocked', value: 'restocked', tone: 'success', final: true },
    { key: 'sent', value: 'sent', tone: 'info', final: true },
  ],
  transitions: [
    {
      key: 'inspect', from: ['received'], to: 'inspected', permissions: ['goods_return_history'],
      success: 'messages.goods_return_inspected', bulk: true,
    },
    { key: 'reopen', from: ['inspected'], to: 'received', permissions: ['goods_return_history'] },
    {
      key: 'shelve', from: ['inspected'], to: 'restocking', permissions: ['goods_return_history'],
      set: { restocked_by: (c: Logic<GoodsReturn>) => c.user.id },
      effects: ['warehouse/restock_return', 'warehouse/hold_return'],
    },
    {
      key: 'restock', from: ['inspected', 'restocking'], to: 'restocked', permissions: ['goods_return_history'],
      success: 'messages.goods_return_restocked', tone: 'success',
      effects: ['warehouse/restock_return', 'warehouse/hold_return'], bulk: true,
    },
  ],
};
