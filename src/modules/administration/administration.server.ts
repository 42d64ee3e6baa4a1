import { defineModule } from '#generated/administration/module.gen.server.ts';
import { expireDevelopments, checkDevelopments, makeGoods } from './developments.server.ts';
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
    invite_supplier: inviteSupplier,
    make_goods: makeGoods,
  },
  jobs: {
    expire_developments: {
      as: 'timer',
      async run({ change }) {
        await change(expireDevelopments);
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
    plan_value_mails: { cron: '0 * * * *', job: 'plan_value_mails' },
  },
});
