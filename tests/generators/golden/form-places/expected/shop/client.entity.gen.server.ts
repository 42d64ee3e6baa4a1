// Generated from schemas/shop/client.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { clientDisplay, clientFields, clientRules } from './client.entity.gen.ts';

export const clientModel: EntityModel = {
  name: 'client',
  module: 'shop',
  table: 'client',
  owner: 'customer',
  fields: Object.values(clientFields),
  display: clientDisplay,
  search: [],
  unique: [],
  index: [],
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: clientRules,
  audit: true,
  softDelete: true,
  live: false,
  calls: [
    {
      url: '/client-find', permissions: ['parcel_manager'],
      fields: { name: 'name', phone: 'phone', city_name: 'city_id.name' },
      by: { field: 'phone', param: 'phone_number' },
    },
  ],
};
