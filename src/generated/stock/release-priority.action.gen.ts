// Generated from schemas/stock/release-priority.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ReleasePriorityActionInput = {
  ids: number[];
};

export type ReleasePriorityActionResult = {
  released: number;
};

export const releasePriorityActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true,
    links: { entity: 'goods_priority', table: '__ids', foreignKey: '_id', otherKey: 'goods_priority_id' },
  },
});

export const releasePriorityAction: ActionCall<ReleasePriorityActionInput, ReleasePriorityActionResult> = {
  url: '/goods-priority-release',
};
