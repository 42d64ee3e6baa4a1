// Generated from schemas/material/receive-supply.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/material/receive-supply.action.validate.gen.js';
import { receiveSupplyAction, receiveSupplyActionFields } from './receive-supply.action.gen.ts';

export const receiveSupplyActionModel: ActionModel = {
  key: 'receive_supply',
  stem: 'receive-supply',
  module: 'material',
  records: receiveSupplyAction,
  permissions: ['administration_supply'],
  input: Object.values(receiveSupplyActionFields),
  validate,
};
