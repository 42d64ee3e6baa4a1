// Generated from schemas/goods_production/production-requirement.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { ProductionRequirement } from './production-requirement.entity.gen.ts';

export const productionRequirementWorkflow: WorkflowModel = {
  entity: 'production_requirement',
  field: 'status',
  initial: [{ to: 'new' }],
  states: [
    { key: 'new', value: 'new', tone: 'info' },
    { key: 'accepted', value: 'accepted', tone: 'progress' },
    { key: 'joined', value: 'joined', tone: 'progress' },
    { key: 'processing', value: 'processing', tone: 'warning' },
    { key: 'done', value: 'done', tone: 'success' },
    { key: 'confirmed', value: 'confirmed', tone: 'success', final: true, readOnly: true },
    { key: 'rejected', value: 'rejected', tone: 'danger', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'accept', from: ['new'], to: 'accepted', permissions: ['goods_production_requirement'],
      guard: (c: Logic<ProductionRequirement>) => c.record.quantity != null && c.record.quantity > 0,
      guardMessage: 'rule.production_requirement.no_pieces', success: 'messages.requirement_accepted',
      question: 'messages.confirm_production_requirement', tone: 'success',
      effects: ['goods_production/keep_materials'],
    },
    {
      key: 'join', from: ['accepted'], to: 'joined',
      permissions: ['goods_production_requirement', 'goods_production_record'],
      guard: (c: Logic<ProductionRequirement>) => c.record.team_id != null,
      guardMessage: 'rule.production_requirement.no_team', question: 'messages.confirm_production_requirement',
    },
    {
      key: 'process', from: ['joined'], to: 'processing',
      permissions: ['goods_production_requirement', 'goods_production_record'],
      question: 'messages.confirm_production_requirement',
    },
    {
      key: 'complete', from: ['processing'], to: 'done', permissions: ['goods_production_requirement'],
      guard: (c: Logic<ProductionRequirement>) =>
        c.record.finished != null && c.record.defect != null && c.record.quantity != null && c.record.finished + c.record.defect >= c.record.quantity,
      guardMessage: 'rule.production_requirement.not_all', question: 'messages.confirm_production_requirement',
    },
    {
      key: 'finish_short', from: ['processing'], to: 'done', permissions: ['goods_production_requirement'],
      guard: (c: Logic<ProductionRequirement>) => c.record.finished != null && c.record.finished > 0,
      guardMessage: 'rule.production_requirement.no_pieces', note: { minLength: 5 },
      question: 'messages.confirm_production_requirement', tone: 'warning',
    },
    {
      key: 'confirm', from: ['done'], to: 'confirmed', permissions: ['goods_production_requirement'],
      guard: (c: Logic<ProductionRequirement>) => c.record.finished != null && c.record.finished > 0,
      guardMessage: 'rule.production_requirement.no_pieces', success: 'messages.requirement_confirmed',
      question: 'messages.confirm_production_requirement', tone: 'success',
    },
    {
      key: 'reject', from: ['new', 'accepted'], to: 'rejected', permissions: ['goods_production_requirement'],
      note: { minLength: 5 }, question: 'messages.confirm_production_requirement', tone: 'danger',
      effects: ['goods_production/free_materials'],
    },
  ],
};
