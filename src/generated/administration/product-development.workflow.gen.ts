// Generated from schemas/administration/product-development.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { ProductDevelopment } from './product-development.entity.gen.ts';

export const productDevelopmentWorkflow: WorkflowModel = {
  entity: 'product_development',
  field: 'status',
  initial: [{ to: 1 }],
  states: [
    { key: 'proposal', value: 1, tone: 'neutral' },
    { key: 'wait_approval', value: 2, tone: 'warning', readOnly: true },
    { key: 'approved', value: 3, tone: 'success', readOnly: true },
    { key: 'rejected', value: 4, tone: 'danger' },
    { key: 'expired', value: 5, tone: 'neutral', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'submit', from: [1], to: 2,
      permissions: ['administration_product_development', 'product_development_proposal'],
      guard: (c: Logic<ProductDevelopment>) => c.record.created_by === c.user.id && c.record.images != null,
      guardMessage: 'rule.product_development.needs_picture', tone: 'progress',
      notify: { key: 'development_waiting', params: ['code'] },
    },
    {
      key: 'approve', from: [2], to: 3, permissions: ['administration_product_development'],
      guard: (c: Logic<ProductDevelopment>) => c.record.created_by !== c.user.id,
      set: { decided_at: (c: Logic<ProductDevelopment>) => c.now }, guardMessage: 'rule.product_development.own',
      tone: 'success', notify: { key: 'development_decided', params: ['code'], to: 'created_by' },
    },
    {
      key: 'reject', from: [2], to: 4, permissions: ['administration_product_development'],
      guard: (c: Logic<ProductDevelopment>) => c.record.created_by !== c.user.id,
      set: { decided_at: (c: Logic<ProductDevelopment>) => c.now }, guardMessage: 'rule.product_development.own',
      note: { minLength: 5 }, tone: 'danger',
      notify: { key: 'development_decided', params: ['code'], to: 'created_by' },
    },
    {
      key: 'revise', from: [4], to: 1,
      permissions: ['administration_product_development', 'product_development_proposal'],
      guard: (c: Logic<ProductDevelopment>) => c.record.created_by === c.user.id,
      set: {
        revision: (c: Logic<ProductDevelopment>) => c.record.revision != null ? c.record.revision + 1 : null,
        decided_at: () => null,
      },
      guardMessage: 'rule.product_development.not_proposer',
    },
    { key: 'expire', from: [1, 2], to: 5, permissions: [], automatic: true },
    { key: 'lapse', from: [3], to: 5, permissions: [], automatic: true },
  ],
};
