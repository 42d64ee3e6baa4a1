// Generated from schemas/messaging/zns-message.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { znsMessageDisplay, znsMessageFields, znsMessageRules } from './zns-message.entity.gen.ts';
import { znsMessageWorkflow } from './zns-message.workflow.gen.ts';

export const znsMessageModel = createEntity({
  name: 'zns_message',
  module: 'messaging',
  owner: 'customer',
  fields: Object.values(znsMessageFields),
  display: znsMessageDisplay,
  search: ['phone', 'document_code', 'buyer_name'],
  unique: [{ key: 'tracking_id', fields: ['tracking_id'], message: 'rule.zns_message.sent_before' }],
  index: [['created_at'], ['state', 'created_at'], ['phone'], ['document_code'], ['sent_at']],
  access: { read: ['administration_zns'], create: null, update: null, delete: null },
  lookup: ['administration_zns'],
  rules: znsMessageRules,
  workflows: [znsMessageWorkflow],
  live: true,
});
