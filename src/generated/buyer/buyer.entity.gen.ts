// Generated from schemas/buyer/buyer.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Country, country } from '#generated/_shared/country.enum.gen.ts';
import { type AddressScheme, addressScheme } from '#generated/place/address-scheme.enum.gen.ts';
import { type BuyerKind, buyerKind } from './buyer-kind.enum.gen.ts';

export type Buyer = {
  id: number;
  version: number;
  name: string;
  phone: string;
  address: string | null;
  country: Country | null;
  address_scheme: AddressScheme | null;
  id_city: number | null;
  id_county: number | null;
  id_ward: number | null;
  city_name: string | null;
  county_name: string | null;
  ward_name: string | null;
  kind: BuyerKind | null;
  birthday: string | null;
  /** When it comes next; moved on every night. */
  next_birthday: string | null;
  /** Wants no messages. */
  opt_out: boolean | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const buyerFields = createFields({
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  phone: {
    type: 'phone', json: 'string', required: true, maxLength: 20, country: 'country',
    mask: {
      for: [
        'crm_lead_create', 'crm_lead_dead', 'order_create_single', 'order_manager', 'pos_order_create_single',
        'pos_order_list',
      ],
    },
  },
  address: { type: 'text', json: 'string', maxLength: 255 },
  country: { type: 'enum', json: 'integer', default: 1, enum: country },
  address_scheme: { type: 'enum', json: 'integer', default: 2, enum: addressScheme },
  id_city: { type: 'reference', json: 'integer', reference: { entity: 'place', onDelete: 'restrict' } },
  id_county: { type: 'reference', json: 'integer', reference: { entity: 'place', onDelete: 'restrict' } },
  id_ward: { type: 'reference', json: 'integer', reference: { entity: 'place', onDelete: 'restrict' } },
  city_name: { type: 'text', json: 'string', maxLength: 100 },
  county_name: { type: 'text', json: 'string', maxLength: 100 },
  ward_name: { type: 'text', json: 'string', maxLength: 100 },
  kind: { type: 'enum', json: 'string', default: 'retail', enum: buyerKind },
  birthday: { type: 'date', json: 'string' },
  next_birthday: { type: 'date', json: 'string', readOnly: true },
  opt_out: { type: 'boolean', json: 'boolean', default: false },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const buyerRules: readonly RuleModel[] = [];

export const buyerDisplay = [{ field: 'name' }, ' – ', { field: 'phone' }] as const;
