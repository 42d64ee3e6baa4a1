import type { Values } from '#contract/logic.ts';
import type { BulkAnswer } from '#contract/wire.ts';
import { Failure } from '../http/Failure.ts';
import { readManyStored } from '../write/readStored.ts';
import type { Change } from '../write/runChange.ts';
import { recordOf } from '../write/storeChanges.ts';
import type { BulkJob } from './BulkJob.ts';
import { messageOf } from './messageOf.ts';
import { once } from './once.ts';
import type { RecordStep } from './RecordStep.ts';

/** Records of one transaction: short enough not to hold others up (locks below 500 ms). */
export const MOVED_AT_ONCE = 100;

/** What is done to which records. */
export interface Plan {
  job: BulkJob;
  step: RecordStep;
}

/** What has been moved so far, and what was refused. */
export interface Piece {
  moved: readonly Values[];
  refused: BulkAnswer['refused'];
}

/** Whoever asked may no longer do it: what is done stays, nothing more is. */
export class Stopped extends Error {}

/** The account may have gone between two looks at it. */
export const isLost = (error: unknown): boolean =>
  error instanceof Stopped ||
  (error instanceof Failure && (error.code === 'account_disabled' || error.code === 'no_session'));

/** Opens a transaction for whoever asked, with the rights of now. */
export type OpenChange = <Result>(work: (change: Change) => Promise<Result>) => Promise<Result>;

/**
 * Moves a selection piece by piece and gives what it has come to after each. It may run twice, also side by side: each piece is
 * done once and leaves its answer to the other run.
 * @param onEnd runs once, in the transaction of the last piece.
 */
export async function* movePieces(
  plan: Plan,
  open: OpenChange,
  onEnd: (change: Change, all: Piece) => Promise<void>,
): AsyncGenerator<Piece> {
  const { job } = plan;
  let all: Piece = { moved: [], refused: [] };
  for (let from = 0; from === 0 || from < job.ids.length; from += MOVED_AT_ONCE) {
    const before = all;
    all = await open(async (change) => {
      const piece = await movePiece(change, plan, from);
      const sum = {
        moved: [...before.moved, ...piece.moved],
        refused: [...before.refused, ...piece.refused],
      };
      if (from + MOVED_AT_ONCE >= job.ids.length) await end(change, job, () => onEnd(change, sum));
      return sum;
    });
    yield all;
  }
}

const end = (change: Change, job: BulkJob, work: () => Promise<void>): Promise<null> =>
  once(change.tx, job, 'end', async () => {
    await work();
    return null;
  });

/** Moves the records from a place of the selection on; one that another run has moved is only read. */
async function movePiece(change: Change, { job, step }: Plan, from: number): Promise<Piece> {
  const { tx, access } = change;
  let moved: readonly Values[] | undefined;
  const { done, refused } = await once(tx, job, from, async (): Promise<BulkAnswer> => {
    if (!access.holds(step.permissions)) throw new Stopped();
    const given = step.parse(change, job.fields);
    const ids = job.ids.slice(from, from + MOVED_AT_ONCE);
    const changes = await step.run(change, given, ids);
    moved = changes.filter(({ failure }) => !failure).map(recordOf);
    return {
      done: moved.map((record) => Number(record['id'])),
      refused: changes.flatMap(({ failure }, at) =>
        failure ? [{ id: ids[at] ?? 0, code: failure.code, message: messageOf(change, failure) }] : [],
      ),
    };
  });
  return { moved: moved ?? (await readManyStored(change, step.entity, done)), refused };
}
