import type { Values } from '#contract/logic.ts';
import type { EntityModel, FormModel } from '#contract/model.ts';
import type { BulkAnswer } from '#contract/wire.ts';
import type { TransitionModel } from '#contract/workflow.ts';
import { entityOf } from '../access/modelIndex.ts';
import type { ServerSession } from '../access/ServerSession.ts';
import { Failure } from '../http/Failure.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { readManyStored } from '../write/readStored.ts';
import { createChange, type Change } from '../write/runChange.ts';
import { moveAll } from './answerBulk.ts';
import { parseTransition } from './applyTransition.ts';
import type { BulkJob } from './BulkJob.ts';
import { once } from './once.ts';
import { tellDone, tellStopped } from './tellBulk.ts';
import { tellMoves } from './tellMoves.ts';

/** Records of one transaction: short enough not to hold others up. */
const PER_TRANSACTION = 200;

/** What is moved how. */
interface Plan {
  job: BulkJob;
  entity: EntityModel;
  transition: TransitionModel;
  form: FormModel | undefined;
}

interface Piece {
  moved: readonly Values[];
  refused: BulkAnswer['refused'];
}

/**
 * Moves a large selection piece by piece with the rights that the caller has now, and tells the caller how it ended.
 * The job may run twice, also side by side: each piece is done once and leaves its answer to the other run.
 */
export async function runBulk(parts: ServerParts, job: BulkJob): Promise<void> {
  const entity = entityOf(parts.model, job.entity);
  const transition = entity.workflow?.transitions.find((one) => one.key === job.transition);
  if (!transition) throw new Error(`${job.entity} has no transition "${job.transition}" any more`);
  const session = await readSession(parts, job);
  const db = parts.db.forTenant(job.customer);
  if (!session) return db.transaction((tx) => tellStopped(parts, tx, job, 'bulk_stopped'));
  const form = parts.model.forms.find((one) => one.screen === transition.form);
  const plan = { job, entity, transition, form };
  let all: Piece = { moved: [], refused: [] };
  for (let from = 0; from < job.ids.length; from += PER_TRANSACTION) {
    const before = all;
    all = await db.transaction(async (tx) => {
      const change = createChange(parts, { session, language: job.language, requestId: job.requestId }, tx);
      const piece = await movePiece(change, plan, from);
      const sum = {
        moved: [...before.moved, ...piece.moved],
        refused: [...before.refused, ...piece.refused],
      };
      // Told once, with the last piece, not of each.
      if (from + PER_TRANSACTION >= job.ids.length) await tellAll(change, plan, sum);
      return sum;
    });
  }
}

/** Moves the records from a place of the selection on; one that another run has moved is only read. */
async function movePiece(
  change: Change,
  { job, entity, transition, form }: Plan,
  from: number,
): Promise<Piece> {
  const { tx, access, now, parts } = change;
  let moved: readonly Values[] | undefined;
  const { done, refused } = await once(tx, job, from, async (): Promise<BulkAnswer> => {
    const given = parseTransition(change, transition, form, job.fields);
    const ids = job.ids.slice(from, from + PER_TRANSACTION);
    const moves = await moveAll(change, entity, transition, ids, given, (name) =>
      entityOf(parts.model, name),
    );
    moved = moves.moved;
    return { done: moves.done, refused: moves.refused };
  });
  return { moved: moved ?? (await readManyStored(tx, access, entity, done, now)), refused };
}

function tellAll(
  change: Change,
  { job, entity, transition }: Plan,
  { moved, refused }: Piece,
): Promise<null> {
  const { tx, parts } = change;
  return once(tx, job, 'end', async () => {
    await tellMoves(change, entity, transition, moved);
    await tellDone(parts, tx, job, refused);
    return null;
  });
}

/** Tells the caller of a job that was given up after its last try: some of it may be done. Safe to run twice. */
export function giveUpBulk(parts: ServerParts, job: BulkJob): Promise<void> {
  return parts.db.forTenant(job.customer).transaction((tx) => tellStopped(parts, tx, job, 'bulk_failed'));
}

/** With what rights it runs. A session that ended meanwhile, or is forgotten, moves nothing more. */
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
