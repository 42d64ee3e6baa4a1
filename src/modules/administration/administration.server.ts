import { defineModule } from '#generated/administration/module.gen.server.ts';
import { expireDevelopments, checkDevelopments, makeGoods } from './developments.server.ts';
import {
  chooseQuotation,
  completeQuotations,
  followQuotations,
  inviteSupplier,
} from './quotations.server.ts';

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
  },
  schedules: { expire_developments: { cron: '15 0 * * *', job: 'expire_developments' } },
});
