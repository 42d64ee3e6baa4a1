// Generated from schemas/goods_production/team-work.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ProductionStage, productionStage } from './production-stage.enum.gen.ts';

export type TeamWork = {
  id: string;
  work_date: string;
  team_id: number | null;
  stage: ProductionStage;
  records: number;
  /** Not confirmed yet. */
  open: number;
  good: number;
  defect: number;
  rework: number;
  total: number;
  minutes: number;
  wage: number;
  defect_percent: number | null;
};

export const teamWorkFields = createFields({
  work_date: { type: 'date', json: 'string', required: true },
  team_id: { type: 'reference', json: 'integer', reference: { entity: 'production_team', onDelete: 'restrict' } },
  stage: { type: 'enum', json: 'string', required: true, enum: productionStage },
  records: { type: 'integer', json: 'integer', required: true },
  open: { type: 'integer', json: 'integer', required: true },
  good: { type: 'integer', json: 'integer', required: true },
  defect: { type: 'integer', json: 'integer', required: true },
  rework: { type: 'integer', json: 'integer', required: true },
  total: { type: 'integer', json: 'integer', required: true },
  minutes: { type: 'duration', json: 'integer', required: true },
  wage: { type: 'money', json: 'integer', required: true },
  defect_percent: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.1, unit: '%', scale: 1,
    compute: {
      stored: false,
      value: (c: Logic<TeamWork>) =>
        c.record.total != null && c.record.total > 0 ? (c.record.defect != null ? Math.floor(c.record.defect * 100 / c.record.total * 10 + 0.5) / 10 : null) : null,
    },
  },
});

export const teamWorkRules: readonly RuleModel[] = [];

export const teamWorkDisplay = [{ field: 'team_id' }] as const;
