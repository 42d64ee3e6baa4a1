import { defineModule } from '#generated/pos/module.gen.server.ts';
import { checkOut } from './check-out.server.ts';
import { findGoods } from './find-goods.server.ts';

export default defineModule({ actions: { check_out: checkOut, find_goods: findGoods } });
