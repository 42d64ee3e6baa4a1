// Generated from schemas/system/api-key.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ApiKey = {
  id: number;
  version: number;
  /** Whose it is, as people call that system. */
  name: string;
  /** Its first letters, by which people tell keys apart. */
  key_start: string;
  key_hash: string | null;
  last_used_at: string | null;
  /** false: revoked, for good. */
  active: boolean;
  revoked_at: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const apiKeyFields = createFields({
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  key_start: { type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 10 },
  key_hash: { type: 'secret', json: 'string', readOnly: true, maxLength: 64, writeOnly: true },
  last_used_at: { type: 'date_time', json: 'string', readOnly: true },
  active: { type: 'boolean', json: 'boolean', required: true, readOnly: true, default: true },
  revoked_at: { type: 'date_time', json: 'string', readOnly: true },
  ...standardFields,
});

export const apiKeyRules: readonly RuleModel[] = [];

export const apiKeyDisplay = [{ field: 'name' }] as const;
