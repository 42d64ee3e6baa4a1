// Generated from schemas/goods/stamp-batch.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { stampBatchDisplay, stampBatchFields, stampBatchRules } from './stamp-batch.entity.gen.ts';
import { stampBatchWorkflow } from './stamp-batch.workflow.gen.ts';

export const stampBatchModel = createEntity({
  name: 'stamp_batch',
  module: 'goods',
  owner: 'customer',
  fields: Object.values(stampBatchFields),
  display: stampBatchDisplay,
  search: ['code', 'receipt_code'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.stamp_batch.code_taken' }],
  index: [['created_at'], ['status', 'created_at'], ['goods_id']],
  access: { read: ['nsca_stamp'], create: ['nsca_stamp'], update: ['nsca_stamp'], delete: null },
  lookup: ['nsca_stamp'],
  rules: stampBatchRules,
  workflows: [stampBatchWorkflow],
});
