// Generated from schemas/market/sync-config.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type SyncState, syncState } from './sync-state.enum.gen.ts';

export type SyncConfig = {
  id: number;
  version: number;
  name: string;
  warehouse_id: number;
  /** Part of what is free that the marketplaces are not given. */
  percent_kept: number;
  /** Pieces of each goods that the marketplaces are not given, before the part is taken. */
  safety_quantity: number;
  frequency_minutes: number;
  sync_stock: boolean;
  /** Articles of its shops are sold at the retail price of our goods; told when that changes, and in each turn where it is another. */
  sync_price: boolean;
  state: SyncState | null;
  last_synced_at: string | null;
  /** Listings that a marketplace refused the last time. */
  error_count: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const syncConfigFields = createFields({
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, minLength: 1, maxLength: 100 },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, empty: 'messages.select_warehouse',
    reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  percent_kept: {
    type: 'percent', json: 'number', required: true, minimum: 0, maximum: 100, default: 0,
    empty: 'messages.select_percent_kept', scale: 2,
  },
  safety_quantity: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 1000000, default: 0 },
  frequency_minutes: {
    type: 'duration', json: 'integer', required: true, minimum: 5, maximum: 1440, default: 30, unit: 'min',
  },
  sync_stock: { type: 'boolean', json: 'boolean', required: true, default: true },
  sync_price: { type: 'boolean', json: 'boolean', required: true, default: false },
  state: { type: 'enum', json: 'string', readOnly: true, enum: syncState },
  last_synced_at: { type: 'date_time', json: 'string', readOnly: true },
  error_count: { type: 'integer', json: 'integer', required: true, readOnly: true, default: 0 },
  ...standardFields,
});

export const syncConfigRules: readonly RuleModel[] = [];

export const syncConfigDisplay = [{ field: 'name' }] as const;
