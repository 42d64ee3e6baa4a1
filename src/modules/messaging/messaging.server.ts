import { defineModule } from '#generated/messaging/module.gen.server.ts';
import { oauthZalo } from './connect.server.ts';
import { oauthPage } from './connectPages.server.ts';
import { notifyEnded } from './endedPages.server.ts';
import { checkHours } from './checkHours.server.ts';
import {
  askPage,
  forgetTokens,
  hideComment,
  leavePage,
  subscribePages,
  testPages,
} from './pageCalls.server.ts';
import { syncOa, syncOas, syncZns } from './templates.server.ts';
import { testZns } from './testZns.server.ts';
import { zaloHook } from './zaloHook.server.ts';
import { resendZns, sendZns } from './zns.server.ts';

export default defineModule({
  rights: ['administration_zns', 'customer_account'],
  hooks: { omnichannel_page: { beforeWrite: checkHours, afterWrite: notifyEnded } },
  callbacks: { oauth_page: oauthPage, oauth_zalo: oauthZalo },
  actions: {
    resend_zns: resendZns,
    subscribe_page: subscribePages,
    sync_zns: syncZns,
    test_page: testPages,
    test_zns: testZns,
  },
  effects: { forget_tokens: forgetTokens },
  jobs: {
    ask_page: askPage,
    hide_comment: hideComment,
    leave_page: leavePage,
    send_zns: sendZns,
    sync_oa: syncOa,
    sync_oas: syncOas,
  },
  webhooks: { zalo: zaloHook },
  schedules: { sync: { cron: '30 5 * * *', job: 'sync_oas' } },
});
