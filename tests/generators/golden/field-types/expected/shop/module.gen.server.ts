// Generated from schemas/shop/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type Lasting,
  type LinkColumns,
  type ModuleCode,
  toModuleCode,
} from '#contract/module.ts';
import type { Brand } from './brand.entity.gen.ts';
import type { ItemPart } from './item-part.entity.gen.ts';
import type { Item } from './item.entity.gen.ts';

export interface ShopEntities {
  brand: Brand;
  item_part: ItemPart;
  item: Item;
}

export interface ShopTables {
  brand: Columns<Brand>;
  item_part: Columns<ItemPart>;
  item: Lasting<Columns<Item, 'some_links' | 'some_rows' | 'is_heavy', 'a_decimal' | 'a_percent' | 'a_rate'>>;
  item__some_links: LinkColumns<'item_id', 'brand_id'>;
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
