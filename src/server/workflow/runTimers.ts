import { randomUUID } from 'node:crypto';
import type { Log } from '#contract/context.ts';
import type { EntityModel, ServerModel } from '#contract/model.ts';
import type { TimerModel, TransitionModel, WorkflowModel } from '#contract/workflow.ts';
import { openSystem } from '#server/context/openContext.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { settingsOf, type Setting } from '#server/settings/settingsOf.ts';
import { changeAs, type Author, type Change } from '#server/write/runChange.ts';
import { recordOf } from '#server/write/storeChanges.ts';
import { findCustomers, forgetRefused, lockDue, noteRefused, type Due } from './dueRecords.ts';
import { MOVED_AT_ONCE } from './movePieces.ts';
import { moveRecords } from './moveRecords.ts';
import { notifyMoves } from './notifyMoves.ts';
import { permissionsOf } from './refuseTransition.ts';

/** A timer with what it moves. */
export interface Timer {
  entity: EntityModel;
  workflow: WorkflowModel;
  timer: TimerModel;
  transition: TransitionModel;
  /** Says how many times the timer's minutes are waited; absent: once. */
  setting?: Setting;
}

/** Pieces of one customer at one look: then the others have their turn. */
const MAX_PIECES = 20;

/** Moves what is due by the app's clock, for each customer by itself. Several processes may do it at once. */
export async function runTimers(parts: ServerParts, log: Log): Promise<void> {
  for (const timer of timersOf(parts.model))
    for (const customer of await findCustomers(parts, timer))
      await runTimer(parts, log, timer, customer).catch((error: unknown) =>
        log.error({ err: error, customer, ...nameOf(timer) }, 'a timer failed'),
      );
}

function timersOf(model: Pick<ServerModel, 'entities' | 'modules'>): Timer[] {
  return model.entities.flatMap((entity) =>
    (entity.workflows ?? []).flatMap((workflow) =>
      (workflow.timers ?? []).flatMap((timer) => {
        const transition = workflow.transitions.find(({ key }) => key === timer.transition);
        const setting = settingsOf(model).find(({ field }) => field.name === timer.times);
        return transition ? [{ entity, workflow, timer, transition, ...(setting && { setting }) }] : [];
      }),
    ),
  );
}

const nameOf = ({ entity, timer }: Timer) => ({ entity: entity.name, transition: timer.transition });

async function runTimer(parts: ServerParts, log: Log, timer: Timer, customer: number): Promise<void> {
  const { entity, transition } = timer;
  const author = await openSystem(parts, {
    customer,
    reason: 'timer',
    module: entity.module,
    requestId: randomUUID(),
    permissions: permissionsOf(entity, transition) ?? [],
  });
  for (let pieces = 0; pieces < MAX_PIECES; pieces += 1)
    if ((await movePiece(parts, log, { timer, author })) < MOVED_AT_ONCE) return;
}

interface Moving {
  timer: Timer;
  author: Author;
  /** These alone; absent: the first that are due. */
  only?: readonly number[];
}

/** Moves some that are due and gives how many it took. What code throws is found by halves, so that it holds up nobody else. */
async function movePiece(parts: ServerParts, log: Log, moving: Moving): Promise<number> {
  const { timer, author, only } = moving;
  let taken: readonly Due[] = [];
  try {
    return await changeAs(parts, author, async (change) => {
      taken = await lockDue(change, timer, only);
      if (taken.length > 0) await moveDue(change, timer, taken);
      return taken.length;
    });
  } catch (error) {
    if (taken.length === 0) throw error;
    await moveHalves(parts, log, moving, { taken, error });
    return taken.length;
  }
}

async function moveHalves(
  parts: ServerParts,
  log: Log,
  { timer, author }: Moving,
  { taken, error }: { taken: readonly Due[]; error: unknown },
): Promise<void> {
  const [first] = taken;
  if (first && taken.length === 1) {
    log.error({ err: error, record: first.id, ...nameOf(timer) }, 'a timer failed for a record');
    const refused = [{ ...first, error: String(error) }];
    return changeAs(parts, author, (change) => noteRefused(change, timer, refused));
  }
  const half = Math.ceil(taken.length / 2);
  for (const part of [taken.slice(0, half), taken.slice(half)])
    await movePiece(parts, log, { timer, author, only: part.map(({ id }) => id) });
}

async function moveDue(change: Change, timer: Timer, due: readonly Due[]): Promise<void> {
  const { entity, transition } = timer;
  const given = { input: {}, note: null, version: undefined };
  const ids = due.map(({ id }) => id);
  const moved = await moveRecords(change, { entity, transition, given }, ids);
  const done = moved.filter(({ failure }) => !failure).map(recordOf);
  await notifyMoves(change, { entity, transition }, done);
  await forgetRefused(change, timer, ids);
  const refused = due.flatMap((one, at) => {
    const failure = moved[at]?.failure;
    return failure ? [{ ...one, error: failure.code }] : [];
  });
  await noteRefused(change, timer, refused);
}
