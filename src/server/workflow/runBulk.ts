import type { Values } from '#contract/logic.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { changeAs, type Author, type Change } from '../write/runChange.ts';
import type { BulkJob } from './BulkJob.ts';
import { isLost, movePieces, Stopped, type Piece, type Plan } from './movePieces.ts';
import { notifyDone, notifyGivenUp, notifyStopped } from './notifyBulk.ts';
import { once } from './once.ts';
import { findStep } from './stepsOf.ts';

/**
 * Moves a large selection piece by piece for the account that asked, with the rights that it has at each piece, and tells
 * the caller how it ended.
 */
export async function runBulk(parts: ServerParts, job: BulkJob): Promise<void> {
  const plan: Plan = { job, step: findStep(parts.model, job) };
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
  await plan.step.notify(change, moved);
  await notifyDone(change.parts, change.tx, plan.job, refused);
}

/** Those who are told of moved records are told of what is done, the caller why it is not more. */
function notifyLost(parts: ServerParts, plan: Plan, moved: readonly Values[]): Promise<null> {
  const { job } = plan;
  return parts.db.forTenant(job.customer).transaction((tx) =>
    once(tx, job, 'end', async () => {
      const session = { accountId: job.account, customer: { id: job.customer } };
      await plan.step.notify({ parts, tx, session }, moved);
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
