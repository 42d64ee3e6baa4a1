// Generated from schemas/goods_production/production-record.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { ProductionRecord } from './production-record.entity.gen.ts';

export const productionRecordWorkflow: WorkflowModel = {
  entity: 'production_record',
  field: 'status',
  initial: [{ to: 'open' }],
  states: [
    { key: 'open', value: 'open', tone: 'neutral' },
    { key: 'joined', value: 'joined', tone: 'info' },
    { key: 'processing', value: 'processing', tone: 'progress' },
    { key: 'done', value: 'done', tone: 'warning', readOnly: true },
    { key: 'confirmed', value: 'confirmed', tone: 'success', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'join', from: ['open'], to: 'joined', permissions: ['goods_production_record'],
      guard: (c: Logic<ProductionRecord>) => c.record.team_id != null,
      guardMessage: 'rule.production_requirement.no_team', question: 'messages.confirm_production_record', bulk: true,
    },
    {
      key: 'process', from: ['joined'], to: 'processing', permissions: ['goods_production_record'],
      question: 'messages.confirm_production_record', bulk: true,
    },
    {
      key: 'finish', from: ['processing'], to: 'done', permissions: ['goods_production_record'],
      guard: (c: Logic<ProductionRecord>) =>
        c.record.good != null && c.record.defect != null && c.record.good + c.record.defect > 0,
      set: { ended_at: (c: Logic<ProductionRecord>) => c.now, finished_by: (c: Logic<ProductionRecord>) => c.user.id },
      guardMessage: 'rule.production_requirement.no_pieces', question: 'messages.confirm_production_record',
      tone: 'success',
    },
    {
      key: 'confirm', from: ['done'], to: 'confirmed', permissions: ['goods_production_record'],
      guard: (c: Logic<ProductionRecord>) => c.record.created_by !== c.user.id && c.record.finished_by !== c.user.id,
      guardMessage: 'rule.production_record.own', success: 'messages.records_confirmed',
      question: 'messages.confirm_production_wage', sum: { of: 'wage' }, tone: 'success',
      effects: ['goods_production/count_pieces'], bulk: true,
    },
    {
      key: 'reject', from: ['done'], to: 'processing', permissions: ['goods_production_record'], note: { minLength: 5 },
      question: 'messages.confirm_production_record', tone: 'danger',
    },
  ],
};
