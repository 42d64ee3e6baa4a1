import type { Values } from '#contract/logic.ts';
import { entityOf } from '../access/modelIndex.ts';
import type { ServerSession } from '../access/ServerSession.ts';
import { Failure } from '../http/Failure.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { createChange } from '../write/runChange.ts';
import { moveAll } from './answerBulk.ts';
import { parseTransition } from './applyTransition.ts';
import type { BulkJob } from './BulkJob.ts';
import { tellMoves } from './tellMoves.ts';

/** Records of one transaction: short enough not to hold others up. */
const PER_TRANSACTION = 200;

/** Moves a large selection piece by piece with the rights that the caller has now. A record moved before is refused by its state, so the job may run twice. */
export async function runBulk(parts: ServerParts, job: BulkJob): Promise<void> {
  const entity = entityOf(parts.model, job.entity);
  const transition = entity.workflow?.transitions.find((one) => one.key === job.transition);
  const session = await readSession(parts, job);
  if (!transition || !session) return;
  const form = parts.model.forms.find((one) => one.screen === transition.form);
  const moved: Values[] = [];
  for (let from = 0; from < job.ids.length; from += PER_TRANSACTION) {
    const ids = job.ids.slice(from, from + PER_TRANSACTION);
    await parts.db.forTenant(job.customer).transaction(async (tx) => {
      const change = createChange(parts, { session, language: job.language, requestId: job.requestId }, tx);
      const given = parseTransition(change, transition, form, job.fields);
      const piece = await moveAll(change, entity, transition, ids, given, (name) =>
        entityOf(parts.model, name),
      );
      moved.push(...piece.moved);
      // Told once, with the last piece, not of each.
      if (from + PER_TRANSACTION >= job.ids.length) await tellMoves(change, entity, transition, moved);
    });
  }
}

/** A session that ended meanwhile moves nothing more. */
async function readSession({ db, sessions }: ServerParts, job: BulkJob): Promise<ServerSession | undefined> {
  const { rows } = await db
    .forTenant(job.customer)
    .query<{ token_hash: string }>(
      'select token_hash from khuon_session where customer_id = $1 and id = $2',
      [job.customer, job.session],
    );
  const [row] = rows;
  return row && sessions.read(row.token_hash).catch((error: unknown) => endOf(error));
}

function endOf(error: unknown): undefined {
  if (!(error instanceof Failure)) throw error;
}
