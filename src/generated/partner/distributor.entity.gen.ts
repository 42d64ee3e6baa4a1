// Generated from schemas/partner/distributor.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { DistributorArea } from './distributor-area.entity.gen.ts';
import { type PriceLevel, priceLevel } from './price-level.enum.gen.ts';

export type Distributor = {
  id: number;
  version: number;
  code: string;
  name: string;
  /** The node that it buys from. None: the root. */
  parent_id: number | null;
  level: number;
  path: string | null;
  phone: string | null;
  email: string | null;
  tax_code: string | null;
  address: string | null;
  /** Where it sells: goods found elsewhere are out of their territory. */
  areas: DistributorArea[];
  /** Names of these cities. */
  territory: string | null;
  /** Cities of it in which another one of the same parent sells as well, with its code. */
  shared_areas: string | null;
  /** Which price of the goods it pays. */
  price_level: PriceLevel;
  discount_percent: number;
  /** Empty: no limit. */
  credit_limit: number | null;
  /** What it owes the company, as the ledger of debts says. */
  debt: number;
  /** What it may still owe; below zero: what it owes above its limit. Empty: no limit. */
  credit_left: number | null;
  credit_used: number | null;
  payment_term_days: number | null;
  contract: string | null;
  contract_to: string | null;
  /** Accounts of the distributor's own people: they see this node and what lies below it, and nothing else of the network. */
  account_ids: number[] | null;
  can_check_qr: boolean;
  active: boolean;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const distributorFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, key: true, maxLength: 20, pattern: '^[^/]+$',
    readOnlyIf: (c: Logic<Distributor>) => c.user.node != null,
  },
  name: {
    type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 255,
    readOnlyIf: (c: Logic<Distributor>) => c.user.node != null,
  },
  parent_id: {
    type: 'reference', json: 'integer', reference: { entity: 'distributor', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<Distributor>) => c.user.node != null,
  },
  level: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  path: { type: 'text', json: 'string', readOnly: true, ordered: true, maxLength: 255 },
  phone: { type: 'phone', json: 'string', maxLength: 20 },
  email: { type: 'email', json: 'string', maxLength: 255 },
  tax_code: { type: 'code', json: 'string', maxLength: 14, pattern: '^(\\d{10}(-\\d{3})?|\\d{12})$' },
  address: { type: 'text', json: 'string', maxLength: 255 },
  areas: {
    type: 'rows', json: 'array',
    rows: { entity: 'distributor_area', foreignKey: 'distributor_id', max: 40, unique: ['id_city'] },
    readOnlyIf: (c: Logic<Distributor>) => c.user.node != null,
  },
  territory: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  shared_areas: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  price_level: {
    type: 'enum', json: 'string', required: true, default: 'wholesale', enum: priceLevel,
    readOnlyIf: (c: Logic<Distributor>) => c.user.node != null,
  },
  discount_percent: {
    type: 'percent', json: 'number', required: true, minimum: 0, maximum: 60, default: 0, scale: 2,
    readOnlyIf: (c: Logic<Distributor>) => c.user.node != null,
  },
  credit_limit: {
    type: 'money', json: 'integer', minimum: 0,
    readOnlyIf: (c: Logic<Distributor>) => c.user.node != null,
  },
  debt: { type: 'money', json: 'integer', required: true, readOnly: true, default: 0 },
  credit_left: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<Distributor>) =>
        c.record.credit_limit != null ? (c.record.debt != null ? c.record.credit_limit - c.record.debt : null) : null,
    },
  },
  credit_used: {
    type: 'integer', json: 'integer', readOnly: true, unit: '%',
    compute: {
      stored: false,
      value: (c: Logic<Distributor>) =>
        c.record.credit_limit != null && c.record.credit_limit > 0 ? (c.record.debt != null ? Math.floor(c.record.debt * 100 / c.record.credit_limit + 0.5) : null) : null,
    },
  },
  payment_term_days: {
    type: 'integer', json: 'integer', minimum: 0, maximum: 180,
    readOnlyIf: (c: Logic<Distributor>) => c.user.node != null,
  },
  contract: {
    type: 'file', json: 'string', maxLength: 200, file: { types: ['pdf', 'docx', 'jpg', 'png'], maxBytes: 5242880 },
    readOnlyIf: (c: Logic<Distributor>) => c.user.node != null,
  },
  contract_to: { type: 'date', json: 'string', readOnlyIf: (c: Logic<Distributor>) => c.user.node != null },
  account_ids: {
    type: 'links', json: 'array',
    links: {
      entity: 'account', table: 'distributor__account_ids', foreignKey: 'distributor_id', otherKey: 'account_id',
    },
    readOnlyIf: (c: Logic<Distributor>) => c.user.node != null,
  },
  can_check_qr: {
    type: 'boolean', json: 'boolean', required: true, default: false,
    readOnlyIf: (c: Logic<Distributor>) => c.user.node != null,
  },
  active: {
    type: 'boolean', json: 'boolean', required: true, default: true,
    readOnlyIf: (c: Logic<Distributor>) => c.user.node != null,
  },
  note: {
    type: 'long_text', json: 'string', maxLength: 500,
    readOnlyIf: (c: Logic<Distributor>) => c.user.node != null,
  },
  ...standardFields,
});

export const distributorRules: readonly RuleModel[] = [
  {
    key: 'shared_areas',
    check: (c: Logic<Distributor>) => c.record.shared_areas == null,
    level: 'warning', on: ['create', 'update'], message: 'rule.distributor.shared_areas', at: 'areas',
    value: 'shared_areas',
  },
];

export const distributorDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
