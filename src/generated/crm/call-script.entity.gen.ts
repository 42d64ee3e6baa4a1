// Generated from schemas/crm/call-script.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import type { CallScriptObjection } from './call-script-objection.entity.gen.ts';

export type CallScript = {
  id: number;
  version: number;
  name: string;
  category_id: number | null;
  goods_id: number | null;
  body: string;
  objections: CallScriptObjection[];
  active: boolean;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const callScriptFields = createFields({
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  category_id: { type: 'reference', json: 'integer', reference: { entity: 'goods_category', onDelete: 'restrict' } },
  goods_id: { type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' } },
  body: { type: 'long_text', json: 'string', required: true, maxLength: 4000 },
  objections: {
    type: 'rows', json: 'array', rows: { entity: 'call_script_objection', foreignKey: 'call_script_id', max: 30 },
  },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  ...standardFields,
});

export const callScriptRules: readonly RuleModel[] = [];

export const callScriptDisplay = [{ field: 'name' }] as const;
