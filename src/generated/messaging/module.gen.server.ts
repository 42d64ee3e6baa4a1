// Generated from schemas/messaging/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type LinkColumns,
  type ModuleCode,
  toModuleCode,
} from '#contract/module.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { OmnichannelPage } from './omnichannel-page.entity.gen.ts';
import type { ZaloApp } from './zalo-app.entity.gen.ts';

export interface MessagingEntities {
  omnichannel_page: OmnichannelPage;
  zalo_app: ZaloApp;
}

export interface MessagingTables {
  omnichannel_page: Columns<OmnichannelPage, 'member_ids'>;
  omnichannel_page__member_ids: LinkColumns<'omnichannel_page_id', 'account_id'>;
  zalo_app: Columns<ZaloApp>;
}

interface MessagingModule {
  entities: MessagingEntities & SystemEntities;
  reads: MessagingTables & SystemTables;
  writes: {};
  effects: {};
  actions: {};
  jobs: never;
}

/** What the code of this module is given inside a change. */
export type MessagingContext = ChangeContext<MessagingModule>;

export const defineModule = (code: ModuleCode<MessagingModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asMessaging = (context: Pick<ChangeContext, 'within'>): MessagingContext =>
  context.within('messaging') as unknown as MessagingContext;
