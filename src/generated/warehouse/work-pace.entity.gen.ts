// Generated from schemas/warehouse/work-pace.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type WorkType, workType } from './work-type.enum.gen.ts';

export type WorkPace = {
  id: string;
  work_type: WorkType;
  pieces: number;
  seconds: number;
};

export const workPaceFields = createFields({
  work_type: { type: 'enum', json: 'integer', required: true, enum: workType },
  pieces: { type: 'integer', json: 'integer', required: true },
  seconds: { type: 'integer', json: 'integer', required: true },
});

export const workPaceRules: readonly RuleModel[] = [];

export const workPaceDisplay = [{ field: 'work_type' }] as const;
