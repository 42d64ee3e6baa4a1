// Generated from schemas/place/address-scheme.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const addressScheme = {
  name: 'address_scheme',
  type: 'integer',
  values: [{ value: 2, key: 'two_level', tone: 'neutral' }, { value: 0, key: 'three_level', tone: 'neutral' }],
} as const satisfies EnumModel;

export type AddressScheme = (typeof addressScheme.values)[number]['value'];
