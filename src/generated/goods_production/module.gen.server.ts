// Generated from schemas/goods_production/module.json. Edit that file and run `npm run generate`.
import {
  type ChangeContext,
  type Columns,
  type Lasting,
  type ModuleCode,
  type Written,
  toModuleCode,
} from '#contract/module.ts';
import type { GoodsEntities, GoodsTables } from '#generated/goods/module.gen.server.ts';
import type { MaterialEntities, MaterialTables } from '#generated/material/module.gen.server.ts';
import type { PartnerEntities, PartnerTables } from '#generated/partner/module.gen.server.ts';
import type { StockEntities, StockTables } from '#generated/stock/module.gen.server.ts';
import type { SystemEntities, SystemTables } from '#generated/system/module.gen.server.ts';
import type { WarehouseEntities, WarehouseTables } from '#generated/warehouse/module.gen.server.ts';
import type { BuyMaterialsActionInput, BuyMaterialsActionResult } from './buy-materials.action.gen.ts';
import type { IssueMaterialsActionInput } from './issue-materials.action.gen.ts';
import type { NewVersionActionInput } from './new-version.action.gen.ts';
import type { ProductionNormLine } from './production-norm-line.entity.gen.ts';
import type { ProductionNorm } from './production-norm.entity.gen.ts';
import type { ProductionRecordLine } from './production-record-line.entity.gen.ts';
import type { ProductionRecord } from './production-record.entity.gen.ts';
import type { ProductionRequirementLine } from './production-requirement-line.entity.gen.ts';
import type { ProductionRequirement } from './production-requirement.entity.gen.ts';
import type { ProductionStageRate } from './production-stage-rate.entity.gen.ts';
import type { ProductionTeam } from './production-team.entity.gen.ts';
import type { RequirementNeed } from './requirement-need.entity.gen.ts';
import type { StyleLinesActionInput, StyleLinesActionResult } from './style-lines.action.gen.ts';
import type { StyleSizesActionInput, StyleSizesActionResult } from './style-sizes.action.gen.ts';
import type { WorkLinesActionInput, WorkLinesActionResult } from './work-lines.action.gen.ts';

export interface GoodsProductionEntities {
  production_norm_line: ProductionNormLine;
  production_norm: ProductionNorm;
  production_record_line: ProductionRecordLine;
  production_record: ProductionRecord;
  production_requirement_line: ProductionRequirementLine;
  production_requirement: ProductionRequirement;
  production_stage_rate: ProductionStageRate;
  production_team: ProductionTeam;
  requirement_need: RequirementNeed;
}

export interface GoodsProductionTables {
  production_norm_line: Columns<ProductionNormLine, never, 'quantity' | 'waste_percent'>;
  production_norm: Columns<ProductionNorm, 'lines' | 'rates'>;
  production_record_line: Columns<ProductionRecordLine>;
  production_record: Columns<ProductionRecord, 'lines', 'defect_percent' | 'minutes_per_piece'>;
  production_requirement_line: Columns<ProductionRequirementLine>;
  production_requirement: Columns<ProductionRequirement, 'days_left' | 'lines', 'progress' | 'defect_percent'>;
  production_stage_rate: Columns<ProductionStageRate, never, 'minutes'>;
  production_team: Columns<ProductionTeam>;
  requirement_need: Lasting<Columns<RequirementNeed, never, 'per_piece' | 'waste_percent' | 'quantity'>>;
}

interface GoodsProductionModule {
  entities: GoodsProductionEntities & GoodsEntities & MaterialEntities & PartnerEntities & StockEntities & SystemEntities & WarehouseEntities;
  reads: GoodsProductionTables & GoodsTables & MaterialTables & PartnerTables & StockTables & SystemTables & WarehouseTables;
  writes: Written<Pick<GoodsProductionTables, 'requirement_need'>>;
  effects: { count_pieces: ProductionRecord; keep_materials: ProductionRequirement; free_materials: ProductionRequirement };
  actions: {
    buy_materials: { input: BuyMaterialsActionInput; result: BuyMaterialsActionResult };
    issue_materials: { input: IssueMaterialsActionInput; record: ProductionRequirement };
    new_version: { input: NewVersionActionInput; record: ProductionNorm };
    style_lines: { input: StyleLinesActionInput; result: StyleLinesActionResult };
    style_sizes: { input: StyleSizesActionInput; result: StyleSizesActionResult };
    work_lines: { input: WorkLinesActionInput; result: WorkLinesActionResult };
  };
  jobs: 'notify_late';
}

/** What the code of this module is given inside a change. */
export type GoodsProductionContext = ChangeContext<GoodsProductionModule>;

export const defineModule = (code: ModuleCode<GoodsProductionModule>): ModuleCode =>
  toModuleCode(code);

/** Somebody's change by the right of this module: what it offers to others begins so. */
export const asGoodsProduction = (context: Pick<ChangeContext, 'within'>): GoodsProductionContext =>
  context.within('goods_production') as unknown as GoodsProductionContext;
