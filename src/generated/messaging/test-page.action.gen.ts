// Generated from schemas/messaging/test-page.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { OmnichannelPage } from './omnichannel-page.entity.gen.ts';

export type TestPageActionInput = {

};

export const testPageActionFields = createFields({});

export const testPageAction: RecordAction = {
  key: 'test_page',
  entity: 'omnichannel_page',
  permissions: ['crm_lead_omnichannel'],
  guard: (c: Logic<OmnichannelPage>) => c.record.channel === 'facebook' && c.record.token_status === 'valid',
  guardMessage: 'rule.omnichannel_page.not_on_facebook',
  success: 'messages.page_test_asked',
};
