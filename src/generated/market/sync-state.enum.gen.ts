// Generated from schemas/market/sync-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const syncState = {
  name: 'sync_state',
  type: 'string',
  values: [{ value: 'stopped', key: 'stopped', tone: 'neutral' }, { value: 'active', key: 'active', tone: 'success' }],
} as const satisfies EnumModel;

export type SyncState = (typeof syncState.values)[number]['value'];
