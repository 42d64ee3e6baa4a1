import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EntityModel } from '#contract/model.ts';
import type { TransitionModel } from '#contract/workflow.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { readRecord } from '../list/readRecord.ts';
import { createChange, runChange, type Answer, type Change } from '../write/runChange.ts';
import { recordOf } from '../write/storeChanges.ts';
import { readId } from '../write/writeRoutes.ts';
import { answerBulk } from './answerBulk.ts';
import { BULK_JOB, type BulkJob } from './BulkJob.ts';
import type { Plan } from './movePieces.ts';
import { moveRecords } from './moveRecords.ts';
import { notifyMoves } from './notifyMoves.ts';
import { parseTransition } from './parseTransition.ts';
import { previewBulk } from './previewBulk.ts';
import { permissionsOf } from './refuseTransition.ts';
import { giveUpBulk, runBulk } from './runBulk.ts';

/** `POST /<entity>/<id>/<transition>` and, where it is offered for a selection, `POST /<entity>/<transition>`. */
export function workflowRoutes(app: FastifyInstance, parts: ServerParts): void {
  parts.jobs.register(
    BULK_JOB,
    (data) => runBulk(parts, data as unknown as BulkJob),
    (data) => giveUpBulk(parts, data as unknown as BulkJob),
  );
  for (const entity of parts.model.entities)
    for (const transition of entity.workflow?.transitions ?? []) addRoutes(app, parts, entity, transition);
}

function addRoutes(
  app: FastifyInstance,
  parts: ServerParts,
  entity: EntityModel,
  transition: TransitionModel,
): void {
  const config = { access: permissionsOf(entity, transition) };
  const form = parts.model.forms.find((one) => one.screen === transition.form);
  const asked = { entity, transition, form };
  app.post(`/${entity.name}/:id/${transition.key}`, { config }, (request, reply) =>
    runChange(parts, request, reply, (change) => answerOne(change, asked, request)),
  );
  if (!transition.bulk) return;
  app.post(`/${entity.name}/${transition.key}`, { config }, (request, reply) =>
    answerBulk(parts, request, reply, asked),
  );
  app.post(`/${entity.name}/${transition.key}/preview`, { config }, ({ session, language, id, body }) =>
    parts.db
      .forTenant(session.customer.id)
      .transaction((tx) =>
        previewBulk(createChange(parts, { session, language, requestId: id }, tx), asked, body),
      ),
  );
}

async function answerOne(
  change: Change,
  { entity, transition, form }: Omit<Plan, 'job'>,
  request: FastifyRequest,
): Promise<Answer> {
  const given = parseTransition(change, transition, form, request.body);
  const id = readId(request);
  const moved = await moveRecords(change, { entity, transition, given }, [id]);
  for (const { failure } of moved) if (failure) throw failure;
  await notifyMoves(change, { entity, transition }, moved.map(recordOf));
  return { body: await readRecord(change, entity, id) };
}
