// Generated from schemas/dc/distributor-report.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import {
  type DistributorReport,
  distributorReportDisplay,
  distributorReportFields,
  distributorReportRules,
} from './distributor-report.entity.gen.ts';

export const distributorReportModel = createEntity({
  name: 'distributor_report',
  module: 'dc',
  written: 'view',
  owner: 'customer',
  fields: Object.values(distributorReportFields),
  computeSql: {
    is_late: {
      text: '(t."reported_to" IS NULL OR t."reported_to" < {today}::date + LEAST(GREATEST(0::float8 - {settings.dc_report_days}::int8, -36500), 36500)::int4)',
      params: ['today', 'settings.dc_report_days'],
    },
  },
  display: distributorReportDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."distributor_id" AS "id" FROM (SELECT s."id" AS "distributor_id", s."code" AS "code", s."name" AS "name", s."level" AS "level", s."phone" AS "phone", coalesce(sum(b."counted"), 0)::int8 AS "files", max(b."reported_to") AS "reported_to", max(b."sent_on") AS "sent_on", coalesce(sum(b."amount"), 0)::int8 AS "amount" FROM "distributor" s LEFT JOIN "dc_file" b ON b."customer_id" = {user.customer}::int8 AND b."deleted_at" IS NULL AND ({user.node}::int8 IS NULL OR b."distributor_id" IS NOT NULL AND b."distributor_id" = ANY({user.nodes}::int8[])) AND b."distributor_id" = s."id" WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL AND ({user.node}::int8 IS NULL OR s."id" IS NOT NULL AND s."id" = ANY({user.nodes}::int8[]) OR s."parent_id" IS NOT NULL AND s."parent_id" = ANY({user.nodes}::int8[])) AND (s."level" > 0 AND s."active") GROUP BY 1, 2, 3, 4, 5) v',
      params: ['user.customer', 'user.node', 'user.nodes'],
    },
    sources: ['dc_file', 'distributor'], id: 'number', of: 'distributor',
    walls: [
      [
        'dc_distributor', 'dc_order_create', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods',
        'dc_process_file', 'dc_check_qr',
      ],
      ['dc_process_file', 'dc_distributor'],
    ],
  },
  access: { read: ['dc_process_file', 'dc_distributor'], create: null, update: null, delete: null },
  lookup: null,
  visibleRows: {
    sql: {
      text: '({user.node}::int8 IS NULL OR t."distributor_id" IS NOT NULL AND t."distributor_id" = ANY({user.nodes}::int8[]))',
      params: ['user.node', 'user.nodes'],
    },
    check: (c: Logic<DistributorReport>) =>
      c.user.node == null || c.record.distributor_id != null && c.user.nodes.includes(c.record.distributor_id),
  },
  rules: distributorReportRules,
  audit: false,
  softDelete: false,
  live: true,
});
