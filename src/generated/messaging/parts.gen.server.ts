// Generated from schemas/messaging/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import messagingCode from '#modules/messaging/messaging.server.ts';
import { assignMode } from './assign-mode.enum.gen.ts';
import { autoHide } from './auto-hide.enum.gen.ts';
import { chatChannel } from './chat-channel.enum.gen.ts';
import { oauthZaloPage } from './oauth-zalo.page.gen.server.ts';
import { omnichannelPageModel } from './omnichannel-page.entity.gen.server.ts';
import { zaloAppModel } from './zalo-app.entity.gen.server.ts';
import { zaloAppForm } from './zalo-app.form.gen.server.ts';
import { zaloAppsList } from './zalo-apps.list.gen.server.ts';
import { zaloOaForm } from './zalo-oa.form.gen.server.ts';
import { zaloOaList } from './zalo-oa.list.gen.server.ts';

export const messagingParts: ModuleParts = {
  module: { name: 'messaging', order: 42, tab: 'administration', menu: [['customer_account']], settings: [] },
  entities: [omnichannelPageModel, zaloAppModel],
  lists: [zaloAppsList, zaloOaList],
  forms: [zaloAppForm, zaloOaForm],
  callbacks: [oauthZaloPage],
  enums: [assignMode, autoHide, chatChannel],
  notifications: [
    { key: 'page_token_expired', type: 11, severity: 'warning', link: '/zalo-oa/{id}', to: ['customer_account'] },
  ],
  code: messagingCode,
};
