import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { computeRecord } from '#contract/settleRecord.ts';
import { countsSince, sinceColumn } from '#contract/workflow.ts';
import { sessionIdOf } from '../access/Actor.ts';
import { attachFiles } from '../files/attachFiles.ts';
import { Failure } from '../http/Failure.ts';
import { sealSecrets } from '../secrets/recordSecrets.ts';
import { concealRefusal } from './concealProblems.ts';
import { isLive, type RecordChange } from './RecordChange.ts';
import { firstStates, recordChanges, type StateEvent } from './recordAudit.ts';
import type { Change } from './runChange.ts';
import { keepPeriods } from './keepPeriods.ts';
import { followTree, placeInTree } from './keepTree.ts';
import { notifyChanged } from './notifyChanged.ts';
import { runHook } from './runHooks.ts';

/** Records of one entity that change by the same cause. */
export interface Batch {
  entity: EntityModel;
  changes: readonly RecordChange[];
  /** What is recorded: `create`, `update`, `delete` or a transition's key. */
  action: string;
  /** Writes the rows of all; sets the ids of new ones. */
  store: (change: Change, changes: readonly RecordChange[]) => Promise<void>;
  /** The state that a transition leads from and to. */
  moved?: (changes: readonly RecordChange[]) => StateEvent[];
  /** What a transition does besides, once the rows are stored. */
  follow?: (change: Change, changes: readonly RecordChange[]) => Promise<void>;
}

/** How a batch is stored: what is refused of it throws, or is left out. */
export type Store = (change: Change, batch: Batch) => Promise<void>;

/** Stores what has not been refused. Throws the first refusal, and then nothing may stay. */
export async function storeAll(change: Change, batch: Batch): Promise<void> {
  const { changes } = batch;
  const [only] = changes;
  if (only && changes.length === 1 && isLive(only)) {
    await storeOnce(change, batch, changes);
    concealRefusal(change.caller, batch.entity, only);
  } else await storeSome(change, batch);
  for (const { failure } of changes) if (failure) throw failure;
}

/**
 * Stores what has not been refused, the same number of statements for any number of records. What is refused while it is
 * stored leaves nothing behind: all of it is taken back and the others are stored again. Where the database refuses without
 * saying which, it is found by halves.
 */
export const storeSome: Store = (change, batch) =>
  runSome(change, batch, (live) => storeOnce(change, batch, live));

/** The same of any work with records: what refuses one of them leaves nothing behind, and tells nothing that the caller may not see. */
export async function runSome(
  change: Change,
  { entity, changes }: Pick<Batch, 'entity' | 'changes'>,
  work: (live: readonly RecordChange[]) => Promise<void>,
): Promise<void> {
  const live = changes.filter(isLive);
  if (live.length === 0) return;
  const { tx } = change;
  await tx.query('savepoint batch');
  for (const one of live) one.begin();
  const failure = await failureOf(() => work(live));
  const isWhole = failure === undefined && live.every(isLive);
  await tx.query(isWhole ? 'release savepoint batch' : 'rollback to savepoint batch');
  if (isWhole) return;
  await tx.query('release savepoint batch');
  const [first] = live;
  if (live.length === 1 && first) first.failure ??= failure;
  for (const one of live) concealRefusal(change.caller, entity, one);
  const [half, rest] = failure === undefined ? [live, []] : halve(live);
  await runSome(change, { entity, changes: half }, work);
  await runSome(change, { entity, changes: rest }, work);
}

function halve<One>(all: readonly One[]): [One[], One[]] {
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)];
}

async function failureOf(work: () => Promise<void>): Promise<Failure | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** Hooks, rows, files, hooks, audit, first states, what follows, signal. */
async function storeOnce(
  change: Change,
  { entity, action, store, moved, follow }: Batch,
  changes: readonly RecordChange[],
): Promise<void> {
  if (await runHook(change, 'beforeWrite', entity, changes)) computeAnew(change, entity, changes);
  await placeInTree(change, entity, changes);
  await keepPeriods(change, entity, changes);
  const live = changes.filter(isLive);
  if (live.length === 0) return;
  sealSecrets(change, entity, live);
  await store(change, live);
  await markSince(change, entity, live);
  await attachFiles(change, entity, live);
  await followTree(change, entity, live);
  await runHook(change, 'afterWrite', entity, live);
  // Last: whichever rule knows why something is not offered says it better.
  for (const one of live) one.failure ??= one.unoffered;
  const who = toWho(change, entity);
  const changed = live.map(({ id, old, record }) => ({ id, before: old, after: record }));
  const events = [...firstStates(entity, changed), ...(moved?.(live) ?? [])];
  await recordChanges(change.tx, { ...who, action, changed }, events);
  await follow?.(change, live);
  await notifyChanged(change, entity.name);
}

/** What a hook has set, computed values follow. */
function computeAnew({ scope }: Change, entity: EntityModel, changes: readonly RecordChange[]): void {
  for (const { record, old, input } of changes.filter(isLive))
    if (record) computeRecord(entity, { ...scope, record, old, parent: {}, input }, scope.entityOf);
}

const toWho = ({ session, requestId }: Change, entity: EntityModel) => ({
  customerId: session.customer.id,
  accountId: session.accountId,
  sessionId: sessionIdOf(session),
  requestId,
  entity,
});

/** Since when records are in the state that they came into, where a timer counts from it. */
async function markSince(
  { tx, now }: Change,
  { table, workflows = [] }: EntityModel,
  changes: readonly RecordChange[],
): Promise<void> {
  for (const workflow of workflows.filter(countsSince)) {
    const { field } = workflow;
    const moved = changes.filter(({ old, record }) => record && old?.[field] !== record[field]);
    if (moved.length === 0) continue;
    const text = `update "${table}" set "${sinceColumn(workflow)}" = $2 where "id" = any($1::int8[])`;
    await tx.query(text, [moved.map(({ id }) => id), now.toISOString()]);
  }
}

/** The changed record; a deleted one has none. */
export const recordOf = ({ record }: RecordChange): Values => record ?? {};
