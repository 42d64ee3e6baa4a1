import type { Values } from '#contract/logic.ts';
import { entityOf } from '../access/modelIndex.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { changeAs, type Author, type Change } from '../write/runChange.ts';
import type { BulkJob } from './BulkJob.ts';
import { isLost, movePieces, Stopped, type Piece, type Plan } from './movePieces.ts';
import { notifyDone, notifyGivenUp, notifyStopped } from './notifyBulk.ts';
import { notifyMoves } from './notifyMoves.ts';
import { once } from './once.ts';

/**
 * Moves a large selection piece by piece for the account that asked, with the rights that it has at each piece, and tells
 * the caller how it ended.
 */
export async function runBulk(parts: ServerParts, job: BulkJob): Promise<void> {
  const plan = toPlan(parts, job);
  let all: Piece = { moved: [], refused: [] };
  try {
    const author = await readAuthor(parts, job);
    const pieces = movePieces(
      plan,
      (work) => changeAs(parts, author, work),
      (change, sum) => notifyAll(change, plan, sum),
    );
    for await (const piece of pieces) all = piece;
  } catch (error) {
    if (!isLost(error)) throw error;
    await notifyLost(parts, plan, all.moved);
  }
}

function toPlan({ model }: ServerParts, job: BulkJob): Plan {
  const entity = entityOf(model, job.entity);
  const transition = entity.workflow?.transitions.find((one) => one.key === job.transition);
  if (!transition) throw new Error(`${job.entity} has no transition "${job.transition}" any more`);
  return { job, entity, transition, form: model.forms.find((one) => one.screen === transition.form) };
}

/** The account of a job. Throws Stopped when it is gone. */
async function readAuthor(
  { sessions }: ServerParts,
  { customer, account, language, requestId }: BulkJob,
): Promise<Author> {
  const session = await sessions.readAccount(customer, account);
  if (!session) throw new Stopped();
  return { session, language, requestId };
}

async function notifyAll(change: Change, plan: Plan, { moved, refused }: Piece): Promise<void> {
  await notifyMoves(change, plan, moved);
  await notifyDone(change.parts, change.tx, plan.job, refused);
}

/** Those who are told of moved records are told of what is done, the caller why it is not more. */
function notifyLost(parts: ServerParts, plan: Plan, moved: readonly Values[]): Promise<null> {
  const { job } = plan;
  return parts.db.forTenant(job.customer).transaction((tx) =>
    once(tx, job, 'end', async () => {
      const session = { accountId: job.account, customer: { id: job.customer } };
      await notifyMoves({ parts, tx, session }, plan, moved);
      await notifyStopped(parts, tx, job, moved.length);
      return null;
    }),
  );
}

/** Tells the caller of a job that was given up after its last try: some of it may be done. Safe to run twice. */
export async function giveUpBulk(parts: ServerParts, job: BulkJob): Promise<void> {
  await parts.db.forTenant(job.customer).transaction((tx) =>
    once(tx, job, 'end', async () => {
      await notifyGivenUp(parts, tx, job);
      return null;
    }),
  );
}
