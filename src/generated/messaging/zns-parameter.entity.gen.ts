// Generated from schemas/messaging/zns-parameter.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { ZnsTemplate } from './zns-template.entity.gen.ts';
import { type ZnsValue, znsValue } from './zns-value.enum.gen.ts';

export type ZnsParameter = {
  id: number;
  version: number;
  zns_template_id: number;
  /** As the template calls it. */
  name: string;
  value: ZnsValue | null;
  text: string | null;
  is_required: boolean;
  /** Characters; what is longer is cut. */
  max_length: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const znsParameterFields = createFields({
  zns_template_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'zns_template', onDelete: 'restrict' },
  },
  name: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  value: { type: 'enum', json: 'string', enum: znsValue },
  text: {
    type: 'text', json: 'string', maxLength: 200, onHide: 'clear',
    visible: (c: Logic<ZnsParameter, ZnsTemplate>) => c.record.value === 'fixed',
    requiredIf: (c: Logic<ZnsParameter, ZnsTemplate>) => c.record.value === 'fixed',
  },
  is_required: { type: 'boolean', json: 'boolean', required: true, default: true },
  max_length: { type: 'integer', json: 'integer', minimum: 1, maximum: 1000 },
  ...standardFields,
});

export const znsParameterRules: readonly RuleModel[] = [];

export const znsParameterDisplay = [{ field: 'name' }] as const;
