// Generated from schemas/goods/goods-profile.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type GoodsClass, goodsClass } from './goods-class.enum.gen.ts';
import { type ProfileState, profileState } from './profile-state.enum.gen.ts';

export type GoodsProfile = {
  id: number;
  version: number;
  code: string;
  classification: GoodsClass;
  name: string;
  business: string;
  address: string;
  number: string | null;
  issued_by: string | null;
  issued_on: string | null;
  valid_to: string | null;
  files: string[] | null;
  state: ProfileState | null;
  /** Days until it expires, below 0 since when it has. */
  days_left: number | null;
  active: boolean;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const goodsProfileFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 8 },
  classification: { type: 'enum', json: 'string', required: true, enum: goodsClass },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 255 },
  business: { type: 'text', json: 'string', required: true, key: true, maxLength: 255 },
  address: { type: 'text', json: 'string', required: true, maxLength: 255 },
  number: { type: 'text', json: 'string', key: true, maxLength: 100 },
  issued_by: { type: 'text', json: 'string', maxLength: 255 },
  issued_on: { type: 'date', json: 'string' },
  valid_to: { type: 'date', json: 'string' },
  files: { type: 'file', json: 'array', maxItems: 10, file: { types: ['pdf', 'jpg'], maxBytes: 10485760 } },
  state: {
    type: 'enum', json: 'string', readOnly: true, enum: profileState,
    compute: {
      stored: false,
      value: (c: Logic<GoodsProfile>) =>
        c.record.valid_to == null ? 'valid' : c.record.valid_to < c.today ? 'expired' : c.record.valid_to <= new Date(Date.parse(c.today) + 60 * 86400000).toISOString().slice(0, 10) ? 'expiring' : 'valid',
    },
  },
  days_left: {
    type: 'duration', json: 'integer', readOnly: true, unit: 'd',
    compute: {
      stored: false,
      value: (c: Logic<GoodsProfile>) =>
        c.record.valid_to != null ? (Date.parse(c.record.valid_to) - Date.parse(c.today)) / 86400000 : null,
    },
  },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  ...standardFields,
});

export const goodsProfileRules: readonly RuleModel[] = [
  {
    key: 'valid_after_issue',
    check: (c: Logic<GoodsProfile>) =>
      c.record.issued_on == null || c.record.valid_to == null || c.record.issued_on <= c.record.valid_to,
    level: 'error', on: ['create', 'update'], message: 'rule.goods_profile.valid_after_issue', at: 'valid_to',
  },
];

export const goodsProfileDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
