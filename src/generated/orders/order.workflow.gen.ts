// Generated from schemas/orders/order.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { OrderCancelForm } from './order-cancel.form.gen.ts';
import type { OrderCarrierForm } from './order-carrier.form.gen.ts';
import type { OrderDeliverForm } from './order-deliver.form.gen.ts';
import type { OrderHoldForm } from './order-hold.form.gen.ts';
import type { OrderReconcileForm } from './order-reconcile.form.gen.ts';
import type { OrderTakeBackForm } from './order-take-back.form.gen.ts';
import type { Order } from './order.entity.gen.ts';

export const orderWorkflow: WorkflowModel = {
  entity: 'order',
  field: 'status',
  initial: [
    {
      when: (c: Logic<Order>) =>
        c.record.create_method === 7 && (c.record.delivery_order_id != null || c.record.delivery_company === 'self'),
      to: 40,
    },
    { when: (c: Logic<Order>) => c.record.create_method === 7, to: 35 },
    { when: (c: Logic<Order>) => c.record.invoice_only === true, to: -50 },
    { to: -100 },
  ],
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
      permissions: ['order_manager', 'pos_order_online_list'],
      guard: (c: Logic<Order>) => c.record.warehouse_id != null,
      guardMessage: 'rule.order.needs_warehouse', success: 'messages.order_allocated', tone: 'success', bulk: true,
    },
    {
      key: 'confirm', from: [-100, 20, 35, 40], to: null, permissions: ['order_manager', 'pos_order_online_list'],
      guard: (c: Logic<Order>) => c.record.is_pending === true,
      set: { is_pending: () => false }, guardMessage: 'rule.order.not_pending', tone: 'success', bulk: true,
    },
    {
      key: 'make_ready', from: [35], to: 40, permissions: ['order_manager', 'pos_order_online_list'],
      guard: (c: Logic<Order>) => c.record.delivery_order_id != null || c.record.delivery_company === 'self',
      guardMessage: 'rule.order.needs_tracking', tone: 'success', bulk: true,
    },
    {
      key: 'change_carrier', from: [35, 40], to: 35,
      instead: [{ when: (c: Logic<Order>) => c.record.delivery_company === 'self', to: 40 }],
      permissions: ['order_cancel_and_change'],
      set: {
        delivery_company: (c: Logic<Order, Row, OrderCarrierForm>) => c.input.delivery_company,
        delivery_order_id: () => null,
      },
      form: 'order-carrier', bulk: true,
    },
    {
      key: 'lose_tracking', from: [40], to: 35,
      instead: [{ when: (c: Logic<Order>) => c.record.delivery_company === 'self', to: 40 }], permissions: [],
      automatic: true,
    },
    {
      key: 'release_stock', from: [35], to: 20, permissions: ['order_manager'], tone: 'warning',
      effects: ['orders/release_stock'], bulk: true,
    },
    {
      key: 'mark_out_of_stock', from: [-100, 35, 60], to: 20, permissions: ['order_manager', 'pos_order_online_list'],
      set: { basket_id: () => null }, tone: 'warning', effects: ['orders/release_stock'],
      notify: { key: 'order_out_of_stock', params: ['customer_order_id'] }, bulk: true,
    },
    {
      key: 'start_picking', from: [40], to: 60, permissions: ['order_manager', 'pos_order_online_list'],
      guard: (c: Logic<Order>) => c.record.is_pending !== true && c.record.hold_until == null,
      set: {
        picker_id: (c: Logic<Order>) => c.user.id,
        picks_alone: (c: Logic<Order>) => c.user.permissions.includes('prevent_pickup_multiple'),
      },
      guardMessage: 'rule.order.held_or_pending', bulk: true,
    },
    {
      key: 'release_basket', from: [60], to: 40, permissions: ['order_manager', 'pos_order_online_list'],
      set: { basket_id: () => null },
    },
    { key: 'finish_picking', from: [60], to: 100, permissions: ['order_manager', 'pos_order_online_list'] },
    {
      key: 'reopen_picking', from: [100], to: 60, permissions: ['order_cancel_and_change'],
      set: {
        picker_id: (c: Logic<Order>) => c.user.id,
        picks_alone: (c: Logic<Order>) => c.user.permissions.includes('prevent_pickup_multiple'),
      },
    },
    {
      key: 'pack', from: [100], to: 160, permissions: ['order_manager', 'pos_order_online_list'],
      set: { basket_id: () => null },
    },
    {
      key: 'prepare', from: [40, 60, 100], to: 160, permissions: ['pos_order_online_list'],
      guard: (c: Logic<Order>) =>
        c.record.pos_id != null && c.record.is_pending !== true && c.record.hold_until == null,
      set: {
        basket_id: () => null,
        picker_id: (c: Logic<Order>) => c.record.picker_id == null ? c.user.id : c.record.picker_id,
      },
      guardMessage: 'rule.order.not_to_prepare', success: 'messages.order_prepared', tone: 'success', bulk: true,
    },
    { key: 'unpack', from: [160], to: 100, permissions: ['order_cancel_and_change'] },
    {
      key: 'hand_over', from: [160], to: 200, permissions: ['order_manager', 'pos_order_online_list'],
      set: {
        handed_over_at: (c: Logic<Order>) => c.record.handover_id == null ? c.now : null,
        delivery_status: (c: Logic<Order>) =>
          c.record.delivery_company === 'self' && c.record.delivery_status == null && c.record.create_method !== 7 ? 999 : c.record.delivery_status,
      },
      tone: 'success', effects: ['orders/hand_over_stock'], bulk: true,
    },
    {
      key: 'undo_handover', from: [200], to: 160, permissions: ['order_manager'],
      guard: (c: Logic<Order>) => c.record.handover_id != null && c.record.handed_over_at == null,
      set: {
        handover_id: () => null,
        delivery_status: (c: Logic<Order>) => c.record.delivery_status === 999 ? null : c.record.delivery_status,
      },
      guardMessage: 'rule.order.handover_closed', tone: 'warning', effects: ['orders/undo_handover_stock'],
    },
    {
      key: 'sign_handover', from: [200], to: null, permissions: [],
      guard: (c: Logic<Order>) => c.record.handover_id != null && c.record.handed_over_at == null,
      set: { handed_over_at: (c: Logic<Order>) => c.now }, guardMessage: 'rule.order.handover_closed', automatic: true,
    },
    {
      key: 'redeliver', from: [200], to: null, permissions: ['order_manager'],
      guard: (c: Logic<Order>) => c.record.delivery_status != null && [225, 275].includes(c.record.delivery_status),
      set: { delivery_status: () => 200 }, guardMessage: 'rule.order.not_undelivered', note: { minLength: 3 },
      bulk: true,
    },
    {
      key: 'send_back', from: [200], to: null, permissions: ['order_manager'],
      guard: (c: Logic<Order>) => c.record.delivery_status === 225,
      set: { delivery_status: () => 275 }, guardMessage: 'rule.order.not_undelivered', note: { minLength: 3 },
      bulk: true,
    },
    {
      key: 'reconcile', from: [200], to: null, permissions: ['order_cancel_and_change'],
      guard: (c: Logic<Order, Row, OrderReconcileForm>) => c.record.delivery_status === 250,
      set: {
        delivery_status: () => 400,
        cod_received: (c: Logic<Order, Row, OrderReconcileForm>) => c.input.cod_received,
        delivery_cost: (c: Logic<Order, Row, OrderReconcileForm>) => c.input.delivery_cost,
        reconciled_at: (c: Logic<Order, Row, OrderReconcileForm>) => c.now,
      },
      guardMessage: 'rule.order.not_delivered', form: 'order-reconcile', tone: 'success', bulk: true,
    },
    {
      key: 'deliver', from: [200], to: null, permissions: ['order_manager', 'pos_order_online_list'],
      guard: (c: Logic<Order, Row, OrderDeliverForm>) =>
        c.record.delivery_company === 'self' && c.record.create_method !== 7 && (c.record.delivery_status == null || c.record.delivery_status === 999),
      set: {
        delivery_status: () => 400,
        cod_received: (c: Logic<Order, Row, OrderDeliverForm>) =>
          c.input.cod_received != null ? c.input.cod_received : c.record.cod_amount == null ? 0 : c.record.cod_amount,
        received_method: (c: Logic<Order, Row, OrderDeliverForm>) => c.input.received_method,
        received_code: (c: Logic<Order, Row, OrderDeliverForm>) => c.input.received_code,
        received_from: (c: Logic<Order, Row, OrderDeliverForm>) => c.input.received_from,
        received_note: (c: Logic<Order, Row, OrderDeliverForm>) => c.input.received_note,
        reconciled_at: (c: Logic<Order, Row, OrderDeliverForm>) => c.now,
      },
      guardMessage: 'rule.order.not_own_delivery', form: 'order-deliver', success: 'messages.order_delivered',
      tone: 'success', bulk: true,
    },
    {
      key: 'take_back', from: [200], to: null, permissions: ['pos_order_online_list'],
      guard: (c: Logic<Order, Row, OrderTakeBackForm>) => c.record.pos_id != null && c.record.create_method !== 7,
      guardMessage: 'rule.order.not_of_counter', form: 'order-take-back', begins: '/order-with-buyer',
      success: 'messages.order_taken_back', tone: 'warning', bulk: true,
    },
    {
      key: 'receive_return', from: [200], to: 220, permissions: ['order_manager'],
      guard: (c: Logic<Order>) => c.record.create_method !== 7,
      guardMessage: 'rule.order.parcel_of_transfer',
    },
    {
      key: 'restock', from: [220], to: 240, permissions: ['order_manager', 'pos_order_online_list'],
      effects: ['orders/take_back_stock'],
    },
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
      set: { cancel_reason: (c: Logic<Order, Row, OrderCancelForm>) => c.input.cancel_reason, basket_id: () => null },
      form: 'order-cancel', success: 'messages.order_canceled', tone: 'danger', effects: ['orders/release_stock'],
      notify: { key: 'order_canceled', params: ['customer_order_id'] }, bulk: true,
    },
  ],
  timers: [{ transition: 'release_hold', from: [-100, 20, 35, 40], at: 'hold_until' }],
};
