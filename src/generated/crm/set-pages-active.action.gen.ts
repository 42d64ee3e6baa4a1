// Generated from schemas/crm/set-pages-active.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type SetPagesActiveActionInput = {
  ids: number[];
  active: boolean;
};

export type SetPagesActiveActionResult = {
  /** How many. */
  done: number;
};

export const setPagesActiveActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 1000,
    links: { entity: 'ladi_page', table: '__ids', foreignKey: '_id', otherKey: 'ladi_page_id' },
  },
  active: { type: 'boolean', json: 'boolean', required: true, default: false },
});

export const setPagesActiveAction: ActionCall<SetPagesActiveActionInput, SetPagesActiveActionResult> = {
  url: '/ladi-pages-active',
};
