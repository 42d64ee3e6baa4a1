// Generated from schemas/buyer/module.json. Edit that file and run `npm run generate`.
import { type ChangeContext, type Columns, type ModuleCode, toModuleCode } from '#contract/module.ts';
import type { PlaceEntities, PlaceTables } from '#generated/place/module.gen.server.ts';
import type { Buyer } from './buyer.entity.gen.ts';

export interface BuyerEntities {
  buyer: Buyer;
}

export interface BuyerTables {
  buyer: Columns<Buyer>;
}

interface BuyerModule {
  entities: BuyerEntities & PlaceEntities;
  reads: BuyerTables & PlaceTables;
  writes: {};
  effects: {};
  actions: {};
  jobs: 'move_birthdays';
}

/** What the code of this module is given inside a change. */
export type BuyerContext = ChangeContext<BuyerModule>;

export const defineModule = (code: ModuleCode<BuyerModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asBuyer = (context: Pick<ChangeContext, 'within'>): BuyerContext =>
  context.within('buyer') as unknown as BuyerContext;
