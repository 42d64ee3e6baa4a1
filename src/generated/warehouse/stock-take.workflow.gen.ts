// Generated from schemas/warehouse/stock-take.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { StockTake } from './stock-take.entity.gen.ts';

export const stockTakeWorkflow: WorkflowModel = {
  entity: 'stock_take',
  field: 'status',
  initial: [{ to: 'planned' }],
  states: [
    { key: 'planned', value: 'planned', tone: 'neutral' },
    { key: 'counting', value: 'counting', tone: 'progress' },
    { key: 'counted', value: 'counted', tone: 'warning' },
    { key: 'approved', value: 'approved', tone: 'info' },
    { key: 'posted', value: 'posted', tone: 'success', final: true, readOnly: true },
    { key: 'canceled', value: 'canceled', tone: 'danger', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'start', from: ['planned'], to: 'counting', permissions: ['goods_manager', 'pos_goods_manager'],
      set: { started_at: (c: Logic<StockTake>) => c.now }, success: 'messages.stock_take_started',
    },
    {
      key: 'finish', from: ['counting'], to: 'counted', permissions: ['goods_manager', 'pos_goods_manager'],
      form: 'stock-take-finish', tone: 'success',
    },
    {
      key: 'recount', from: ['counted'], to: 'counting', permissions: ['goods_manager', 'pos_goods_manager'],
      set: { recounted_at: (c: Logic<StockTake>) => c.now }, tone: 'warning',
    },
    {
      key: 'approve', from: ['counted'], to: 'approved', permissions: ['goods_manager'],
      guard: (c: Logic<StockTake>) => c.record.counters == null || !c.record.counters.includes(c.user.id),
      set: { approved_by: (c: Logic<StockTake>) => c.user.id }, guardMessage: 'rule.stock_take.own_count',
      tone: 'success',
    },
    {
      key: 'post', from: ['approved'], to: 'posted', permissions: ['goods_manager'],
      set: { posted_at: (c: Logic<StockTake>) => c.now }, success: 'messages.stock_take_posted', tone: 'success',
      effects: ['warehouse/post_stock_take'],
    },
    {
      key: 'cancel', from: ['planned', 'counting', 'counted', 'approved'], to: 'canceled',
      permissions: ['goods_manager', 'pos_goods_manager'], note: { minLength: 5 }, question: 'messages.confirm_cancel',
      tone: 'danger',
    },
  ],
};
