// Generated from schemas/pos/pos-shift-close.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';

export type PosShiftCloseForm = {
  notes_500k: number;
  notes_200k: number;
  notes_100k: number;
  notes_50k: number;
  notes_20k: number;
  notes_10k: number;
  notes_5k: number;
  notes_2k: number;
  notes_1k: number;
  /** Coins and notes below 1,000. */
  small_cash: number;
  counted_cash: number | null;
  difference_reason: string | null;
};

export const posShiftCloseFormFields = createFields({
  notes_500k: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 9999, default: 0 },
  notes_200k: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 9999, default: 0 },
  notes_100k: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 9999, default: 0 },
  notes_50k: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 9999, default: 0 },
  notes_20k: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 9999, default: 0 },
  notes_10k: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 9999, default: 0 },
  notes_5k: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 9999, default: 0 },
  notes_2k: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 9999, default: 0 },
  notes_1k: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 9999, default: 0 },
  small_cash: { type: 'money', json: 'integer', required: true, minimum: 0, default: 0 },
  counted_cash: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<PosShiftCloseForm>) =>
        c.record.notes_500k != null && c.record.notes_200k != null && c.record.notes_100k != null && c.record.notes_50k != null && c.record.notes_20k != null && c.record.notes_10k != null && c.record.notes_5k != null && c.record.notes_2k != null && c.record.notes_1k != null && c.record.small_cash != null ? c.record.notes_500k * 500000 + c.record.notes_200k * 200000 + c.record.notes_100k * 100000 + c.record.notes_50k * 50000 + c.record.notes_20k * 20000 + c.record.notes_10k * 10000 + c.record.notes_5k * 5000 + c.record.notes_2k * 2000 + c.record.notes_1k * 1000 + c.record.small_cash : null,
    },
  },
  difference_reason: { type: 'text', json: 'string', maxLength: 200 },
});
