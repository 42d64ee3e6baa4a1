// Generated from schemas/place/module.json. Edit that file and run `npm run generate`.
import { type ChangeContext, type Columns, type Lasting, type ModuleCode, toModuleCode } from '#contract/module.ts';
import type { Place } from './place.entity.gen.ts';
import type { ReadAddressActionInput, ReadAddressActionResult } from './read-address.action.gen.ts';

export interface PlaceEntities {
  place: Place;
}

export interface PlaceTables {
  place: Lasting<Columns<Place>>;
}

interface PlaceModule {
  entities: PlaceEntities;
  reads: PlaceTables;
  writes: {};
  effects: {};
  actions: {
    read_address: { input: ReadAddressActionInput; result: ReadAddressActionResult };
  };
  jobs: never;
}

/** What the code of this module is given inside a change. */
export type PlaceContext = ChangeContext<PlaceModule>;

export const defineModule = (code: ModuleCode<PlaceModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asPlace = (context: Pick<ChangeContext, 'within'>): PlaceContext =>
  context.within('place') as unknown as PlaceContext;
