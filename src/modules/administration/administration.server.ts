import { defineModule } from '#generated/administration/module.gen.server.ts';
import { compareQuotations } from './compareQuotations.server.ts';
import { orderCover } from './coverOrders.server.ts';
import { expireDevelopments, checkDevelopments, makeGoods } from './developments.server.ts';
import { notifyDue } from './dueDebts.server.ts';
import { notifyExpiring } from './expiringProfiles.server.ts';
import {
  chooseQuotation,
  completeQuotations,
  followQuotations,
  inviteSupplier,
} from './quotations.server.ts';
import { giveUpValueMail, planValueMails, sendValueMail } from './valueMail.server.ts';

export default defineModule({
  hooks: {
    product_development: { beforeWrite: checkDevelopments },
    quotation: { beforeWrite: completeQuotations, afterWrite: followQuotations },
  },
  actions: {
    choose_quotation: chooseQuotation,
    compare_quotations: compareQuotations,
    invite_supplier: inviteSupplier,
    make_goods: makeGoods,
    order_cover: orderCover,
  },
  jobs: {
    expire_developments: {
      as: 'timer',
      async run({ change }) {
        await change(expireDevelopments);
      },
    },
    notify_due: {
      as: 'timer',
      async run({ change }) {
        await change(notifyDue);
      },
    },
    notify_expiring: {
      as: 'timer',
      async run({ change }) {
        await change(notifyExpiring);
      },
    },
    plan_value_mails: {
      as: 'timer',
      async run({ change }) {
        await change(planValueMails);
      },
    },
    send_value_mail: { as: 'timer', backoffSeconds: 60, run: sendValueMail, onGivenUp: giveUpValueMail },
  },
  schedules: {
    expire_developments: { cron: '15 0 * * *', job: 'expire_developments' },
    notify_due: { cron: '0 8 * * *', job: 'notify_due' },
    notify_expiring: { cron: '30 7 * * *', job: 'notify_expiring' },
    plan_value_mails: { cron: '0 * * * *', job: 'plan_value_mails' },
  },
});
