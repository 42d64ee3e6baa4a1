// Generated from schemas/goods/combo.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { ComboItem } from './combo-item.entity.gen.ts';

export type Combo = {
  id: number;
  version: number;
  code: string;
  name: string;
  barcode: string | null;
  /** Packed beforehand: it lies on the shelf as an article of its own. */
  is_physical: boolean;
  /** The article that a combo packed beforehand is on the shelf. */
  goods_id: number | null;
  /** Packed beforehand, that of its article, which prices by day change. */
  retail_price: number;
  image: string | null;
  from_date: string | null;
  to_date: string | null;
  active: boolean;
  item_count: number;
  items_price: number;
  saving: number;
  items: ComboItem[];
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const comboFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 255 },
  barcode: {
    type: 'barcode', json: 'string', key: true, maxLength: 50,
    requiredIf: (c: Logic<Combo>) => c.record.is_physical === true,
  },
  is_physical: {
    type: 'boolean', json: 'boolean', required: true, default: false,
    readOnlyIf: (c: Logic<Combo>) => c.record.id != null,
  },
  goods_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  retail_price: {
    type: 'money', json: 'integer', required: true, minimum: 0,
    readOnlyIf: (c: Logic<Combo>) => c.record.id != null && c.record.is_physical === true,
  },
  image: { type: 'image', json: 'string', maxLength: 200, file: { public: true } },
  from_date: { type: 'date', json: 'string' },
  to_date: { type: 'date', json: 'string' },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  item_count: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<Combo>) => (c.record.items ?? []).reduce((total, row) => total + (row.quantity ?? 0), 0),
    },
  },
  items_price: {
    type: 'money', json: 'integer', required: true, readOnly: true, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<Combo>) => (c.record.items ?? []).reduce((total, row) => total + (row.amount ?? 0), 0),
    },
  },
  saving: {
    type: 'money', json: 'integer', required: true, readOnly: true, turn: 2,
    compute: {
      stored: true,
      value: (c: Logic<Combo>) =>
        c.record.items_price != null && c.record.retail_price != null ? c.record.items_price - c.record.retail_price : null,
    },
  },
  items: {
    type: 'rows', json: 'array', required: true,
    rows: { entity: 'combo_item', foreignKey: 'combo_id', min: 1, max: 50, unique: ['goods_id'] },
  },
  ...standardFields,
});

export const comboRules: readonly RuleModel[] = [
  {
    key: 'period',
    check: (c: Logic<Combo>) =>
      c.record.from_date == null || c.record.to_date == null || c.record.from_date <= c.record.to_date,
    level: 'error', on: ['create', 'update'], at: 'to_date', message: 'period_backwards',
  },
  {
    key: 'pieces',
    check: (c: Logic<Combo>) => c.record.item_count == null || c.record.item_count >= 2,
    level: 'error', on: ['create', 'update'], message: 'rule.combo.pieces', at: 'items',
  },
  {
    key: 'kinds',
    check: (c: Logic<Combo>) =>
      c.record.is_physical == null || c.record.is_physical === false || (c.record.items ?? []).length <= 20,
    level: 'error', on: ['create', 'update'], message: 'rule.combo.kinds', at: 'items',
  },
  {
    key: 'saves',
    check: (c: Logic<Combo>) =>
      c.record.retail_price == null || c.record.items_price == null || c.record.retail_price <= c.record.items_price,
    level: 'warning', on: ['create', 'update'], message: 'rule.combo.saves', at: 'retail_price',
  },
];

export const comboDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
