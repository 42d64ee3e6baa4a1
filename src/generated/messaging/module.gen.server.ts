// Generated from schemas/messaging/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type LinkColumns,
  type ModuleCode,
  toModuleCode,
} from '#contract/module.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { OmnichannelPageHour } from './omnichannel-page-hour.entity.gen.ts';
import type { OmnichannelPage } from './omnichannel-page.entity.gen.ts';
import type { PageApp } from './page-app.entity.gen.ts';
import type { ResendZnsActionInput } from './resend-zns.action.gen.ts';
import type { SubscribePageActionInput } from './subscribe-page.action.gen.ts';
import type { SyncZnsActionInput } from './sync-zns.action.gen.ts';
import type { TestPageActionInput } from './test-page.action.gen.ts';
import type { TestZnsActionInput } from './test-zns.action.gen.ts';
import type { ZaloApp } from './zalo-app.entity.gen.ts';
import type { ZnsMessage } from './zns-message.entity.gen.ts';
import type { ZnsParameter } from './zns-parameter.entity.gen.ts';
import type { ZnsTemplate } from './zns-template.entity.gen.ts';

export interface MessagingEntities {
  omnichannel_page_hour: OmnichannelPageHour;
  omnichannel_page: OmnichannelPage;
  page_app: PageApp;
  zalo_app: ZaloApp;
  zns_message: ZnsMessage;
  zns_parameter: ZnsParameter;
  zns_template: ZnsTemplate;
}

export interface MessagingTables {
  omnichannel_page_hour: Columns<OmnichannelPageHour>;
  omnichannel_page: Columns<OmnichannelPage, 'member_ids' | 'hours'>;
  omnichannel_page__member_ids: LinkColumns<'omnichannel_page_id', 'account_id'>;
  page_app: Columns<PageApp, 'webhook_path'>;
  zalo_app: Columns<ZaloApp>;
  zns_message: Columns<ZnsMessage>;
  zns_parameter: Columns<ZnsParameter>;
  zns_template: Columns<ZnsTemplate, 'parameters'>;
}

interface MessagingModule {
  entities: MessagingEntities & SystemEntities;
  reads: MessagingTables & SystemTables;
  writes: {};
  effects: { forget_tokens: OmnichannelPage };
  actions: {
    resend_zns: { input: ResendZnsActionInput; record: ZnsMessage };
    subscribe_page: { input: SubscribePageActionInput; record: OmnichannelPage };
    sync_zns: { input: SyncZnsActionInput; record: OmnichannelPage };
    test_page: { input: TestPageActionInput; record: OmnichannelPage };
    test_zns: { input: TestZnsActionInput; record: ZnsTemplate };
  };
  jobs: 'ask_page' | 'hide_comment' | 'leave_page' | 'send_zns' | 'sync_oa' | 'sync_oas';
}

/** What the code of this module is given inside a change. */
export type MessagingContext = ChangeContext<MessagingModule>;

export const defineModule = (code: ModuleCode<MessagingModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asMessaging = (context: Pick<ChangeContext, 'within'>): MessagingContext =>
  context.within('messaging') as unknown as MessagingContext;
