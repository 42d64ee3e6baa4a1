import type { FastifyRequest } from 'fastify';
import type { Calls } from '#server/http/Calls.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { readRecord } from '../list/readRecord.ts';
import { createChange, runChange, type Answer, type Change } from '../write/runChange.ts';
import { recordOf } from '../write/storeChanges.ts';
import { readId } from '../write/writeRoutes.ts';
import { answerBulk } from './answerBulk.ts';
import { BULK_JOB, type BulkJob } from './BulkJob.ts';
import { previewBulk } from './previewBulk.ts';
import type { RecordStep } from './RecordStep.ts';
import { giveUpBulk, runBulk } from './runBulk.ts';
import { stepsOf } from './stepsOf.ts';

/** `POST /<entity>/<id>/<transition or action>` and, where it is offered for a selection, `POST /<entity>/<transition or action>`. */
export function workflowRoutes(calls: Calls, parts: ServerParts): void {
  parts.jobs.register(
    BULK_JOB,
    (data) => runBulk(parts, data as unknown as BulkJob),
    (data) => giveUpBulk(parts, data as unknown as BulkJob),
  );
  for (const step of stepsOf(parts.model)) addRoutes(calls, parts, step);
}

function addRoutes(calls: Calls, parts: ServerParts, step: RecordStep): void {
  const { entity, model, permissions } = step;
  const config = { access: permissions };
  const called = { config, preHandler: async (request: FastifyRequest) => step.admit?.(parts, request) };
  calls.post(`/${entity.name}/:id/${model.key}`, called, (request, reply) =>
    runChange(parts, request, reply, (change) => answerOne(change, step, request)),
  );
  if (model.bulk)
    calls.post(`/${entity.name}/${model.key}`, called, (request, reply) =>
      answerBulk(parts, request, reply, step),
    );
  if (!model.bulk && !model.sum) return;
  calls.post(`/${entity.name}/${model.key}/preview`, { config }, ({ session, language, id, body }) =>
    parts.db
      .forTenant(session.customer.id)
      .transaction((tx) =>
        previewBulk(createChange(parts, { session, language, requestId: id }, tx), step, body),
      ),
  );
}

async function answerOne(change: Change, step: RecordStep, request: FastifyRequest): Promise<Answer> {
  const given = step.parse(change, request.body);
  const id = readId(request);
  const done = await step.run(change, given, [id]);
  for (const { failure } of done) if (failure) throw failure;
  await step.notify(change, done.map(recordOf));
  return { body: await readRecord(change, step.entity, id) };
}
