// Generated from schemas/goods_production/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import goodsProductionCode from '#modules/goods_production/goods_production.server.ts';
import { buyMaterialsActionModel } from './buy-materials.action.gen.server.ts';
import { issueMaterialsActionModel } from './issue-materials.action.gen.server.ts';
import { materialAvailability } from './material-availability.enum.gen.ts';
import { materialNeedModel } from './material-need.entity.gen.server.ts';
import { materialNeedsList } from './material-needs.list.gen.server.ts';
import { newVersionActionModel } from './new-version.action.gen.server.ts';
import { normUseModel } from './norm-use.entity.gen.server.ts';
import { normUsesList } from './norm-uses.list.gen.server.ts';
import { normForm } from './norm.form.gen.server.ts';
import { normImport } from './norm.import.gen.server.ts';
import { normsList } from './norms.list.gen.server.ts';
import { planReport } from './plan.report.gen.server.ts';
import { productionKind } from './production-kind.enum.gen.ts';
import { productionNormLineModel } from './production-norm-line.entity.gen.server.ts';
import { productionNormStatus } from './production-norm-status.enum.gen.ts';
import { productionNormModel } from './production-norm.entity.gen.server.ts';
import { productionPriority } from './production-priority.enum.gen.ts';
import { productionRecordLineModel } from './production-record-line.entity.gen.server.ts';
import { productionRecordStatus } from './production-record-status.enum.gen.ts';
import { productionRecordModel } from './production-record.entity.gen.server.ts';
import { productionRequirementLineModel } from './production-requirement-line.entity.gen.server.ts';
import { productionRequirementStatus } from './production-requirement-status.enum.gen.ts';
import { productionRequirementModel } from './production-requirement.entity.gen.server.ts';
import { productionStageRateModel } from './production-stage-rate.entity.gen.server.ts';
import { productionStage } from './production-stage.enum.gen.ts';
import { productionTeamModel } from './production-team.entity.gen.server.ts';
import { recordWorkForm } from './record-work.form.gen.server.ts';
import { recordForm } from './record.form.gen.server.ts';
import { recordsList } from './records.list.gen.server.ts';
import { requirementMaterialModel } from './requirement-material.entity.gen.server.ts';
import { requirementMaterialsList } from './requirement-materials.list.gen.server.ts';
import { requirementNeedModel } from './requirement-need.entity.gen.server.ts';
import { requirementNeedsList } from './requirement-needs.list.gen.server.ts';
import { requirementPartModel } from './requirement-part.entity.gen.server.ts';
import { requirementReadinessList } from './requirement-readiness.list.gen.server.ts';
import { requirementReadyModel } from './requirement-ready.entity.gen.server.ts';
import { requirementStyleForm } from './requirement-style.form.gen.server.ts';
import { requirementForm } from './requirement.form.gen.server.ts';
import { requirementsList } from './requirements.list.gen.server.ts';
import { styleLinesActionModel } from './style-lines.action.gen.server.ts';
import { styleSizesActionModel } from './style-sizes.action.gen.server.ts';
import { teamWorkModel } from './team-work.entity.gen.server.ts';
import { teamWorksList } from './team-works.list.gen.server.ts';
import { teamForm } from './team.form.gen.server.ts';
import { teamsList } from './teams.list.gen.server.ts';
import { workLinesActionModel } from './work-lines.action.gen.server.ts';
import { workReport } from './work.report.gen.server.ts';

export const goodsProductionParts: ModuleParts = {
  module: {
    name: 'goods_production', order: 50, tab: 'goods_production',
    menu: [['goods_production_record'], ['goods_production_requirement'], ['goods_production_quantitative']],
    settings: [],
  },
  entities: [
    materialNeedModel, normUseModel, productionNormLineModel, productionNormModel, productionRecordLineModel,
    productionRecordModel, productionRequirementLineModel, productionRequirementModel, productionStageRateModel,
    productionTeamModel, requirementMaterialModel, requirementNeedModel, requirementPartModel, requirementReadyModel,
    teamWorkModel,
  ],
  lists: [
    materialNeedsList, normUsesList, normsList, recordsList, requirementMaterialsList, requirementNeedsList,
    requirementReadinessList, requirementsList, teamWorksList, teamsList,
  ],
  forms: [normForm, recordWorkForm, recordForm, requirementStyleForm, requirementForm, teamForm],
  reports: [planReport, workReport],
  imports: [normImport],
  enums: [
    materialAvailability, productionKind, productionNormStatus, productionPriority, productionRecordStatus,
    productionRequirementStatus, productionStage,
  ],
  actions: [
    buyMaterialsActionModel, issueMaterialsActionModel, newVersionActionModel, styleLinesActionModel,
    styleSizesActionModel, workLinesActionModel,
  ],
  notifications: [
    {
      key: 'requirement_late', type: 12, severity: 'warning', link: '/goods-production/requirement',
      to: ['goods_production_requirement'],
    },
  ],
  code: goodsProductionCode,
};
