// Generated from schemas/office/time-device.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type TimeDeviceState, timeDeviceState } from './time-device-state.enum.gen.ts';

export type TimeDevice = {
  id: number;
  version: number;
  account_id: number;
  name: string;
  state: TimeDeviceState;
  /** The public half of its key; the other half never leaves the phone. */
  signature: string;
  /** What its owner types within ten minutes. */
  activation_code: string | null;
  code_expires_at: string | null;
  activated_at: string | null;
  last_used_at: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const timeDeviceFields = createFields({
  account_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'account', onDelete: 'restrict' },
  },
  name: { type: 'text', json: 'string', required: true, readOnly: true, key: true, ordered: true, maxLength: 100 },
  state: { type: 'enum', json: 'string', required: true, readOnly: true, enum: timeDeviceState },
  signature: { type: 'device_signature', json: 'string', required: true, readOnly: true, maxLength: 500 },
  activation_code: { type: 'code', json: 'string', readOnly: true, maxLength: 6, read: ['timekeeping_manager'] },
  code_expires_at: { type: 'date_time', json: 'string', readOnly: true, read: ['timekeeping_manager'] },
  activated_at: { type: 'date_time', json: 'string', readOnly: true },
  last_used_at: { type: 'date_time', json: 'string', readOnly: true },
  ...standardFields,
});

export const timeDeviceRules: readonly RuleModel[] = [];

export const timeDeviceDisplay = [{ field: 'name' }] as const;
