// Generated from schemas/messaging/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import messagingCode from '#modules/messaging/messaging.server.ts';
import { assignMode } from './assign-mode.enum.gen.ts';
import { autoHide } from './auto-hide.enum.gen.ts';
import { chatChannel } from './chat-channel.enum.gen.ts';
import { oauthPage } from './oauth-page.page.gen.server.ts';
import { oauthZaloPage } from './oauth-zalo.page.gen.server.ts';
import { omnichannelPageHourModel } from './omnichannel-page-hour.entity.gen.server.ts';
import { omnichannelPageModel } from './omnichannel-page.entity.gen.server.ts';
import { pageAppModel } from './page-app.entity.gen.server.ts';
import { resendZnsActionModel } from './resend-zns.action.gen.server.ts';
import { subscribePageActionModel } from './subscribe-page.action.gen.server.ts';
import { syncZnsActionModel } from './sync-zns.action.gen.server.ts';
import { testPageActionModel } from './test-page.action.gen.server.ts';
import { testZnsActionModel } from './test-zns.action.gen.server.ts';
import { zaloAppModel } from './zalo-app.entity.gen.server.ts';
import { zaloAppForm } from './zalo-app.form.gen.server.ts';
import { zaloAppsList } from './zalo-apps.list.gen.server.ts';
import { zaloOaForm } from './zalo-oa.form.gen.server.ts';
import { zaloOaList } from './zalo-oa.list.gen.server.ts';
import { znsEvent } from './zns-event.enum.gen.ts';
import { znsFailure } from './zns-failure.enum.gen.ts';
import { znsMessageState } from './zns-message-state.enum.gen.ts';
import { znsMessageModel } from './zns-message.entity.gen.server.ts';
import { znsParameterModel } from './zns-parameter.entity.gen.server.ts';
import { znsQuotaList } from './zns-quota.list.gen.server.ts';
import { znsTemplateState } from './zns-template-state.enum.gen.ts';
import { znsTemplateModel } from './zns-template.entity.gen.server.ts';
import { znsTemplateForm } from './zns-template.form.gen.server.ts';
import { znsTemplateList } from './zns-template.list.gen.server.ts';
import { znsValue } from './zns-value.enum.gen.ts';
import { znsList } from './zns.list.gen.server.ts';
import { znsReport } from './zns.report.gen.server.ts';

export const messagingParts: ModuleParts = {
  module: {
    name: 'messaging', order: 42, tab: 'administration', menu: [['administration_zns'], ['customer_account']],
    settings: [],
  },
  entities: [
    omnichannelPageHourModel, omnichannelPageModel, pageAppModel, zaloAppModel, znsMessageModel, znsParameterModel,
    znsTemplateModel,
  ],
  lists: [zaloAppsList, zaloOaList, znsQuotaList, znsTemplateList, znsList],
  forms: [zaloAppForm, zaloOaForm, znsTemplateForm],
  reports: [znsReport],
  callbacks: [oauthPage, oauthZaloPage],
  enums: [assignMode, autoHide, chatChannel, znsEvent, znsFailure, znsMessageState, znsTemplateState, znsValue],
  actions: [
    resendZnsActionModel, subscribePageActionModel, syncZnsActionModel, testPageActionModel, testZnsActionModel,
  ],
  notifications: [
    { key: 'oa_token_expired', type: 11, severity: 'danger', link: '/zalo-oa/{id}', to: ['customer_account'] },
    {
      key: 'page_token_expired', type: 11, severity: 'danger', link: '/crm/omnichannel-page/{id}',
      to: ['crm_lead_omnichannel'],
    },
    { key: 'zns_failed', type: 15, severity: 'danger', link: '/administration/zns', to: ['administration_zns'] },
    { key: 'zns_quota_low', type: 15, severity: 'warning', link: '/administration/zns', to: ['administration_zns'] },
  ],
  code: messagingCode,
};
