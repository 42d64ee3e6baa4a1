import { defineModule } from '#generated/shop/module.gen.server.ts';

export default defineModule({
  actions: { check_out: async () => ({ bill_id: 1, change: 0 }), close_day: async () => ({}), ask_fee: async () => ({ offers: [], columns: [] }), ask_price: { customer: async () => 1, run: async () => ({ price: 1 }) }, reprint() {}, void_bill() {} },
});
