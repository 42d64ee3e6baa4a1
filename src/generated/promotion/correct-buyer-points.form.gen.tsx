// Generated from schemas/promotion/correct-buyer-points.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { correctBuyerPointsFormFields } from './correct-buyer-points.form.gen.ts';

export const form = createForm({
  screen: 'correct-buyer-points',
  title: 'screen.correct-buyer-points.title',
  mode: 'dialog',
  permissions: ['administration_pos_accrue_point_config'],
  sections: [
    {
      key: 'main', label: 'screen.correct-buyer-points.section.main',
      inputs: [
        input(correctBuyerPointsFormFields.points, {
          label: 'correct-buyer-points.points', help: 'screen.correct-buyer-points.help.points',
        }),
        input(correctBuyerPointsFormFields.reason, { label: 'correct-buyer-points.reason' }),
      ],
    },
  ],
  models: {
    'correct-buyer-points': {
      name: 'correct-buyer-points', fields: Object.values(correctBuyerPointsFormFields), rules: [],
    },
  },
  validate: () => import('#generated/built/promotion/correct-buyer-points.form.validate.gen.js'),
  submit: { url: '/buyer-points-correct', success: 'messages.points_corrected' },
});
