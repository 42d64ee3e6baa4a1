// Generated from schemas/goods_production/work-lines.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type ProductionStage, productionStage } from './production-stage.enum.gen.ts';

export type WorkLinesActionInput = {
  requirement_id: number;
  stage: ProductionStage;
};

export type WorkLinesActionResult = {
  /** {goods_id, sku, size, good, defect}, one for each article with something left. */
  rows: unknown;
};

export const workLinesActionFields = createFields({
  requirement_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'production_requirement', onDelete: 'restrict', where: { status: ['joined', 'processing'] } },
  },
  stage: { type: 'enum', json: 'string', required: true, enum: productionStage },
});

export const workLinesAction: ActionCall<WorkLinesActionInput, WorkLinesActionResult> = {
  url: '/work-lines',
};
