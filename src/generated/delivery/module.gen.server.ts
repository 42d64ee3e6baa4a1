// Generated from schemas/delivery/module.json. Edit that file and run `npm run generate`.
import { type ChangeContext, type Columns, type ModuleCode, toModuleCode } from '#contract/module.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { CheckDeliveryShopActionInput } from './check-delivery-shop.action.gen.ts';
import type { DeliveryShop } from './delivery-shop.entity.gen.ts';
import type { MakeDefaultActionInput } from './make-default.action.gen.ts';
import type { StopDeliveryShopActionInput } from './stop-delivery-shop.action.gen.ts';

export interface DeliveryEntities {
  delivery_shop: DeliveryShop;
}

export interface DeliveryTables {
  delivery_shop: Columns<DeliveryShop>;
}

interface DeliveryModule {
  entities: DeliveryEntities & SystemEntities;
  reads: DeliveryTables & SystemTables;
  writes: {};
  effects: {};
  actions: {
    check_delivery_shop: { input: CheckDeliveryShopActionInput; record: DeliveryShop };
    make_default: { input: MakeDefaultActionInput; record: DeliveryShop };
    stop_delivery_shop: { input: StopDeliveryShopActionInput; record: DeliveryShop };
  };
  jobs: 'check_shop' | 'check_shops';
}

/** What the code of this module is given inside a change. */
export type DeliveryContext = ChangeContext<DeliveryModule>;

export const defineModule = (code: ModuleCode<DeliveryModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asDelivery = (context: Pick<ChangeContext, 'within'>): DeliveryContext =>
  context.within('delivery') as unknown as DeliveryContext;
