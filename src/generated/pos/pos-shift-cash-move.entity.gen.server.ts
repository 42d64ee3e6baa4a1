// Generated from schemas/pos/pos-shift-cash-move.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  posShiftCashMoveDisplay,
  posShiftCashMoveFields,
  posShiftCashMoveRules,
} from './pos-shift-cash-move.entity.gen.ts';

export const posShiftCashMoveModel = createEntity({
  name: 'pos_shift_cash_move',
  module: 'pos',
  owner: 'customer',
  fields: Object.values(posShiftCashMoveFields),
  display: posShiftCashMoveDisplay,
  access: { read: ['pos_order_list', 'pos_order_create_single'], create: null, update: null, delete: null },
  lookup: ['pos_order_list', 'pos_order_create_single'],
  rules: posShiftCashMoveRules,
  parent: { entity: 'pos_shift', foreignKey: 'shift_id', field: 'cash_moves' },
});
