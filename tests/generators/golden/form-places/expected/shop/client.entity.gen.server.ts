// Generated from schemas/shop/client.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { clientDisplay, clientFields, clientRules } from './client.entity.gen.ts';

export const clientModel = createEntity({
  name: 'client',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(clientFields),
  display: clientDisplay,
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: clientRules,
  calls: [
    {
      url: '/client-find', permissions: ['parcel_manager'],
      fields: { name: 'name', phone: 'phone', city_name: 'city_id.name' },
      by: { field: 'phone', param: 'phone_number' },
    },
  ],
});
