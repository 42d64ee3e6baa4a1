// Generated from schemas/request/module.json. Edit that file and run `npm run generate`.
import { type ChangeContext, type Columns, type ModuleCode, toModuleCode } from '#contract/module.ts';
import type { CrmEntities, CrmTables } from '#generated/crm/module.gen.server.ts';
import type { GoodsEntities, GoodsTables } from '#generated/goods/module.gen.server.ts';
import type { OrdersEntities, OrdersTables } from '#generated/orders/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { TaskRequest } from './task-request.entity.gen.ts';

export interface RequestEntities {
  task_request: TaskRequest;
}

export interface RequestTables {
  task_request: Columns<TaskRequest>;
}

interface RequestModule {
  entities: RequestEntities & CrmEntities & GoodsEntities & OrdersEntities & SystemEntities;
  reads: RequestTables & CrmTables & GoodsTables & OrdersTables & SystemTables;
  writes: {};
  effects: {};
  actions: {};
  jobs: 'notify_overdue';
}

/** What the code of this module is given inside a change. */
export type RequestContext = ChangeContext<RequestModule>;

export const defineModule = (code: ModuleCode<RequestModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asRequest = (context: Pick<ChangeContext, 'within'>): RequestContext =>
  context.within('request') as unknown as RequestContext;
