// Generated from schemas/ads/module.json. Edit that file and run `npm run generate`.
import { type ChangeContext, type Columns, type ModuleCode, toModuleCode } from '#contract/module.ts';
import type { Spend } from './spend.entity.gen.ts';

export interface AdsEntities {
  spend: Spend;
}

export interface AdsTables {
  spend: Columns<Spend>;
}

interface AdsModule {
  entities: AdsEntities;
  reads: AdsTables;
  writes: {};
  effects: {};
  actions: {};
  jobs: never;
}

/** What the code of this module is given inside a change. */
export type AdsContext = ChangeContext<AdsModule>;

export const defineModule = (code: ModuleCode<AdsModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asAds = (context: Pick<ChangeContext, 'within'>): AdsContext =>
  context.within('ads') as unknown as AdsContext;
