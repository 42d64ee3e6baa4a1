// Generated from schemas/warehouse/stock-take.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { StockTakeLine } from './stock-take-line.entity.gen.ts';
import { type StockTakeScope, stockTakeScope } from './stock-take-scope.enum.gen.ts';
import { type StockTakeStatus, stockTakeStatus } from './stock-take-status.enum.gen.ts';

export type StockTake = {
  id: number;
  version: number;
  code: string;
  warehouse_id: number;
  /** Shop whose goods are counted, where it is one. */
  pos_id: number | null;
  /** Whoever counts does not see what should lie there. */
  is_blind: boolean | null;
  /** What is counted: goods that are named, or all that lies on the shelves of a zone, of a category or of the warehouse, as it is when the count begins. */
  scope: StockTakeScope;
  zone: string | null;
  category_id: number | null;
  planned_on: string;
  /** Who counts; somebody else approves. */
  counters: number[] | null;
  status: StockTakeStatus;
  lines: StockTakeLine[];
  line_count: number | null;
  counted_count: number | null;
  surplus: number | null;
  shortage: number | null;
  difference_value: number | null;
  started_at: string | null;
  /** When lines were asked again: what was scanned of these before counts no longer. */
  recounted_at: string | null;
  posted_at: string | null;
  approved_by: number | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const stockTakeFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'KK', per: 'day', digits: 5 },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
    readOnlyIf: (c: Logic<StockTake>) =>
      ['counting', 'counted', 'approved', 'posted', 'canceled'].includes(c.record.status),
  },
  pos_id: { type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'pos', onDelete: 'restrict' } },
  is_blind: {
    type: 'boolean', json: 'boolean', default: true,
    readOnlyIf: (c: Logic<StockTake>) => c.record.status !== 'planned',
  },
  scope: {
    type: 'enum', json: 'string', required: true, default: 'goods', enum: stockTakeScope,
    readOnlyIf: (c: Logic<StockTake>) => c.record.status !== 'planned',
  },
  zone: {
    type: 'text', json: 'string', maxLength: 30, onHide: 'clear',
    visible: (c: Logic<StockTake>) => c.record.scope === 'zone',
    requiredIf: (c: Logic<StockTake>) => c.record.scope === 'zone',
    readOnlyIf: (c: Logic<StockTake>) => c.record.status !== 'planned',
  },
  category_id: {
    type: 'reference', json: 'integer', onHide: 'clear', reference: { entity: 'goods_category', onDelete: 'restrict' },
    visible: (c: Logic<StockTake>) => c.record.scope === 'category',
    requiredIf: (c: Logic<StockTake>) => c.record.scope === 'category',
    readOnlyIf: (c: Logic<StockTake>) => c.record.status !== 'planned',
  },
  planned_on: { type: 'date', json: 'string', required: true, defaultDay: 0 },
  counters: {
    type: 'links', json: 'array',
    links: { entity: 'account', table: 'stock_take__counters', foreignKey: 'stock_take_id', otherKey: 'account_id' },
  },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: stockTakeStatus },
  lines: {
    type: 'rows', json: 'array',
    rows: {
      entity: 'stock_take_line', foreignKey: 'stock_take_id', max: 1000,
      unique: ['goods_id', 'cell_id', 'expired_date'],
    },
    readOnlyIf: (c: Logic<StockTake>) => ['counted', 'approved', 'posted', 'canceled'].includes(c.record.status),
  },
  line_count: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: { stored: true, value: (c: Logic<StockTake>) => (c.record.lines ?? []).length },
  },
  counted_count: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<StockTake>) => (c.record.lines ?? []).filter((row) => row.counted_quantity != null).length,
    },
  },
  surplus: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<StockTake>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.counted_quantity != null && row.system_quantity != null && row.counted_quantity > row.system_quantity ? row.counted_quantity - row.system_quantity : 0), 0),
    },
  },
  shortage: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<StockTake>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.counted_quantity != null && row.system_quantity != null && row.counted_quantity < row.system_quantity ? row.system_quantity - row.counted_quantity : 0), 0),
    },
  },
  difference_value: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    compute: {
      stored: true,
      value: (c: Logic<StockTake>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.counted_quantity != null && row.system_quantity != null && row.unit_cost != null ? (row.counted_quantity - row.system_quantity) * row.unit_cost : 0), 0),
    },
  },
  started_at: { type: 'date_time', json: 'string', readOnly: true },
  recounted_at: { type: 'date_time', json: 'string', readOnly: true },
  posted_at: { type: 'date_time', json: 'string', readOnly: true },
  approved_by: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const stockTakeRules: readonly RuleModel[] = [];

export const stockTakeDisplay = [{ field: 'code' }] as const;
