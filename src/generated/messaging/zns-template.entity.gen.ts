// Generated from schemas/messaging/zns-template.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ZnsEvent, znsEvent } from './zns-event.enum.gen.ts';
import type { ZnsParameter } from './zns-parameter.entity.gen.ts';
import { type ZnsTemplateState, znsTemplateState } from './zns-template-state.enum.gen.ts';

export type ZnsTemplate = {
  id: number;
  version: number;
  template_id: string;
  omnichannel_page_id: number;
  name: string;
  /** What kind of message it is, in Zalo's words. */
  tag: string | null;
  state: ZnsTemplateState;
  /** What it is sent for; one template an event. */
  used_for: ZnsEvent | null;
  /** false: nothing is sent by it. */
  active: boolean;
  /** false: what would be sent between 22:00 and 06:00 waits. */
  night_allowed: boolean;
  price: number | null;
  synced_at: string | null;
  parameters: ZnsParameter[];
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const znsTemplateFields = createFields({
  template_id: { type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 50 },
  omnichannel_page_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'omnichannel_page', onDelete: 'restrict' },
  },
  name: { type: 'text', json: 'string', required: true, readOnly: true, key: true, ordered: true, maxLength: 200 },
  tag: { type: 'text', json: 'string', readOnly: true, maxLength: 50 },
  state: { type: 'enum', json: 'string', required: true, readOnly: true, default: 'pending', enum: znsTemplateState },
  used_for: { type: 'enum', json: 'string', enum: znsEvent },
  active: { type: 'boolean', json: 'boolean', required: true, default: false },
  night_allowed: { type: 'boolean', json: 'boolean', required: true, default: false },
  price: { type: 'money', json: 'integer', readOnly: true, minimum: 0 },
  synced_at: { type: 'date_time', json: 'string', readOnly: true },
  parameters: {
    type: 'rows', json: 'array',
    rows: { entity: 'zns_parameter', foreignKey: 'zns_template_id', max: 30, unique: ['name'] },
  },
  ...standardFields,
});

export const znsTemplateRules: readonly RuleModel[] = [
  {
    key: 'needs_event',
    check: (c: Logic<ZnsTemplate>) => c.record.active == null || c.record.active !== true || c.record.used_for != null,
    level: 'error', on: ['create', 'update'], message: 'rule.zns_template.needs_event', at: 'used_for',
  },
  {
    key: 'needs_approval',
    check: (c: Logic<ZnsTemplate>) =>
      c.record.active == null || c.record.state == null || c.record.active !== true || c.record.state === 'enabled',
    level: 'error', on: ['update'], message: 'rule.zns_template.needs_approval', at: 'active',
  },
  {
    key: 'needs_values',
    check: (c: Logic<ZnsTemplate>) =>
      c.record.active == null || c.record.active !== true || (c.record.parameters ?? []).every((row) => row.value != null),
    level: 'error', on: ['create', 'update'], message: 'rule.zns_template.needs_values', at: 'parameters',
  },
];

export const znsTemplateDisplay = [{ field: 'name' }] as const;
