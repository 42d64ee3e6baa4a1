import type { Values } from '#contract/logic.ts';
import type { EntityModel, FormModel } from '#contract/model.ts';
import type { BulkAnswer } from '#contract/wire.ts';
import type { TransitionModel } from '#contract/workflow.ts';
import { entityOf } from '../access/modelIndex.ts';
import { withFreshSession } from '../access/guardedQuery.ts';
import { Failure } from '../http/Failure.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { readManyStored } from '../write/readStored.ts';
import { createChange, proveSession, type Change } from '../write/runChange.ts';
import { moveAll } from './answerBulk.ts';
import { parseTransition, permissionsOf } from './applyTransition.ts';
import type { BulkJob } from './BulkJob.ts';
import { once } from './once.ts';
import { tellDone, tellGivenUp, tellStopped } from './tellBulk.ts';
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

/** Whoever asked may no longer do it: what is done stays, nothing more is. */
class Stopped extends Error {}

const NOTHING: Piece = { moved: [], refused: [] };

/**
 * Moves a large selection piece by piece for the account that asked, with the rights that it has at each piece, and tells
 * the caller how it ended. The job may run twice, also side by side: each piece is done once and leaves its answer to the other run.
 */
export async function runBulk(parts: ServerParts, job: BulkJob): Promise<void> {
  const plan = toPlan(parts, job);
  let all = NOTHING;
  try {
    for (let from = 0; from < job.ids.length; from += PER_TRANSACTION) {
      const before = all;
      all = await changeAs(parts, job, (change) => moveNext(change, plan, from, before));
    }
  } catch (error) {
    if (!isLost(error)) throw error;
    await tellLost(parts, plan, all);
  }
}

function toPlan({ model }: ServerParts, job: BulkJob): Plan {
  const entity = entityOf(model, job.entity);
  const transition = entity.workflow?.transitions.find((one) => one.key === job.transition);
  if (!transition) throw new Error(`${job.entity} has no transition "${job.transition}" any more`);
  return { job, entity, transition, form: model.forms.find((one) => one.screen === transition.form) };
}

/** One transaction for the account of a job, with the rights that it has now. Throws Stopped when the account is gone. */
async function changeAs<Result>(
  parts: ServerParts,
  { customer, account, language, requestId }: BulkJob,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  const actor = await parts.sessions.readAccount(customer, account);
  if (!actor) throw new Stopped();
  return withFreshSession(parts, actor, (session) =>
    parts.db.forTenant(customer).transaction(async (tx) => {
      await proveSession(tx, session);
      return work(createChange(parts, { session, language, requestId }, tx));
    }),
  );
}

/** The account may have gone between two looks at it. */
const isLost = (error: unknown): boolean =>
  error instanceof Stopped || (error instanceof Failure && error.code === 'account_disabled');

async function moveNext(change: Change, plan: Plan, from: number, before: Piece): Promise<Piece> {
  const piece = await movePiece(change, plan, from);
  const sum = { moved: [...before.moved, ...piece.moved], refused: [...before.refused, ...piece.refused] };
  // Told once, with the last piece, not of each.
  if (from + PER_TRANSACTION >= plan.job.ids.length) await tellAll(change, plan, sum);
  return sum;
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
    if (!access.holds(permissionsOf(entity, transition))) throw new Stopped();
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

/** Those who hear of moved records hear of what is done, the caller why it is not more. */
function tellLost(parts: ServerParts, { job, entity, transition }: Plan, { moved }: Piece): Promise<null> {
  return parts.db.forTenant(job.customer).transaction((tx) =>
    once(tx, job, 'end', async () => {
      const session = { accountId: job.account, customer: { id: job.customer } };
      await tellMoves({ parts, tx, session }, entity, transition, moved);
      await tellStopped(parts, tx, job, moved.length);
      return null;
    }),
  );
}

/** Tells the caller of a job that was given up after its last try: some of it may be done. Safe to run twice. */
export async function giveUpBulk(parts: ServerParts, job: BulkJob): Promise<void> {
  await parts.db.forTenant(job.customer).transaction((tx) =>
    once(tx, job, 'end', async () => {
      await tellGivenUp(parts, tx, job);
      return null;
    }),
  );
}
