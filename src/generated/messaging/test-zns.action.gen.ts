// Generated from schemas/messaging/test-zns.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { ZnsTemplate } from './zns-template.entity.gen.ts';

export type TestZnsActionInput = {

};

export const testZnsActionFields = createFields({});

export const testZnsAction: RecordAction = {
  key: 'test_zns',
  entity: 'zns_template',
  permissions: ['administration_zns'],
  guard: (c: Logic<ZnsTemplate>) => c.record.state === 'enabled',
  guardMessage: 'rule.zns_template.not_enabled',
  success: 'messages.zns_test_sent',
  question: 'messages.confirm_test_zns',
  confirm: true,
};
