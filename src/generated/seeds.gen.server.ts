// Generated from schemas/*/*.seed.json. Edit those files and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';
import { buyerSeed } from './buyer/buyer.seed.gen.server.ts';
import { leadSeed } from './crm/lead.seed.gen.server.ts';
import { goodsSeed } from './goods/goods.seed.gen.server.ts';
import { stampSeed } from './goods/stamp.seed.gen.server.ts';
import { taxCodeSeed } from './invoice/tax-code.seed.gen.server.ts';
import { orderSeed } from './orders/order.seed.gen.server.ts';
import { reservationSeed } from './stock/reservation.seed.gen.server.ts';
import { stockBalanceSeed } from './stock/stock-balance.seed.gen.server.ts';
import { stockLevelSeed } from './stock/stock-level.seed.gen.server.ts';
import { stockMoveSeed } from './stock/stock-move.seed.gen.server.ts';
import { accountSeed } from './system/account.seed.gen.server.ts';
import { posSeed } from './system/pos.seed.gen.server.ts';
import { roleSeed } from './system/role.seed.gen.server.ts';
import { warehouseSeed } from './system/warehouse.seed.gen.server.ts';

export const seeds: readonly SeedModel[] = [
  accountSeed,
  buyerSeed,
  goodsSeed,
  leadSeed,
  orderSeed,
  posSeed,
  reservationSeed,
  roleSeed,
  stampSeed,
  stockBalanceSeed,
  stockLevelSeed,
  stockMoveSeed,
  taxCodeSeed,
  warehouseSeed,
];
