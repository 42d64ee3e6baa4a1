// Generated from schemas/orders/order.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { OrderCancelForm } from './order-cancel.form.gen.ts';
import type { OrderHoldForm } from './order-hold.form.gen.ts';
import type { Order } from './order.entity.gen.ts';

export const orderWorkflow: WorkflowModel = {
  entity: 'order',
  field: 'status',
  initial: [{ when: (c: Logic<Order>) => c.record.invoice_only === true, to: -50 }, { to: -100 }],
  states: [
    { key: 'created', value: -100, tone: 'neutral' },
    { key: 'invoice_only', value: -50, tone: 'neutral' },
    { key: 'canceled', value: 0, tone: 'danger', final: true, readOnly: true },
    { key: 'out_of_stock', value: 20, tone: 'warning' },
    { key: 'waiting_delivery_id', value: 35, tone: 'info' },
    { key: 'ready_to_pick', value: 40, tone: 'info' },
    { key: 'processing', value: 60, tone: 'progress' },
    { key: 'picked', value: 100, tone: 'progress' },
    { key: 'packed', value: 160, tone: 'progress' },
    { key: 'handed_over', value: 200, tone: 'success', readOnly: true },
    { key: 'return_received', value: 220, tone: 'warning', readOnly: true },
    { key: 'restocked', value: 240, tone: 'neutral', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'allocate', from: [-100, 20], to: 35,
      instead: [
        {
          when: (c: Logic<Order>) => (c.record.lines ?? []).some((row) => row.missing != null && row.missing > 0),
          to: 20,
        },
        {
          when: (c: Logic<Order>) => c.record.delivery_order_id != null || c.record.delivery_company === 'self',
          to: 40,
        },
      ],
      permissions: ['order_manager'],
      guard: (c: Logic<Order>) => c.record.warehouse_id != null,
      guardMessage: 'rule.order.needs_warehouse', success: 'messages.order_allocated', tone: 'success', bulk: true,
    },
    { key: 'wait_tracking', from: [-100], to: 35, permissions: ['order_manager'], bulk: true },
    {
      key: 'make_ready', from: [-100, 35], to: 40, permissions: ['order_manager'],
      guard: (c: Logic<Order>) => c.record.delivery_order_id != null || c.record.delivery_company === 'self',
      guardMessage: 'rule.order.needs_tracking', tone: 'success', bulk: true,
    },
    {
      key: 'mark_out_of_stock', from: [-100, 35, 60], to: 20, permissions: ['order_manager'], tone: 'warning',
      effects: ['orders/release_stock'], notify: { key: 'order_out_of_stock', params: ['customer_order_id'] },
    },
    {
      key: 'start_picking', from: [40], to: 60, permissions: ['order_manager'],
      guard: (c: Logic<Order>) => c.record.is_pending !== true && c.record.hold_until == null,
      set: {
        picker_id: (c: Logic<Order>) => c.user.id,
        picks_alone: (c: Logic<Order>) => c.user.permissions.includes('prevent_pickup_multiple'),
      },
      guardMessage: 'rule.order.held_or_pending', bulk: true,
    },
    { key: 'release_basket', from: [60], to: 40, permissions: ['order_manager'] },
    { key: 'finish_picking', from: [60], to: 100, permissions: ['order_manager'] },
    {
      key: 'reopen_picking', from: [100], to: 60, permissions: ['order_cancel_and_change'],
      set: {
        picker_id: (c: Logic<Order>) => c.user.id,
        picks_alone: (c: Logic<Order>) => c.user.permissions.includes('prevent_pickup_multiple'),
      },
    },
    { key: 'pack', from: [100], to: 160, permissions: ['order_manager'] },
    { key: 'unpack', from: [160], to: 100, permissions: ['order_cancel_and_change'] },
    {
      key: 'hand_over', from: [160], to: 200, permissions: ['order_manager'], tone: 'success',
      effects: ['orders/hand_over_stock'], bulk: true,
    },
    { key: 'receive_return', from: [200], to: 220, permissions: ['order_manager'] },
    { key: 'restock', from: [220], to: 240, permissions: ['order_manager'], effects: ['orders/take_back_stock'] },
    {
      key: 'hold', from: [-100, 20, 35, 40], to: null, permissions: ['order_manager'],
      set: {
        hold_until: (c: Logic<Order, Row, OrderHoldForm>) =>
          c.input.hold_for != null ? new Date(Date.parse(c.now) + Math.max(-52560000, Math.min(52560000, c.input.hold_for)) * 60000).toISOString() : null,
        hold_reason: (c: Logic<Order, Row, OrderHoldForm>) => c.input.hold_reason,
      },
      form: 'order-hold', tone: 'warning', bulk: true,
    },
    {
      key: 'release_hold', from: [-100, 20, 35, 40], to: null, permissions: ['order_manager'],
      guard: (c: Logic<Order>) => c.record.hold_until != null,
      set: { hold_until: () => null, hold_reason: () => null }, guardMessage: 'rule.order.not_held', bulk: true,
    },
    {
      key: 'cancel', from: [-100, -50, 20, 35, 40, 60, 100, 160], to: 0, permissions: ['order_cancel_and_change'],
      set: { cancel_reason: (c: Logic<Order, Row, OrderCancelForm>) => c.input.cancel_reason }, form: 'order-cancel',
      success: 'messages.order_canceled', tone: 'danger', effects: ['orders/release_stock'],
      notify: { key: 'order_canceled', params: ['customer_order_id'] }, bulk: true,
    },
  ],
  timers: [{ transition: 'release_hold', from: [-100, 20, 35, 40], at: 'hold_until' }],
};
