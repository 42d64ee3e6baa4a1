// Generated from schemas/crm/extend-block.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ExtendBlockActionInput = {
  expires_at: string | null;
};

export const extendBlockActionFields = createFields({
  expires_at: { type: 'date', json: 'string' },
});

export const extendBlockAction: RecordAction = {
  key: 'extend_block',
  entity: 'blacklist',
  permissions: ['crm_blacklist'],
  form: 'extend-block',
  bulk: true,
};
