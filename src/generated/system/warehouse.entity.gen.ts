// Generated from schemas/system/warehouse.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type AddressScheme, addressScheme } from '#generated/place/address-scheme.enum.gen.ts';
import { type WarehouseKind, warehouseKind } from './warehouse-kind.enum.gen.ts';

export type Warehouse = {
  id: number;
  version: number;
  code_name: string;
  name: string;
  address_scheme: AddressScheme | null;
  /** Province or city. */
  id_city: number | null;
  id_county: number | null;
  /** Carriers work out fees and fetch parcels by it. */
  id_ward: number | null;
  /** House and street. */
  address: string | null;
  /** storage: goods are sent from it; shop: what a shop sells lies there. */
  kind: WarehouseKind;
  /** Of whoever receives goods there. */
  phone: string | null;
  /** When carriers fetch parcels, by the clock of the company: what is packed later goes on the next day. Empty: at no certain time. */
  carrier_cutoff: string | null;
  /** Not active: nothing new is begun there. */
  active: boolean;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const warehouseFields = createFields({
  code_name: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  name: { type: 'text', json: 'string', required: true, key: true, maxLength: 100 },
  address_scheme: { type: 'enum', json: 'integer', default: 2, enum: addressScheme },
  id_city: {
    type: 'reference', json: 'integer',
    reference: {
      entity: 'place', onDelete: 'restrict', where: { level: 1 }, dependsOn: { scheme: ['address_scheme'] },
    },
  },
  id_county: {
    type: 'reference', json: 'integer', onHide: 'clear',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 2 }, dependsOn: { parent_id: ['id_city'] } },
    visible: (c: Logic<Warehouse>) => c.record.address_scheme === 0,
  },
  id_ward: {
    type: 'reference', json: 'integer',
    reference: {
      entity: 'place', onDelete: 'restrict', where: { level: 3 }, dependsOn: { parent_id: ['id_county', 'id_city'] },
    },
  },
  address: { type: 'text', json: 'string', maxLength: 255 },
  kind: {
    type: 'enum', json: 'string', required: true, default: 'storage', enum: warehouseKind,
    readOnlyIf: (c: Logic<Warehouse>) => c.record.id != null,
  },
  phone: { type: 'phone', json: 'string', maxLength: 20 },
  carrier_cutoff: { type: 'time', json: 'string' },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  ...standardFields,
});

export const warehouseRules: readonly RuleModel[] = [];

export const warehouseDisplay = [{ field: 'code_name' }, ' – ', { field: 'name' }] as const;
