// Generated from schemas/office/roster-people.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type RosterPeopleActionInput = {
  account_ids: number[];
  shift_id: number;
  starts_on: string;
  ends_on: string | null;
};

export type RosterPeopleActionResult = {

};

export const rosterPeopleActionFields = createFields({
  account_ids: {
    type: 'links', json: 'array', required: true, maxItems: 200,
    links: { entity: 'account', table: '__account_ids', foreignKey: '_id', otherKey: 'account_id' },
  },
  shift_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'work_shift', onDelete: 'restrict', where: { active: true } },
  },
  starts_on: { type: 'date', json: 'string', required: true },
  ends_on: { type: 'date', json: 'string' },
});

export const rosterPeopleAction: ActionCall<RosterPeopleActionInput, RosterPeopleActionResult> = {
  url: '/roster-people',
};
