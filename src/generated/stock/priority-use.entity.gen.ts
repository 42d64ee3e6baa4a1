// Generated from schemas/stock/priority-use.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type PriorityUse = {
  id: string;
  priority_id: number | null;
  held: number;
  used: number;
};

export const priorityUseFields = createFields({
  priority_id: { type: 'reference', json: 'integer', reference: { entity: 'goods_priority', onDelete: 'restrict' } },
  held: { type: 'integer', json: 'integer', required: true },
  used: { type: 'integer', json: 'integer', required: true },
});

export const priorityUseRules: readonly RuleModel[] = [];

export const priorityUseDisplay = [{ field: 'priority_id' }] as const;
