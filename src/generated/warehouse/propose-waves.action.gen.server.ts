// Generated from schemas/warehouse/propose-waves.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/propose-waves.action.validate.gen.js';
import { proposeWavesActionFields } from './propose-waves.action.gen.ts';

export const proposeWavesActionModel: ActionModel = {
  key: 'propose_waves',
  stem: 'propose-waves',
  module: 'warehouse',
  url: '/propose-waves',
  permissions: ['order_manager'],
  input: Object.values(proposeWavesActionFields),
  validate,
  idempotent: true,
};
