import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EntityModel, FormModel } from '#contract/model.ts';
import type { TransitionModel } from '#contract/workflow.ts';
import { entityOf as findEntityOf } from '../access/modelIndex.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { readRecord } from '../list/readRecord.ts';
import type { EntityOf } from '#contract/record.ts';
import { createChange, runChange, type Answer, type Change } from '../write/runChange.ts';
import { lockVisible, readId } from '../write/writeRoutes.ts';
import { applyTransition, parseTransition, permissionsOf, refuseTransition } from './applyTransition.ts';
import { answerBulk } from './answerBulk.ts';
import { BULK_JOB, type BulkJob } from './BulkJob.ts';
import { previewBulk } from './previewBulk.ts';
import { giveUpBulk, runBulk } from './runBulk.ts';
import { tellMoves } from './tellMoves.ts';

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
  const entityOf = (name: string) => findEntityOf(parts.model, name);
  const config = { access: permissionsOf(entity, transition) };
  const form = parts.model.forms.find((one) => one.screen === transition.form);
  app.post(`/${entity.name}/:id/${transition.key}`, { config }, (request, reply) =>
    runChange(parts, request, reply, (change) =>
      answerOne(change, entity, transition, form, request, entityOf),
    ),
  );
  if (!transition.bulk) return;
  app.post(`/${entity.name}/${transition.key}`, { config }, (request, reply) =>
    runChange(parts, request, reply, (change) =>
      answerBulk(change, entity, transition, form, request.body, entityOf),
    ),
  );
  app.post(`/${entity.name}/${transition.key}/preview`, { config }, ({ session, language, id, body }) =>
    parts.db
      .forTenant(session.customer.id)
      .transaction((tx) =>
        previewBulk(
          createChange(parts, { session, language, requestId: id }, tx),
          entity,
          transition,
          form,
          body,
        ),
      ),
  );
}

async function answerOne(
  change: Change,
  entity: EntityModel,
  transition: TransitionModel,
  form: FormModel | undefined,
  request: FastifyRequest,
  entityOf: EntityOf,
): Promise<Answer> {
  const given = parseTransition(change, transition, form, request.body);
  const old = await lockVisible(change, entity, readId(request), entityOf);
  const refusal = refuseTransition(change, entity, transition, old, given);
  if (refusal) throw refusal;
  const moved = await applyTransition(change, entity, transition, old, given, entityOf);
  await tellMoves(change, entity, transition, [moved]);
  return { body: await readRecord(change, entity, old['id'] as number) };
}
