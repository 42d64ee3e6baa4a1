// Generated from schemas/place/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import placeCode from '#modules/place/place.server.ts';
import { addressScheme } from './address-scheme.enum.gen.ts';
import { placeLevel } from './place-level.enum.gen.ts';
import { placeModel } from './place.entity.gen.server.ts';
import { readAddressActionModel } from './read-address.action.gen.server.ts';

export const placeParts: ModuleParts = {
  module: { name: 'place', order: 6, tab: 'place', settings: [] },
  entities: [placeModel],
  enums: [addressScheme, placeLevel],
  actions: [readAddressActionModel],
  code: placeCode,
};
