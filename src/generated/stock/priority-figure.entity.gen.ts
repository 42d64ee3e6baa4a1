// Generated from schemas/stock/priority-figure.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type PriorityChannel, priorityChannel } from './priority-channel.enum.gen.ts';
import { type PriorityState, priorityState } from './priority-state.enum.gen.ts';

export type PriorityFigure = {
  id: number;
  priority_id: number;
  goods_id: number;
  warehouse_id: number;
  channel: PriorityChannel;
  quantity: number;
  from_date: string;
  to_date: string;
  state: PriorityState;
  held: number | null;
  used: number | null;
};

export const priorityFigureFields = createFields({
  priority_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods_priority', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  channel: { type: 'enum', json: 'string', required: true, enum: priorityChannel },
  quantity: { type: 'integer', json: 'integer', required: true },
  from_date: { type: 'date', json: 'string', required: true },
  to_date: { type: 'date', json: 'string', required: true },
  state: { type: 'enum', json: 'string', required: true, enum: priorityState },
  held: { type: 'integer', json: 'integer' },
  used: { type: 'integer', json: 'integer' },
});

export const priorityFigureRules: readonly RuleModel[] = [];

export const priorityFigureDisplay = [{ field: 'priority_id' }] as const;
