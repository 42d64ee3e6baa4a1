// Generated from schemas/shop/agency.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type Agency, agencyDisplay, agencyFields, agencyRules } from './agency.entity.gen.ts';

export const agencyModel = createEntity({
  name: 'agency',
  module: 'shop',
  owner: 'tree',
  tree: { parent: 'parent_id', level: 'level', path: 'path', of: 'code', deepest: 3, members: 'account_ids' },
  fields: Object.values(agencyFields),
  display: agencyDisplay,
  access: { read: ['agent'], create: null, update: null, delete: null },
  lookup: ['agent'],
  visibleRows: {
    sql: {
      text: '({user.node}::int8 IS NULL OR t."id" IS NOT NULL AND t."id" = ANY({user.nodes}::int8[]) OR t."parent_id" IS NOT NULL AND t."parent_id" = ANY({user.nodes}::int8[]))',
      params: ['user.node', 'user.nodes'],
    },
    check: (c: Logic<Agency>) =>
      c.user.node == null || c.record.id != null && c.user.nodes.includes(c.record.id) || c.record.parent_id != null && c.user.nodes.includes(c.record.parent_id),
  },
  rules: agencyRules,
});
