// Generated from schemas/goods_production/new-version.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { ProductionNorm } from './production-norm.entity.gen.ts';

export type NewVersionActionInput = {

};

export const newVersionActionFields = createFields({});

export const newVersionAction: RecordAction = {
  key: 'new_version',
  entity: 'production_norm',
  permissions: ['goods_production_quantitative'],
  guard: (c: Logic<ProductionNorm>) => c.record.status !== 'draft',
  guardMessage: 'rule.production_norm.is_draft',
  success: 'messages.norm_copied',
  confirm: true,
};
