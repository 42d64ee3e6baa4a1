// Generated from schemas/pos/shift.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { posShiftCashMoveFields, posShiftCashMoveRules } from './pos-shift-cash-move.entity.gen.ts';
import { posShiftFields, posShiftRules } from './pos-shift.entity.gen.ts';
import { posShiftWorkflow } from './pos-shift.workflow.gen.ts';

export const form = createForm({
  screen: 'pos/shift',
  route: '/pos/shift',
  resource: 'pos_shift',
  title: 'screen.pos/shift.title',
  mode: 'edit',
  permissions: ['pos_order_list', 'pos_order_create_single'],
  create: ['pos_order_create_single'],
  update: ['pos_order_create_single'],
  sections: [
    {
      key: 'main', label: 'screen.pos/shift.section.main', columns: 2,
      inputs: [
        input(posShiftFields.pos_id, { label: 'pos_shift.pos_id', mine: 'pos' }),
        input(posShiftFields.opening_cash, { label: 'pos_shift.opening_cash' }),
        input(posShiftFields.code, { label: 'pos_shift.code' }),
        input(posShiftFields.account_id, { label: 'pos_shift.account_id' }),
        input(posShiftFields.opened_at, { label: 'pos_shift.opened_at' }),
        input(posShiftFields.closed_at, { label: 'pos_shift.closed_at' }),
      ],
    },
    {
      key: 'count', label: 'screen.pos/shift.section.count', columns: 2,
      inputs: [
        input(posShiftFields.counted_cash, { label: 'pos_shift.counted_cash' }),
        input(posShiftFields.difference, { label: 'pos_shift.difference' }),
        input(posShiftFields.difference_reason, { label: 'pos_shift.difference_reason' }),
        input(posShiftFields.notes_500k, { label: 'pos_shift.notes_500k' }),
        input(posShiftFields.notes_200k, { label: 'pos_shift.notes_200k' }),
        input(posShiftFields.notes_100k, { label: 'pos_shift.notes_100k' }),
        input(posShiftFields.notes_50k, { label: 'pos_shift.notes_50k' }),
        input(posShiftFields.notes_20k, { label: 'pos_shift.notes_20k' }),
        input(posShiftFields.notes_10k, { label: 'pos_shift.notes_10k' }),
        input(posShiftFields.notes_5k, { label: 'pos_shift.notes_5k' }),
        input(posShiftFields.notes_2k, { label: 'pos_shift.notes_2k' }),
        input(posShiftFields.notes_1k, { label: 'pos_shift.notes_1k' }),
        input(posShiftFields.small_cash, { label: 'pos_shift.small_cash' }),
      ],
    },
    {
      key: 'cash_moves', label: 'screen.pos/shift.section.cash_moves',
      inputs: [
        input(posShiftFields.cash_moves, {
          label: 'pos_shift.cash_moves',
          rows: [
            input(posShiftCashMoveFields.kind, { label: 'pos_shift_cash_move.kind' }),
            input(posShiftCashMoveFields.amount, { label: 'pos_shift_cash_move.amount' }),
            input(posShiftCashMoveFields.reason, { label: 'pos_shift_cash_move.reason' }),
          ],
        }),
      ],
    },
    {
      key: 'note', label: 'screen.pos/shift.section.note',
      inputs: [
        input(posShiftFields.note, { label: 'pos_shift.note' }),
        input(posShiftFields.review_note, { label: 'pos_shift.review_note' }),
      ],
    },
  ],
  models: {
    pos_shift: {
      name: 'pos_shift', fields: Object.values(posShiftFields), rules: posShiftRules, workflows: [posShiftWorkflow],
    },
    pos_shift_cash_move: {
      name: 'pos_shift_cash_move', fields: Object.values(posShiftCashMoveFields), rules: posShiftCashMoveRules,
      parent: { entity: 'pos_shift', foreignKey: 'shift_id', field: 'cash_moves' },
    },
  },
  workflows: [posShiftWorkflow],
  validate: () => import('#generated/built/pos/pos-shift.validate.gen.js'),
  prefill: ['pos_id'],
  aside: {
    facts: [
      { field: posShiftFields.opening_cash, label: 'pos_shift.opening_cash' },
      { field: posShiftFields.cash_moved, label: 'pos_shift.cash_moved' },
      { field: posShiftFields.difference, label: 'pos_shift.difference' },
    ],
    related: [
      {
        label: 'screen.pos/order-list.title', route: '/pos/order-list', filter: 'shift_id', from: 'id', isChoice: true,
        permissions: ['pos_order_list'],
        list: {
          screen: 'pos/order-list',
          urls: { list: '/pos-sale-list', count: '/pos-sale-count', download: '/pos-sale-download' },
          viewModes: ['bills', 'sales', 'returns', 'voided', 'goods'], where: { pos_id: { mine: 'pos' } },
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function ShiftForm() {
  return <FormScreen form={form} />;
}
