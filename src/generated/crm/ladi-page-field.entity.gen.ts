// Generated from schemas/crm/ladi-page-field.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type LadiField, ladiField } from './ladi-field.enum.gen.ts';
import { type LadiTransform, ladiTransform } from './ladi-transform.enum.gen.ts';

export type LadiPageField = {
  id: number;
  version: number;
  ladi_page_id: number;
  incoming: string;
  field: LadiField;
  transform: LadiTransform;
  /** Instead of what was sent. */
  fixed: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const ladiPageFieldFields = createFields({
  ladi_page_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'ladi_page', onDelete: 'restrict' },
  },
  incoming: { type: 'text', json: 'string', required: true, maxLength: 100 },
  field: { type: 'enum', json: 'string', required: true, enum: ladiField },
  transform: { type: 'enum', json: 'string', required: true, default: 'none', enum: ladiTransform },
  fixed: { type: 'text', json: 'string', maxLength: 255 },
  ...standardFields,
});

export const ladiPageFieldRules: readonly RuleModel[] = [];

export const ladiPageFieldDisplay = ['#', { field: 'id' }] as const;
