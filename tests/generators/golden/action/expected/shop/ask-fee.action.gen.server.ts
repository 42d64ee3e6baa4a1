// Generated from schemas/shop/ask-fee.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/shop/ask-fee.action.validate.gen.js';
import { askFeeActionFields } from './ask-fee.action.gen.ts';

export const askFeeActionModel: ActionModel = {
  key: 'ask_fee',
  stem: 'ask-fee',
  module: 'shop',
  url: '/shop/ask-fee',
  permissions: ['shop_seller'],
  input: Object.values(askFeeActionFields),
  validate,
  outside: true,
  limit: { times: 30, seconds: 60 },
};
