// Generated from schemas/stock/stock-check.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type StockCheck = {
  id: string;
  goods_id: number;
  warehouse_id: number | null;
  /** What came in less what went out. */
  ledger: number;
  /** What the warehouse says it has. */
  level: number;
  /** What lies on shelves, lots and UIDs together. */
  balance: number;
  reserved: number;
  /** Reservations that are active. */
  held: number;
  ledger_difference: number;
  balance_difference: number;
  reserved_difference: number;
  agrees: boolean;
};

export const stockCheckFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  ledger: { type: 'integer', json: 'integer', required: true },
  level: { type: 'integer', json: 'integer', required: true },
  balance: { type: 'integer', json: 'integer', required: true },
  reserved: { type: 'integer', json: 'integer', required: true },
  held: { type: 'integer', json: 'integer', required: true },
  ledger_difference: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<StockCheck>) =>
        c.record.level != null && c.record.ledger != null ? c.record.level - c.record.ledger : null,
    },
  },
  balance_difference: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<StockCheck>) =>
        c.record.level != null && c.record.balance != null ? c.record.level - c.record.balance : null,
    },
  },
  reserved_difference: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<StockCheck>) =>
        c.record.reserved != null && c.record.held != null ? c.record.reserved - c.record.held : null,
    },
  },
  agrees: {
    type: 'boolean', json: 'boolean', required: true, readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<StockCheck>) =>
        (c.record.level ?? null) === (c.record.ledger ?? null) && (c.record.level ?? null) === (c.record.balance ?? null) && (c.record.reserved ?? null) === (c.record.held ?? null),
    },
  },
});

export const stockCheckRules: readonly RuleModel[] = [];

export const stockCheckDisplay = [{ field: 'goods_id' }] as const;
