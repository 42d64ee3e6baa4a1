// Generated from schemas/shop/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type LinkColumns,
  type ModuleCode,
  toModuleCode,
} from '#contract/module.ts';
import type { Account } from './account.entity.gen.ts';
import type { Agency } from './agency.entity.gen.ts';
import type { Category } from './category.entity.gen.ts';
import type { Delivery } from './delivery.entity.gen.ts';

export interface ShopEntities {
  account: Account;
  agency: Agency;
  category: Category;
  delivery: Delivery;
}

export interface ShopTables {
  account: Columns<Account>;
  agency: Columns<Agency, 'account_ids'>;
  agency__account_ids: LinkColumns<'agency_id', 'account_id'>;
  category: Columns<Category>;
  delivery: Columns<Delivery>;
}

interface ShopModule {
  entities: ShopEntities;
  reads: ShopTables;
  writes: {};
  effects: {};
  actions: {};
  jobs: never;
}

/** What the code of this module is given inside a change. */
export type ShopContext = ChangeContext<ShopModule>;

export const defineModule = (code: ModuleCode<ShopModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asShop = (context: Pick<ChangeContext, 'within'>): ShopContext =>
  context.within('shop') as unknown as ShopContext;
