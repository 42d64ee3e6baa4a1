// Generated from schemas/warehouse/match-return.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { matchReturnActionFields } from './match-return.action.gen.ts';

export const form = createForm({
  screen: 'match-return',
  title: 'goods_return.action.match_return',
  mode: 'dialog',
  permissions: ['goods_return_history'],
  sections: [
    {
      key: 'input', label: 'goods_return.action.match_return',
      inputs: [input(matchReturnActionFields.order_id, { label: 'match-return.order_id' })],
    },
  ],
  models: { 'match-return': { name: 'match-return', fields: Object.values(matchReturnActionFields), rules: [] } },
  validate: () => import('#generated/built/warehouse/match-return.action.validate.gen.js'),
});
