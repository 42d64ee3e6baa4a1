// Generated from schemas/warehouse/warehouse-task.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type WorkType, workType } from './work-type.enum.gen.ts';
import { type WorkingShift, workingShift } from './working-shift.enum.gen.ts';

export type WarehouseTask = {
  id: number;
  type: WorkType;
  working_date: string;
  working_shift: WorkingShift;
  account_id: number;
  warehouse_id: number | null;
  sku: string | null;
  quantity: number;
  /** What is paid for it, where pieces are paid. */
  money: number | null;
  /** Tracking code of the order, or its own code. */
  order_tracking_id: string | null;
  /** Code of the receipt, return or stock take. */
  receipt_tracking_id: string | null;
  basket_code: string | null;
  cell_id: number | null;
  /** Of pieces that were counted on a shelf. */
  expired_date: string | null;
  /** The order it was done for. */
  order_id: number | null;
  /** The piece itself, where it has a stamp of its own. */
  uid: string | null;
  /** What the scanning device calls the step: the same one twice counts once. */
  operation: string | null;
  /** The step that this one takes back. */
  undoes_id: number | null;
  /** Time since the same person's work before; none after a pause. */
  seconds: number | null;
  hours: number | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
};

export const warehouseTaskFields = createFields({
  type: { type: 'enum', json: 'integer', required: true, enum: workType },
  working_date: { type: 'date', json: 'string', required: true },
  working_shift: { type: 'enum', json: 'integer', required: true, enum: workingShift },
  account_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  sku: { type: 'code', json: 'string', key: true, maxLength: 50 },
  quantity: { type: 'integer', json: 'integer', required: true, default: 0 },
  money: { type: 'money', json: 'integer' },
  order_tracking_id: { type: 'code', json: 'string', key: true, maxLength: 50 },
  receipt_tracking_id: { type: 'code', json: 'string', key: true, maxLength: 50 },
  basket_code: { type: 'code', json: 'string', key: true, maxLength: 30 },
  cell_id: { type: 'reference', json: 'integer', reference: { entity: 'cell', onDelete: 'restrict' } },
  expired_date: { type: 'date', json: 'string' },
  order_id: { type: 'reference', json: 'integer', reference: { entity: 'order', onDelete: 'restrict' } },
  uid: { type: 'code', json: 'string', maxLength: 50 },
  operation: { type: 'code', json: 'string', maxLength: 40 },
  undoes_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse_task', onDelete: 'restrict' } },
  seconds: { type: 'integer', json: 'integer' },
  hours: {
    type: 'decimal', json: 'number', readOnly: true, scale: 2,
    compute: {
      stored: false,
      value: (c: Logic<WarehouseTask>) =>
        c.record.seconds != null ? Math.floor(c.record.seconds / 3600 * 10000 + 0.5) / 10000 : 0,
    },
  },
  note: { type: 'text', json: 'string', maxLength: 200 },
  ...madeFields,
});

export const warehouseTaskRules: readonly RuleModel[] = [];

export const warehouseTaskDisplay = [{ field: 'sku' }, ' × ', { field: 'quantity' }] as const;
