// Generated from schemas/promotion/correct-points.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { correctPointsActionFields } from './correct-points.action.gen.ts';

export const form = createForm({
  screen: 'correct-points',
  title: 'loyalty_program.action.correct_points',
  mode: 'dialog',
  permissions: ['administration_pos_accrue_point_config'],
  sections: [
    {
      key: 'input', label: 'loyalty_program.action.correct_points',
      inputs: [
        input(correctPointsActionFields.buyer_id, { label: 'correct-points.buyer_id' }),
        input(correctPointsActionFields.points, { label: 'correct-points.points' }),
        input(correctPointsActionFields.reason, { label: 'correct-points.reason' }),
      ],
    },
  ],
  models: { 'correct-points': { name: 'correct-points', fields: Object.values(correctPointsActionFields), rules: [] } },
  validate: () => import('#generated/built/promotion/correct-points.action.validate.gen.js'),
});
