// Generated from schemas/goods_production/record-work.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type ProductionStage, productionStage } from './production-stage.enum.gen.ts';

export type RecordWorkForm = {
  requirement_id: number;
  stage: ProductionStage;
};

export const recordWorkFormFields = createFields({
  requirement_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'production_requirement', onDelete: 'restrict', where: { status: ['joined', 'processing'] } },
  },
  stage: { type: 'enum', json: 'string', required: true, enum: productionStage },
});
