// Generated from schemas/dc/dc-file.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type DcFile, dcFileDisplay, dcFileFields, dcFileRules } from './dc-file.entity.gen.ts';

export const dcFileModel = createEntity({
  name: 'dc_file',
  module: 'dc',
  owner: 'tree',
  fields: Object.values(dcFileFields),
  refillSql: {
    status: {
      text: "CASE WHEN t.\"undone_at\" IS NOT NULL THEN 'undone' WHEN t.\"rejected\" > 0 THEN 'partly' ELSE 'done' END",
      params: [],
    },
    reported_to: { text: 'CASE WHEN t."undone_at" IS NULL THEN t."period_to" ELSE NULL END', params: [] },
    counted: { text: 'CASE WHEN t."undone_at" IS NULL THEN 1 ELSE 0 END', params: [] },
  },
  display: dcFileDisplay,
  search: ['code', 'distributor_name'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['distributor_id', 'period_to']],
  access: { read: ['dc_process_file', 'dc_distributor'], create: null, update: ['dc_process_file'], delete: null },
  lookup: ['dc_process_file', 'dc_distributor', 'dc_receipt_history', 'dc_return_history'],
  visibleRows: {
    sql: {
      text: '({user.node}::int8 IS NULL OR t."distributor_id" IS NOT NULL AND t."distributor_id" = ANY({user.nodes}::int8[]))',
      params: ['user.node', 'user.nodes'],
    },
    check: (c: Logic<DcFile>) =>
      c.user.node == null || c.record.distributor_id != null && c.user.nodes.includes(c.record.distributor_id),
  },
  rules: dcFileRules,
  live: true,
});
