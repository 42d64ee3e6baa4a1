// Generated from schemas/warehouse/pos-display-request.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ApprovalStatus, approvalStatus } from '#generated/_shared/approval-status.enum.gen.ts';
import { type DisplayKind, displayKind } from './display-kind.enum.gen.ts';
import type { PosDisplayRequestLine } from './pos-display-request-line.entity.gen.ts';

export type PosDisplayRequest = {
  id: number;
  version: number;
  code: string;
  pos_id: number;
  /** Where the goods come from, or go back to. */
  warehouse_id: number;
  kind: DisplayKind;
  wanted_on: string;
  images: string[] | null;
  status: ApprovalStatus;
  /** Who decides; never who asks. */
  approver_id: number | null;
  decided_at: string | null;
  /** Why less is given than was asked for. */
  decision_note: string | null;
  revision: number;
  transfer_id: number | null;
  lines: PosDisplayRequestLine[];
  requested: number;
  approved: number | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const posDisplayRequestFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'DR', per: 'day', digits: 5 },
  },
  pos_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'pos', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<PosDisplayRequest>) => [2, 3].includes(c.record.status),
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { kind: 'storage' } },
    readOnlyIf: (c: Logic<PosDisplayRequest>) => [2, 3].includes(c.record.status),
  },
  kind: {
    type: 'enum', json: 'string', required: true, default: 'refill', enum: displayKind,
    readOnlyIf: (c: Logic<PosDisplayRequest>) => [2, 3].includes(c.record.status),
  },
  wanted_on: {
    type: 'date', json: 'string', required: true,
    readOnlyIf: (c: Logic<PosDisplayRequest>) => [2, 3].includes(c.record.status),
  },
  images: {
    type: 'images', json: 'array', maxItems: 5,
    readOnlyIf: (c: Logic<PosDisplayRequest>) => [2, 3].includes(c.record.status),
  },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: approvalStatus },
  approver_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  decided_at: { type: 'date_time', json: 'string', readOnly: true },
  decision_note: {
    type: 'text', json: 'string', maxLength: 500,
    readOnlyIf: (c: Logic<PosDisplayRequest>) => c.record.status !== 2,
  },
  revision: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 1, default: 1 },
  transfer_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'goods_transfer', onDelete: 'restrict' },
  },
  lines: {
    type: 'rows', json: 'array', required: true,
    rows: {
      entity: 'pos_display_request_line', foreignKey: 'pos_display_request_id', min: 1, max: 200, unique: ['goods_id'],
    },
  },
  requested: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PosDisplayRequest>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.quantity ?? 0), 0),
    },
  },
  approved: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PosDisplayRequest>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.approved_quantity != null ? row.approved_quantity : 0), 0),
    },
  },
  note: {
    type: 'long_text', json: 'string', maxLength: 500,
    readOnlyIf: (c: Logic<PosDisplayRequest>) => [2, 3].includes(c.record.status),
  },
  ...standardFields,
});

export const posDisplayRequestRules: readonly RuleModel[] = [
  {
    key: 'wanted_past',
    check: (c: Logic<PosDisplayRequest>) => c.record.wanted_on == null || c.record.wanted_on >= c.today,
    level: 'error', on: ['create'], message: 'rule.pos_display_request.wanted_past', at: 'wanted_on',
  },
];

export const posDisplayRequestDisplay = [{ field: 'code' }] as const;
