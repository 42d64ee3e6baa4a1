// Generated from schemas/warehouse/list-picks.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { PickWave } from './pick-wave.entity.gen.ts';

export type ListPicksActionInput = {

};

export const listPicksActionFields = createFields({});

export const listPicksAction: RecordAction = {
  key: 'list_picks',
  entity: 'pick_wave',
  permissions: ['order_manager'],
  guard: (c: Logic<PickWave>) => ['proposed', 'picking'].includes(c.record.status),
  success: 'messages.wave_listed',
  bulk: true,
};
