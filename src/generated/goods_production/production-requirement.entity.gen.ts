// Generated from schemas/goods_production/production-requirement.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ProductionKind, productionKind } from './production-kind.enum.gen.ts';
import { type ProductionPriority, productionPriority } from './production-priority.enum.gen.ts';
import type { ProductionRequirementLine } from './production-requirement-line.entity.gen.ts';
import {
  type ProductionRequirementStatus,
  productionRequirementStatus,
} from './production-requirement-status.enum.gen.ts';

export type ProductionRequirement = {
  id: number;
  version: number;
  code: string;
  style_code: string;
  kind: ProductionKind;
  customer_ref: string | null;
  /** Materials come from here, and what is made goes there. */
  warehouse_id: number;
  due_on: string;
  /** Days until it is due, below 0 how late it is; of what is still to be made. */
  days_left: number | null;
  priority: ProductionPriority;
  status: ProductionRequirementStatus;
  team_id: number | null;
  /** Workshop outside that makes it. */
  consignee_id: number | null;
  /** The one that was in force when it was accepted. */
  norm_id: number | null;
  lines: ProductionRequirementLine[];
  quantity: number;
  cut: number;
  finished: number;
  defect: number;
  progress: number | null;
  defect_percent: number | null;
  material_cost: number | null;
  wage_cost: number | null;
  /** Receipt by which what was made came to the warehouse. */
  receipt_code: string | null;
  files: string[] | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const productionRequirementFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'SX', per: 'day', digits: 5 },
  },
  style_code: {
    type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 50,
    readOnlyIf: (c: Logic<ProductionRequirement>) => c.record.status !== 'new',
  },
  kind: { type: 'enum', json: 'string', required: true, default: 'stock', enum: productionKind },
  customer_ref: {
    type: 'text', json: 'string', key: true, maxLength: 100, onHide: 'clear',
    visible: (c: Logic<ProductionRequirement>) => c.record.kind === 'order',
    requiredIf: (c: Logic<ProductionRequirement>) => c.record.kind === 'order',
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<ProductionRequirement>) => c.record.status !== 'new',
  },
  due_on: { type: 'date', json: 'string', required: true },
  days_left: {
    type: 'duration', json: 'integer', readOnly: true, unit: 'd',
    compute: {
      stored: false,
      value: (c: Logic<ProductionRequirement>) =>
        ['new', 'accepted', 'joined', 'processing'].includes(c.record.status) ? (c.record.due_on != null ? (Date.parse(c.record.due_on) - Date.parse(c.today)) / 86400000 : null) : null,
    },
  },
  priority: { type: 'enum', json: 'string', required: true, default: 'normal', enum: productionPriority },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: productionRequirementStatus },
  team_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'production_team', onDelete: 'restrict', where: { active: true } },
  },
  consignee_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'consignee', onDelete: 'restrict', where: { kind: ['workshop'] } },
  },
  norm_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'production_norm', onDelete: 'restrict' },
  },
  lines: {
    type: 'rows', json: 'array',
    rows: { entity: 'production_requirement_line', foreignKey: 'production_requirement_id', max: 200 },
    readOnlyIf: (c: Logic<ProductionRequirement>) => c.record.status !== 'new',
  },
  quantity: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<ProductionRequirement>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.quantity ?? 0), 0),
    },
  },
  cut: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<ProductionRequirement>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.cut ?? 0), 0),
    },
  },
  finished: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<ProductionRequirement>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.finished ?? 0), 0),
    },
  },
  defect: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<ProductionRequirement>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.defect ?? 0), 0),
    },
  },
  progress: {
    type: 'percent', json: 'number', readOnly: true, scale: 2, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<ProductionRequirement>) =>
        c.record.quantity != null && c.record.quantity > 0 ? (c.record.finished != null && c.record.defect != null ? Math.floor((c.record.finished + c.record.defect) * 100 / c.record.quantity + 0.5) : null) : 0,
    },
  },
  defect_percent: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.1, unit: '%', scale: 1, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<ProductionRequirement>) =>
        c.record.quantity != null && c.record.quantity > 0 ? (c.record.defect != null ? Math.floor(c.record.defect * 100 / c.record.quantity * 10 + 0.5) / 10 : null) : 0,
    },
  },
  material_cost: { type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'] },
  wage_cost: { type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'] },
  receipt_code: { type: 'code', json: 'string', readOnly: true, maxLength: 30 },
  files: {
    type: 'file', json: 'array', maxItems: 5, file: { types: ['pdf', 'xlsx', 'docx', 'jpg', 'png'], maxBytes: 5242880 },
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const productionRequirementRules: readonly RuleModel[] = [];

export const productionRequirementDisplay = [{ field: 'code' }, ' – ', { field: 'style_code' }] as const;
