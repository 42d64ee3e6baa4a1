// Generated from schemas/orders/pick-list.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { PickListLine } from './pick-list-line.entity.gen.ts';

export type PickList = {
  id: number;
  version: number;
  code: string;
  warehouse_id: number;
  order_count: number;
  note: string | null;
  lines: PickListLine[];
  pieces: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const pickListFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'PN', per: 'day', digits: 5 },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  order_count: { type: 'integer', json: 'integer', required: true, minimum: 1 },
  note: { type: 'text', json: 'string', maxLength: 200 },
  lines: { type: 'rows', json: 'array', rows: { entity: 'pick_list_line', foreignKey: 'pick_list_id', max: 1000 } },
  pieces: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PickList>) => (c.record.lines ?? []).reduce((total, row) => total + (row.quantity ?? 0), 0),
    },
  },
  ...standardFields,
});

export const pickListRules: readonly RuleModel[] = [];

export const pickListDisplay = [{ field: 'code' }] as const;
