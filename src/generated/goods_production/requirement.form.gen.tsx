// Generated from schemas/goods_production/requirement.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { issueMaterialsAction } from './issue-materials.action.gen.ts';
import {
  productionRequirementLineFields,
  productionRequirementLineRules,
} from './production-requirement-line.entity.gen.ts';
import { productionRequirementFields, productionRequirementRules } from './production-requirement.entity.gen.ts';
import { productionRequirementWorkflow } from './production-requirement.workflow.gen.ts';

export const form = createForm({
  screen: 'goods-production/requirement',
  route: '/goods-production/requirement',
  resource: 'production_requirement',
  title: 'screen.goods-production/requirement.title',
  mode: 'edit',
  permissions: ['goods_production_requirement'],
  create: ['goods_production_requirement'],
  sections: [
    {
      key: 'main', label: 'screen.goods-production/requirement.section.main', columns: 2,
      inputs: [
        input(productionRequirementFields.style_code, { label: 'production_requirement.style_code' }),
        input(productionRequirementFields.due_on, { label: 'production_requirement.due_on' }),
        input(productionRequirementFields.kind, { label: 'production_requirement.kind' }),
        input(productionRequirementFields.customer_ref, { label: 'production_requirement.customer_ref' }),
        input(productionRequirementFields.warehouse_id, { label: 'production_requirement.warehouse_id' }),
        input(productionRequirementFields.priority, { label: 'production_requirement.priority' }),
        input(productionRequirementFields.team_id, { label: 'production_requirement.team_id' }),
        input(productionRequirementFields.consignee_id, { label: 'production_requirement.consignee_id' }),
        input(productionRequirementFields.code, { label: 'production_requirement.code' }),
        input(productionRequirementFields.norm_id, { label: 'production_requirement.norm_id' }),
      ],
    },
    {
      key: 'lines', label: 'screen.goods-production/requirement.section.lines',
      inputs: [
        input(productionRequirementFields.lines, {
          label: 'production_requirement.lines',
          matrix: {
            across: 'size', cell: 'quantity', down: ['color'],
            among: { url: '/style-lines', on: ['style_code'], by: 'goods_id', needs: ['style_code'] },
          },
          add: { form: 'requirement-style', label: 'screen.requirement-style.title' },
          rows: [
            input(productionRequirementLineFields.goods_id, { label: 'production_requirement_line.goods_id' }),
            input(productionRequirementLineFields.color, { label: 'production_requirement_line.color' }),
            input(productionRequirementLineFields.size, { label: 'production_requirement_line.size' }),
            input(productionRequirementLineFields.quantity, { label: 'production_requirement_line.quantity' }),
            input(productionRequirementLineFields.cut, { label: 'production_requirement_line.cut' }),
            input(productionRequirementLineFields.finished, { label: 'production_requirement_line.finished' }),
            input(productionRequirementLineFields.defect, { label: 'production_requirement_line.defect' }),
          ],
        }),
      ],
    },
    {
      key: 'sums', label: 'screen.goods-production/requirement.section.sums', columns: 2,
      inputs: [
        input(productionRequirementFields.quantity, { label: 'production_requirement.quantity' }),
        input(productionRequirementFields.cut, { label: 'production_requirement.cut' }),
        input(productionRequirementFields.finished, { label: 'production_requirement.finished' }),
        input(productionRequirementFields.defect, { label: 'production_requirement.defect' }),
        input(productionRequirementFields.progress, { label: 'production_requirement.progress' }),
        input(productionRequirementFields.material_cost, { label: 'production_requirement.material_cost' }),
        input(productionRequirementFields.wage_cost, { label: 'production_requirement.wage_cost' }),
        input(productionRequirementFields.receipt_code, { label: 'production_requirement.receipt_code' }),
      ],
    },
    {
      key: 'papers', label: 'screen.goods-production/requirement.section.papers', columns: 2,
      inputs: [
        input(productionRequirementFields.files, { label: 'production_requirement.files', span: 2 }),
        input(productionRequirementFields.note, { label: 'production_requirement.note', span: 2 }),
      ],
    },
  ],
  models: {
    production_requirement: {
      name: 'production_requirement', fields: Object.values(productionRequirementFields),
      rules: productionRequirementRules, workflows: [productionRequirementWorkflow],
    },
    production_requirement_line: {
      name: 'production_requirement_line', fields: Object.values(productionRequirementLineFields),
      rules: productionRequirementLineRules,
      parent: { entity: 'production_requirement', foreignKey: 'production_requirement_id', field: 'lines' },
    },
  },
  workflows: [productionRequirementWorkflow],
  actions: [issueMaterialsAction],
  validate: () => import('#generated/built/goods_production/production-requirement.validate.gen.js'),
  draft: true,
  prefill: ['style_code'],
  aside: {
    facts: [
      { field: productionRequirementFields.due_on, label: 'production_requirement.due_on' },
      { field: productionRequirementFields.quantity, label: 'production_requirement.quantity' },
      { field: productionRequirementFields.finished, label: 'production_requirement.finished' },
    ],
    related: [
      {
        label: 'screen.goods-production/requirement/need.title', route: '/goods-production/requirement/need',
        filter: 'document_code', from: 'code', isChoice: false, permissions: ['goods_production_requirement'],
        list: {
          screen: 'goods-production/requirement/need',
          urls: {
            list: '/requirement-need-list', count: '/requirement-need-count', download: '/requirement-need-download',
          },
          viewModes: [],
        },
      },
      {
        label: 'screen.goods-production/requirement/material.title', route: '/goods-production/requirement/material',
        filter: 'document_code', from: 'code', isChoice: false, permissions: ['goods_production_requirement'],
        list: {
          screen: 'goods-production/requirement/material',
          urls: {
            list: '/requirement-material-list', count: '/requirement-material-count',
            download: '/requirement-material-download',
          },
          viewModes: ['open', 'short', 'all'],
        },
      },
      {
        label: 'screen.goods-production/record.title', route: '/goods-production/record', filter: 'requirement_id',
        from: 'id', isChoice: true, permissions: ['goods_production_record'],
        list: {
          screen: 'goods-production/record',
          urls: {
            list: '/production-record-list', count: '/production-record-count', download: '/production-record-download',
          },
          viewModes: ['all', 'today', 'to_confirm', 'goods'],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }, ' – ', { field: 'style_code' }],
});

export default function RequirementForm() {
  return <FormScreen form={form} />;
}
