/* What the demo's records lack for transitions, and which transitions no record makes in the test of workflows. */

/** What is typed into a dialog where samples would be refused: codes of stamps that no piece has. */
export const TYPED: Readonly<Record<string, Record<string, unknown>>> = {
  'combo_assembly.finish': { uids: null },
};

/** What a record must have for a guard that those of the demo do not pass as they are. */
export const READY: Readonly<Record<string, Record<string, string | number | null>>> = {
  'consignment.note_release': { released_quantity: 1 },
  'dc_order.take': { created_by: 2 },
  'dc_order.give_back': { approver_id: 1 },
  // Of one that buys from another distributor the company asks for no credit.
  'dc_order.approve': { approver_id: 1, level: 2 },
  'dc_order.reject': { approver_id: 1 },
  'dc_order.resubmit': { created_by: 1 },
  'find_goods.report_found': { found: 0, missing: 1 },
  'find_goods.resume': { instruction: 1 },
  'invoice.accept': { number: '00009999' },
  'invoice.correct': { handling: 1 },
  'invoice.issue': { handling: 1 },
  'invoice.not_issue': { handling: 1 },
  'invoice.reject': { last_error: 'Sai mã số thuế' },
  'invoice.reopen': { handling: 3 },
  'exchange_rate.approve': { approver_id: 1 },
  'exchange_rate.reject': { approver_id: 1 },
  'exchange_rate.resubmit': { created_by: 1 },
  'handover.sign': { images: '{signed.jpg}', delivery_company: 'ninja_van' },
  'goods_receipt.confirm': { pos_id: 1 },
  'goods_receipt.cancel': { received_quantity: 0 },
  'goods_transfer.note_received': { received_at: '2026-01-05T03:00:00Z' },
  'goods_transfer.note_sent': { parcel_count: 1 },
  'goods_transfer.note_not_sent': { parcel_count: 1 },
  'lead.complete': { name: 'Lan', address: '12 Láng Hạ', ward: 'Phường Láng' },
  'lead.free_goods': { hold_stock: 'true' },
  'lead.give_up': { status: 40 },
  'lead.phone_fixed': { wrong_phone: '0900000001' },
  'lead.confirm': { name: 'Lan', address: '12 Láng Hạ', phone: '0912000901' },
  'lead.deposit_missing': { status: 80 },
  'lead.refund': { status: 100, payment_status: 2, order_id: null },
  'lead.to_pool': { cancel_type: null },
  'lead.unreachable': { process_limit: 1, process_count: 1 },
  'market_order.note_order': { order_id: 1 },
  'market_order.note_problem': { problem: 'unmapped' },
  'production_requirement.complete': { finished: 1000 },
  'production_requirement.confirm': { finished: 1 },
  'production_requirement.finish_short': { finished: 1 },
  'production_record.finish': { good: 1 },
  'production_record.join': { team_id: 1 },
  'production_record.confirm': { finished_by: 2 },
  'material_receipt.check': { rolls: 1 },
  'material_receipt.post': { rolls: 1 },
  'time_correction.approve': { approver_id: 1 },
  'time_correction.reject': { approver_id: 1 },
  'time_correction.give_back': { approver_id: 1 },
  'time_correction.resubmit': { created_by: 1 },
  'product_development.approve': { chosen_until: '2099-01-01', chosen_quotation_id: 1, created_by: null },
  'product_development.reject': { created_by: null },
  'product_development.revise': { created_by: 1 },
  'product_development.submit': { created_by: 1, images: '{idea.jpg}' },
  'quotation.send': {
    unit_price: 1000,
    moq: 10,
    lead_time_days: 5,
    valid_until: '2099-01-01',
    currency: 'VND',
  },
  'quotation.reopen': { is_chosen: 'false' },
  'pos_display_request.take': { created_by: null },
  'pos_display_request.approve': { approver_id: 1 },
  'pos_display_request.reject': { approver_id: 1 },
  'pos_display_request.give_back': { approver_id: 1 },
  'pos_display_request.resubmit': { created_by: 1 },
  'order.deliver': { delivery_company: 'self', delivery_status: 999, create_method: 1 },
  // The last one was made of a lead.
  'order.allocate': { warehouse_id: 1 },
  'order.make_ready': { delivery_order_id: 'SPXVN000000001' },
  'order.confirm': { is_pending: 'true' },
  'order.reconcile': { delivery_status: 250 },
  'order.redeliver': { delivery_status: 275 },
  'order.send_back': { delivery_status: 225 },
  'order.sign_handover': { handover_id: 1, handed_over_at: null },
  'order.prepare': { pos_id: 1, warehouse_id: 4, is_pending: 'false', hold_until: null },
  'order.take_back': { pos_id: 1, create_method: 1 },
  'order.undo_handover': { handover_id: 1, handed_over_at: null },
  'pos_sale.void': { paid_at: '2099-01-01T00:00:00Z', shift_id: 1 },
  'present.confirm': { to_at: '2099-01-01T00:00:00Z' },
  'promotion.confirm': { to_at: '2099-01-01T00:00:00Z' },
  'promotion.finish': { to_at: '2026-01-05T03:00:00Z' },
  'promotion.start': { from_at: '2026-01-05T03:00:00Z' },
  'task_request.take': { approver_id: 1, created_by: 2 },
  'task_request.give_back': { approver_id: 1 },
  'task_request.approve': { approver_id: 1 },
  'task_request.reject': { approver_id: 1 },
  'task_request.resubmit': { created_by: 1 },
  'task_request.done': { account_id: 1, done_at: null },
  'time_device.activate': { activated_at: '2026-01-05T03:00:00Z' },
  'work_day.lock_day': { state: 'present' },
  'conversation.send_quote': { has_quote: 'true' },
  'omnichannel_page.renew': { token_expires_at: '2099-01-01T00:00:00Z' },
  'price_request.quote': { valid_until: '2099-01-01', total: 1000 },
  'shop_connection.connect': { expires_at: '2099-01-01T00:00:00Z' },
  'voucher.confirm': { codes: 1, to_at: '2099-01-01T00:00:00Z' },
  'voucher.finish': { to_at: '2026-01-05T03:00:00Z' },
  'voucher.start': { from_at: '2026-01-05T03:00:00Z' },
};

/** What must be so before any transition of an entity is tried. */
export const BEFORE: Readonly<Record<string, string>> = {
  // A leave that was granted before makes days of work, and has been put back to undecided.
  work_day: 'update time_correction set status = 3 where status in (1, 2)',
  // Templates and accounts have been through their own transitions; a code is handed out with a message.
  voucher_code: `with page as (update omnichannel_page set active = true returning id)
update zns_template set active = true, state = 'enabled' where omnichannel_page_id in (select id from page)`,
};

/** Child rows that the last record of an entity must have. */
export const ROWS: Readonly<Record<string, string>> = {
  lead: `insert into lead_line (customer_id, lead_id, goods_id, quantity, unit_price, discount, is_gift)
select l.customer_id, max(l.id), min(g.id), 1, 100000, 0, false from lead l join khuon_customer c on c.id = l.customer_id
join goods g on g.customer_id = c.id where c.key = 'demo' and l.deleted_at is null group by l.customer_id`,
};

/** Transitions that move no record here, and why. One that moves a record has no place here. */
export const WITHOUT: Readonly<Record<string, string>> = {
  'dc_order.approve_over_credit':
    'the distributor of the last order owes less than it may: tests/modules/dc/credit.test.ts',
  'lead.deposit_found': 'the last lead has become an order before: tests/modules/crm.test.ts',
};
