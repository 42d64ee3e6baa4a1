// Generated from schemas/partner/consignee.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';
import { type Country, country } from '#generated/_shared/country.enum.gen.ts';
import { type ConsigneeKind, consigneeKind } from './consignee-kind.enum.gen.ts';

export type Consignee = {
  id: number;
  version: number;
  code: string;
  name: string;
  phone: string;
  /** Others in the address book with the same phone. */
  same_phone: string | null;
  country: Country | null;
  kind: ConsigneeKind;
  id_city: number | null;
  id_ward: number | null;
  address: string | null;
  pos_id: number | null;
  distributor_id: number | null;
  delivery_company: Carrier | null;
  invoice_name: string | null;
  invoice_tax_code: string | null;
  delivery_note: string | null;
  active: boolean;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const consigneeFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 20 },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 255 },
  phone: { type: 'phone', json: 'string', required: true, maxLength: 20, country: 'country' },
  same_phone: { type: 'text', json: 'string', readOnly: true, maxLength: 300 },
  country: { type: 'enum', json: 'integer', default: 1, enum: country },
  kind: { type: 'enum', json: 'string', required: true, default: 'shop', enum: consigneeKind },
  id_city: {
    type: 'reference', json: 'integer', onHide: 'clear',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 1, scheme: 2 } },
    visible: (c: Logic<Consignee>) => c.record.country === 1,
  },
  id_ward: {
    type: 'reference', json: 'integer', onHide: 'clear',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 3 }, dependsOn: { parent_id: ['id_city'] } },
    visible: (c: Logic<Consignee>) => c.record.country === 1,
  },
  address: { type: 'text', json: 'string', maxLength: 255 },
  pos_id: {
    type: 'reference', json: 'integer', onHide: 'clear', reference: { entity: 'pos', onDelete: 'restrict' },
    visible: (c: Logic<Consignee>) => c.record.kind === 'shop',
  },
  distributor_id: {
    type: 'reference', json: 'integer', onHide: 'clear', reference: { entity: 'distributor', onDelete: 'restrict' },
    visible: (c: Logic<Consignee>) => c.record.kind === 'distributor',
  },
  delivery_company: { type: 'enum', json: 'string', enum: carrier },
  invoice_name: { type: 'text', json: 'string', maxLength: 255 },
  invoice_tax_code: { type: 'code', json: 'string', maxLength: 14, pattern: '^(\\d{10}(-\\d{3})?|\\d{12})$' },
  delivery_note: { type: 'long_text', json: 'string', maxLength: 500 },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  ...standardFields,
});

export const consigneeRules: readonly RuleModel[] = [
  {
    key: 'same_phone',
    check: (c: Logic<Consignee>) => c.record.same_phone == null,
    level: 'warning', on: ['create', 'update'], message: 'rule.consignee.same_phone', at: 'phone', value: 'same_phone',
  },
];

export const consigneeDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
