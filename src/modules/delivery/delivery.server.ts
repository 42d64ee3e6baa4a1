import { defineModule } from '#generated/delivery/module.gen.server.ts';
import { keepOneDefault, makeDefault, stopDeliveryShop } from './defaults.server.ts';

export default defineModule({
  hooks: { delivery_shop: { beforeWrite: keepOneDefault } },
  actions: { make_default: makeDefault, stop_delivery_shop: stopDeliveryShop },
});
