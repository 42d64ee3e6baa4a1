// Generated from schemas/goods_production/issue-materials.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { ProductionRequirement } from './production-requirement.entity.gen.ts';

export type IssueMaterialsActionInput = {
  /** Also of another shade where one is not enough. */
  mix_shades: boolean | null;
};

export const issueMaterialsActionFields = createFields({
  mix_shades: { type: 'boolean', json: 'boolean', default: false },
});

export const issueMaterialsAction: RecordAction = {
  key: 'issue_materials',
  entity: 'production_requirement',
  permissions: ['goods_production_requirement'],
  guard: (c: Logic<ProductionRequirement>) => ['accepted', 'joined', 'processing'].includes(c.record.status),
  guardMessage: 'rule.production_requirement.not_open',
  form: 'issue-materials',
  success: 'messages.requirement_issued',
};
