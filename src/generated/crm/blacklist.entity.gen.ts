// Generated from schemas/crm/blacklist.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type BlacklistKind, blacklistKind } from './blacklist-kind.enum.gen.ts';
import { type BlacklistReason, blacklistReason } from './blacklist-reason.enum.gen.ts';
import { type BlacklistSource, blacklistSource } from './blacklist-source.enum.gen.ts';

export type Blacklist = {
  id: number;
  version: number;
  kind: BlacklistKind;
  phone: string | null;
  id_city: number | null;
  id_ward: number | null;
  address: string | null;
  /** The address as it is compared: without accents and signs. */
  address_key: string | null;
  reason: BlacklistReason;
  note: string;
  source: BlacklistSource;
  lead_id: number | null;
  order_id: number | null;
  expires_at: string | null;
  active: boolean;
  hit_count: number;
  last_hit_at: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const blacklistFields = createFields({
  kind: { type: 'enum', json: 'string', required: true, default: 'phone', enum: blacklistKind },
  phone: {
    type: 'phone', json: 'string', maxLength: 20, onHide: 'clear',
    visible: (c: Logic<Blacklist>) => c.record.kind === 'phone',
    requiredIf: (c: Logic<Blacklist>) => c.record.kind === 'phone',
  },
  id_city: {
    type: 'reference', json: 'integer', onHide: 'clear',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 1, scheme: 2 } },
    visible: (c: Logic<Blacklist>) => c.record.kind === 'address',
  },
  id_ward: {
    type: 'reference', json: 'integer', onHide: 'clear',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 3 }, dependsOn: { parent_id: ['id_city'] } },
    visible: (c: Logic<Blacklist>) => c.record.kind === 'address',
  },
  address: {
    type: 'text', json: 'string', key: true, maxLength: 255, onHide: 'clear',
    visible: (c: Logic<Blacklist>) => c.record.kind === 'address',
    requiredIf: (c: Logic<Blacklist>) => c.record.kind === 'address',
  },
  address_key: { type: 'text', json: 'string', readOnly: true, maxLength: 255 },
  reason: { type: 'enum', json: 'string', required: true, enum: blacklistReason },
  note: { type: 'long_text', json: 'string', required: true, minLength: 5, maxLength: 500 },
  source: { type: 'enum', json: 'string', required: true, readOnly: true, default: 'manual', enum: blacklistSource },
  lead_id: { type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'lead', onDelete: 'restrict' } },
  order_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  expires_at: { type: 'date', json: 'string' },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  hit_count: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  last_hit_at: { type: 'date_time', json: 'string', readOnly: true },
  ...standardFields,
});

export const blacklistRules: readonly RuleModel[] = [];

export const blacklistDisplay = [{ field: 'phone' }, ' ', { field: 'address' }] as const;
