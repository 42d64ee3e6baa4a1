// Generated from schemas/system/warehouse.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type WarehouseKind, warehouseKind } from './warehouse-kind.enum.gen.ts';

export type Warehouse = {
  id: number;
  version: number;
  code_name: string;
  name: string;
  /** Province or city. */
  id_city: number | null;
  address: string | null;
  /** storage: goods are sent from it; shop: what a shop sells lies there. */
  kind: WarehouseKind;
  /** Of whoever receives goods there. */
  phone: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const warehouseFields = createFields({
  code_name: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  name: { type: 'text', json: 'string', required: true, key: true, maxLength: 100 },
  id_city: {
    type: 'reference', json: 'integer', reference: { entity: 'place', onDelete: 'restrict', where: { level: 1 } },
  },
  address: { type: 'text', json: 'string', maxLength: 255 },
  kind: {
    type: 'enum', json: 'string', required: true, default: 'storage', enum: warehouseKind,
    readOnlyIf: (c: Logic<Warehouse>) => c.record.id != null,
  },
  phone: { type: 'phone', json: 'string', maxLength: 20 },
  ...standardFields,
});

export const warehouseRules: readonly RuleModel[] = [];

export const warehouseDisplay = [{ field: 'code_name' }, ' – ', { field: 'name' }] as const;
