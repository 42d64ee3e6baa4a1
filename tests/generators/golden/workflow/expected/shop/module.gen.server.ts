// Generated from schemas/shop/module.json. Edit that file and run `npm run generate`.
import { type ChangeContext, type Columns, type ModuleCode, toModuleCode } from '#contract/module.ts';
import type { TaskResultActionInput, TaskResultActionResult } from './task-result.action.gen.ts';
import type { Task } from './task.entity.gen.ts';

export interface ShopEntities {
  task: Task;
}

export interface ShopTables {
  task: Columns<Task>;
}

interface ShopModule {
  entities: ShopEntities;
  reads: ShopTables;
  writes: {};
  effects: { tell_owner: Task };
  actions: {
    task_result: { input: TaskResultActionInput; result: TaskResultActionResult };
  };
  jobs: never;
}

/** What the code of this module is given inside a change. */
export type ShopContext = ChangeContext<ShopModule>;

export const defineModule = (code: ModuleCode<ShopModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asShop = (context: Pick<ChangeContext, 'within'>): ShopContext =>
  context.within('shop') as unknown as ShopContext;
