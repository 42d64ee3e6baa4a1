// Generated from schemas/dc/qr-check.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type QrCheck, qrCheckDisplay, qrCheckFields, qrCheckRules } from './qr-check.entity.gen.ts';

export const qrCheckModel = createEntity({
  name: 'qr_check',
  module: 'dc',
  owner: 'tree',
  fields: Object.values(qrCheckFields),
  display: qrCheckDisplay,
  search: ['code', 'holder_name'],
  index: [['code'], ['result', 'created_at']],
  access: { read: ['dc_check_qr'], create: ['dc_check_qr'], update: null, delete: null },
  lookup: ['dc_check_qr'],
  visibleRows: {
    sql: {
      text: '({user.node}::int8 IS NULL OR t."distributor_id" IS NOT NULL AND t."distributor_id" = ANY({user.nodes}::int8[]))',
      params: ['user.node', 'user.nodes'],
    },
    check: (c: Logic<QrCheck>) =>
      c.user.node == null || c.record.distributor_id != null && c.user.nodes.includes(c.record.distributor_id),
  },
  rules: qrCheckRules,
  live: true,
});
