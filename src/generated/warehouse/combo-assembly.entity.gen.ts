// Generated from schemas/warehouse/combo-assembly.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type AssemblyKind, assemblyKind } from './assembly-kind.enum.gen.ts';
import { type AssemblyStatus, assemblyStatus } from './assembly-status.enum.gen.ts';

export type ComboAssembly = {
  id: number;
  version: number;
  code: string;
  combo_id: number;
  warehouse_id: number;
  kind: AssemblyKind;
  quantity: number;
  status: AssemblyStatus;
  done_at: string | null;
  /** Of the combos that are made; empty: the code of the document, where a part has a lot or expires. */
  lot: string | null;
  /** Of the combos that are made; empty: that of the part that expires first. */
  expired_date: string | null;
  /** What the parts of one cost together at that moment; empty where it is not known of each. */
  unit_cost: number | null;
  /** Stamps of the pieces that leave, of goods of which each piece has one. */
  uids: string | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const comboAssemblyFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'LR', per: 'day', digits: 5 },
  },
  combo_id: {
    type: 'reference', json: 'integer', required: true, empty: 'messages.select_product',
    reference: { entity: 'combo', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, empty: 'messages.select_warehouse',
    reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  kind: { type: 'enum', json: 'string', required: true, enum: assemblyKind },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000 },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: assemblyStatus },
  done_at: { type: 'date_time', json: 'string', readOnly: true },
  lot: { type: 'code', json: 'string', maxLength: 50 },
  expired_date: { type: 'date', json: 'string' },
  unit_cost: { type: 'money', json: 'integer', minimum: 0, read: ['administration_goods_cost'] },
  uids: { type: 'long_text', json: 'string', maxLength: 5000 },
  note: { type: 'text', json: 'string', maxLength: 200 },
  ...standardFields,
});

export const comboAssemblyRules: readonly RuleModel[] = [];

export const comboAssemblyDisplay = [{ field: 'code' }] as const;
