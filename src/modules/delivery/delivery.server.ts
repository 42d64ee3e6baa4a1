import { defineModule } from '#generated/delivery/module.gen.server.ts';
import { checkAllShops, checkDeliveryShops, checkShop } from './check.server.ts';
import { keepOneDefault, makeDefault, stopDeliveryShop } from './defaults.server.ts';

export default defineModule({
  hooks: { delivery_shop: { beforeWrite: keepOneDefault } },
  actions: {
    check_delivery_shop: checkDeliveryShops,
    make_default: makeDefault,
    stop_delivery_shop: stopDeliveryShop,
  },
  jobs: { check_shop: checkShop, check_shops: checkAllShops },
  schedules: { check_shops: { cron: '30 3 * * *', job: 'check_shops' } },
});
