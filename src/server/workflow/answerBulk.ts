import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BULK_AT_ONCE, type BulkAnswer } from '#contract/wire.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { claimKey, storeAnswer, type IdempotencyKey } from '../write/idempotency.ts';
import { inChange, readKey, type Change } from '../write/runChange.ts';
import { BULK_JOB, type BulkJob } from './BulkJob.ts';
import { messageOf } from './messageOf.ts';
import { isLost, movePieces, type Piece, type Plan } from './movePieces.ts';
import { findPage, readTarget, refuseMany, splitBody } from './readTarget.ts';
import { refuseMixed } from './refuseMixed.ts';
import type { RecordStep } from './RecordStep.ts';
import { Failure } from '../http/Failure.ts';

/** What a call comes to: work for a queue, or its job, which is done piece by piece. */
interface BulkStart {
  queued: boolean;
  job: BulkJob;
}

/**
 * Moves a selection: what can be moved is, the rest is named with its reason. It is done in pieces, each its own transaction; a
 * repeated `Idempotency-Key` goes on where the first call ended. Over 1,000 records, which only filters may mean, it becomes a job.
 */
export async function answerBulk(
  parts: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  step: RecordStep,
): Promise<FastifyReply> {
  const key = readKey(request);
  const { queued, job } = await inChange(parts, request, (change) => start(change, step, request.body, key));
  if (queued) return reply.code(202).send({ queued: true });
  return reply.send(await moveAll(parts, request, { step, job }));
}

/** Reads what is asked, once: what a repeated call means is what the first one meant. */
async function start(
  change: Change,
  step: RecordStep,
  body: unknown,
  key: IdempotencyKey | null,
): Promise<BulkStart> {
  const stored = key ? await claimKey(change.tx, key) : null;
  if (stored) return JSON.parse(stored.body) as BulkStart;
  const begun = await readStart(change, step, body);
  if (key) await storeAnswer(change.tx, key, { status: 200, body: JSON.stringify(begun) });
  return begun;
}

async function readStart(change: Change, step: RecordStep, body: unknown): Promise<BulkStart> {
  const { entity } = step;
  const { target, fields } = splitBody(body);
  step.parse(change, fields);
  const ids = await readTarget(change, entity, target);
  refuseMany(step.model, ids);
  await refuseMixed(change, entity, ids);
  const { session, language, parts, tx } = change;
  const link = findPage(change, entity, target);
  const job: BulkJob = {
    customer: session.customer.id,
    account: session.accountId,
    language,
    requestId: randomUUID(),
    ...(link === undefined ? {} : { link }),
    entity: entity.name,
    ...step.name,
    ids,
    fields,
  };
  const queued = ids.length > BULK_AT_ONCE;
  if (queued) await parts.jobs.enqueue(tx, BULK_JOB, job);
  return { queued, job };
}

async function moveAll(parts: ServerParts, request: FastifyRequest, plan: Plan): Promise<BulkAnswer> {
  let all: Piece = { moved: [], refused: [] };
  try {
    const pieces = movePieces(
      plan,
      (work) => inChange(parts, request, work),
      (change, { moved }) => plan.step.notify(change, moved),
    );
    for await (const piece of pieces) all = piece;
  } catch (error) {
    if (!isLost(error)) throw error;
    const { language } = request;
    const message = messageOf({ parts, language }, new Failure('no_permission'));
    const left = plan.job.ids.slice(all.moved.length + all.refused.length);
    const refused = left.map((id) => ({ id, code: 'no_permission', message }));
    all = { ...all, refused: [...all.refused, ...refused] };
  }
  return { done: all.moved.map((record) => Number(record['id'])), refused: all.refused };
}
