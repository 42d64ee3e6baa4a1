// Generated from schemas/orders/market-order.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { MarketCreateForm } from './market-create.form.gen.ts';
import type { MarketOrder } from './market-order.entity.gen.ts';

export const marketOrderWorkflow: WorkflowModel = {
  entity: 'market_order',
  field: 'state',
  initial: [{ to: 'new' }],
  states: [
    { key: 'new', value: 'new', tone: 'info' },
    { key: 'error', value: 'error', tone: 'danger' },
    { key: 'created', value: 'created', tone: 'success' },
    { key: 'ignored', value: 'ignored', tone: 'neutral' },
  ],
  transitions: [
    {
      key: 'retry', from: ['new', 'error', 'ignored'], to: 'new', permissions: ['order_create_e_market'],
      guard: (c: Logic<MarketOrder>) => c.record.order_id == null,
      guardMessage: 'rule.market_order.has_order', tone: 'success', effects: ['orders/take_again'], bulk: true,
    },
    {
      key: 'create_orders', from: ['new', 'error'], to: 'new', permissions: ['order_create_e_market'],
      guard: (c: Logic<MarketOrder, Row, MarketCreateForm>) => c.record.order_id == null,
      guardMessage: 'rule.market_order.has_order', form: 'market-create', tone: 'success',
      effects: ['orders/take_again'], bulk: true,
    },
    {
      key: 'ignore', from: ['new', 'error'], to: 'ignored', permissions: ['order_create_e_market'],
      note: { minLength: 3 }, bulk: true,
    },
    {
      key: 'note_order', from: ['new', 'error'], to: 'created', permissions: [],
      guard: (c: Logic<MarketOrder>) => c.record.order_id != null,
      guardMessage: 'rule.market_order.has_no_order', automatic: true,
    },
    {
      key: 'note_problem', from: ['new'], to: 'error', permissions: [],
      guard: (c: Logic<MarketOrder>) => c.record.problem != null,
      guardMessage: 'rule.market_order.has_no_problem', automatic: true,
    },
  ],
};
