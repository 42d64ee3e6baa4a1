// Generated from schemas/shop/agency-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { agencyTotalDisplay, agencyTotalFields, agencyTotalRules } from './agency-total.entity.gen.ts';

export const agencyTotalModel = createEntity({
  name: 'agency_total',
  module: 'shop',
  written: 'view',
  owner: 'customer',
  fields: Object.values(agencyTotalFields),
  display: agencyTotalDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"from_id\" AS \"id\" FROM (SELECT s.\"from_id\" AS \"from_id\", coalesce(sum(s.\"quantity\"), 0)::int8 AS \"quantity\" FROM \"delivery\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (({user.node}::int8 IS NULL OR s.\"from_id\" IS NOT NULL AND s.\"from_id\" = ANY({user.nodes}::int8[]) OR s.\"to_id\" IS NOT NULL AND s.\"to_id\" = ANY({user.nodes}::int8[])) AND s.\"code\" <> 'secret') GROUP BY 1) v",
      params: ['user.customer', 'user.node', 'user.nodes'],
    },
    sources: ['delivery'], id: 'number', of: 'agency', walls: [['agent']],
  },
  access: { read: ['agent'], create: null, update: null, delete: null },
  lookup: null,
  rules: agencyTotalRules,
  audit: false,
  softDelete: false,
});
