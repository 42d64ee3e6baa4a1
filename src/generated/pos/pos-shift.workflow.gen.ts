// Generated from schemas/pos/pos-shift.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { PosShiftCloseForm } from './pos-shift-close.form.gen.ts';
import type { PosShift } from './pos-shift.entity.gen.ts';

export const posShiftWorkflow: WorkflowModel = {
  entity: 'pos_shift',
  field: 'status',
  initial: [
    { to: 'open', set: { account_id: (c: Logic<PosShift>) => c.user.id, opened_at: (c: Logic<PosShift>) => c.now } },
  ],
  states: [
    { key: 'open', value: 'open', tone: 'progress' },
    { key: 'closed', value: 'closed', tone: 'warning', readOnly: true },
    { key: 'reviewed', value: 'reviewed', tone: 'success', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'close', from: ['open'], to: 'closed', permissions: ['pos_order_create_single'],
      set: {
        notes_500k: (c: Logic<PosShift, Row, PosShiftCloseForm>) => c.input.notes_500k,
        notes_200k: (c: Logic<PosShift, Row, PosShiftCloseForm>) => c.input.notes_200k,
        notes_100k: (c: Logic<PosShift, Row, PosShiftCloseForm>) => c.input.notes_100k,
        notes_50k: (c: Logic<PosShift, Row, PosShiftCloseForm>) => c.input.notes_50k,
        notes_20k: (c: Logic<PosShift, Row, PosShiftCloseForm>) => c.input.notes_20k,
        notes_10k: (c: Logic<PosShift, Row, PosShiftCloseForm>) => c.input.notes_10k,
        notes_5k: (c: Logic<PosShift, Row, PosShiftCloseForm>) => c.input.notes_5k,
        notes_2k: (c: Logic<PosShift, Row, PosShiftCloseForm>) => c.input.notes_2k,
        notes_1k: (c: Logic<PosShift, Row, PosShiftCloseForm>) => c.input.notes_1k,
        small_cash: (c: Logic<PosShift, Row, PosShiftCloseForm>) => c.input.small_cash,
        counted_cash: (c: Logic<PosShift, Row, PosShiftCloseForm>) => c.input.counted_cash,
        difference_reason: (c: Logic<PosShift, Row, PosShiftCloseForm>) => c.input.difference_reason,
        closed_at: (c: Logic<PosShift, Row, PosShiftCloseForm>) => c.now,
      },
      form: 'pos-shift-close', success: 'messages.shift_closed', tone: 'success',
    },
    {
      key: 'review', from: ['closed'], to: 'reviewed', permissions: ['pos_order_list'],
      question: 'messages.confirm_shift_review', sum: { of: 'difference' }, tone: 'success',
    },
  ],
};
