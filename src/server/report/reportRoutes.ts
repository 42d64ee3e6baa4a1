import type { FastifyRequest } from 'fastify';
import type { ReportAnswer, ReportModel } from '#contract/report.ts';
import type { Calls } from '#server/http/Calls.ts';
import { createAccess } from '#server/access/Access.ts';
import { guardedQuery, withFreshSession } from '#server/access/guardedQuery.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { hasFeature } from '#server/access/licenses.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { compileReport, type ReportRow } from './compileReport.ts';
import { parseReportRequest } from './parseReportRequest.ts';
import { createReportScope } from './ReportScope.ts';
import { toReportAnswer } from './toReportAnswer.ts';

/** What report routes need of the server. */
type ReportParts = Pick<ServerParts, 'model' | 'db' | 'sessions' | 'now'>;

/** `POST <report url>` of every report of the model. */
export function reportRoutes(calls: Calls, parts: ReportParts): void {
  for (const report of parts.model.reports)
    calls.post(
      report.url,
      { config: { access: report.permissions, fresh: 'in_statement' } },
      (request: FastifyRequest) =>
        withFreshSession(parts, request.session, (live) => answer(report, request, live, parts)),
    );
}

/** One statement for all tiles; it also proves that the session lives with the rights it was compiled with. */
async function answer(
  report: ReportModel,
  { body, language }: FastifyRequest,
  session: ServerSession,
  { db, model, now }: ReportParts,
): Promise<ReportAnswer> {
  if (report.license && !hasFeature(session.licenses, report.license, now()))
    throw new Failure('license_missing');
  const scope = createReportScope(report, createAccess(session, model, language), language, now());
  const request = parseReportRequest(body, scope);
  const { row } = await guardedQuery<ReportRow>(db, session, compileReport(request, scope));
  return toReportAnswer(row, request, scope);
}
