// Generated from schemas/pos/pos-shift.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type PosShift, posShiftDisplay, posShiftFields, posShiftRules } from './pos-shift.entity.gen.ts';
import { posShiftWorkflow } from './pos-shift.workflow.gen.ts';

export const posShiftModel = createEntity({
  name: 'pos_shift',
  module: 'pos',
  owner: 'customer',
  fields: Object.values(posShiftFields),
  refillSql: {
    cash_moved: {
      text: "(SELECT COALESCE(sum(CASE WHEN t_cash_moves.\"kind\" = 'in' THEN t_cash_moves.\"amount\" ELSE 0::float8 - t_cash_moves.\"amount\" END), 0) FROM \"pos_shift_cash_move\" t_cash_moves WHERE t_cash_moves.\"shift_id\" = t.\"id\" AND t_cash_moves.\"customer_id\" = t.\"customer_id\" AND t_cash_moves.\"deleted_at\" IS NULL)",
      params: [],
    },
  },
  display: posShiftDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.pos_shift.code_taken' }],
  index: [['pos_id', 'status'], ['status', 'opened_at'], ['opened_at']],
  access: {
    read: ['pos_order_list', 'pos_order_create_single'], create: ['pos_order_create_single'],
    update: ['pos_order_create_single'], delete: null,
  },
  lookup: ['pos_order_list', 'pos_order_create_single'],
  visibleRows: {
    sql: { text: '(t."pos_id" = ANY({user.pos}::int8[]))', params: ['user.pos'] },
    check: (c: Logic<PosShift>) => c.user.pos.includes(c.record.pos_id),
  },
  rules: posShiftRules,
  workflows: [posShiftWorkflow],
  live: true,
});
