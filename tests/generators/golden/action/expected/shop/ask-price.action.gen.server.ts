// Generated from schemas/shop/ask-price.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/shop/ask-price.action.validate.gen.js';
import { askPriceActionFields } from './ask-price.action.gen.ts';

export const askPriceActionModel: ActionModel = {
  key: 'ask_price',
  stem: 'ask-price',
  module: 'shop',
  url: '/shop/ask-price',
  permissions: [],
  audience: 'public',
  input: Object.values(askPriceActionFields),
  validate,
  limit: { times: 30, seconds: 60 },
};
