// Generated from schemas/goods_production/production-norm.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { ProductionNorm } from './production-norm.entity.gen.ts';

export const productionNormWorkflow: WorkflowModel = {
  entity: 'production_norm',
  field: 'status',
  initial: [{ to: 'draft' }],
  states: [
    { key: 'draft', value: 'draft', tone: 'neutral' },
    { key: 'active', value: 'active', tone: 'success' },
    { key: 'retired', value: 'retired', tone: 'warning', final: true },
  ],
  transitions: [
    {
      key: 'activate', from: ['draft'], to: 'active', permissions: ['goods_production_quantitative'],
      guard: (c: Logic<ProductionNorm>) => c.record.line_count != null && c.record.line_count > 0,
      guardMessage: 'rule.production_norm.no_lines', success: 'messages.norm_activated', tone: 'success',
    },
    { key: 'retire', from: ['active'], to: 'retired', permissions: ['goods_production_quantitative'], tone: 'warning' },
  ],
};
