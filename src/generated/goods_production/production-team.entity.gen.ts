// Generated from schemas/goods_production/production-team.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ProductionStage, productionStage } from './production-stage.enum.gen.ts';

export type ProductionTeam = {
  id: number;
  version: number;
  code: string;
  name: string;
  leader_id: number | null;
  members: string | null;
  stages: ProductionStage[] | null;
  active: boolean;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const productionTeamFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  leader_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  members: { type: 'text', json: 'string', maxLength: 500 },
  stages: { type: 'enums', json: 'array', enum: productionStage },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  ...standardFields,
});

export const productionTeamRules: readonly RuleModel[] = [];

export const productionTeamDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
