import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { mergeRecord } from '#contract/record.ts';
import { movedField, workflowOf, type TransitionModel } from '#contract/workflow.ts';
import type { Failure } from '../http/Failure.ts';
import { updateAll } from '../write/changeRecords.ts';
import { prepareRecords } from '../write/prepareRecords.ts';
import { RecordChange } from '../write/RecordChange.ts';
import { lockStored } from '../write/readStored.ts';
import type { Change } from '../write/runChange.ts';
import type { StateEvent } from '../write/recordAudit.ts';
import { runEffects } from '../write/runHooks.ts';
import { recordOf, storeSome, type Batch, type Store } from '../write/storeChanges.ts';
import type { StepInput } from './parseTransition.ts';
import { readSet, toInputs, type ReadSet } from './readSet.ts';
import { refuseTransition } from './refuseTransition.ts';
import { refuseMissing } from '#server/access/refuseMissing.ts';

/** What is moved how. */
export interface Move {
  entity: EntityModel;
  transition: TransitionModel;
  given: StepInput;
  /** What a module's code sets of its own records besides. */
  own?: Values | undefined;
}

/**
 * Moves records: state, set fields, effects, event and audit rows, the same number of statements for any number of them. Gives
 * each in the order of `ids`, with why it is refused, unless `store` throws that.
 */
export async function moveRecords(
  change: Change,
  move: Move,
  ids: readonly number[],
  store: Store = storeSome,
): Promise<RecordChange[]> {
  const { entity, transition } = move;
  const stored = new Map((await lockStored(change, entity, ids)).map((old) => [old['id'], old]));
  const typedAs = new Map<RecordChange, ReadSet['typedAs']>();
  const changes = ids.map((id) => readMove(change, move, { id, old: stored.get(id) }, typedAs));
  await prepareRecords(change, entity, changes);
  for (const one of changes) one.failure &&= toInputs(one.failure, typedAs.get(one) ?? {});
  const batch: Batch = {
    entity,
    changes,
    action: transition.key,
    store: async (to, live) => {
      for (const one of live) redirect(to, move, one);
      await updateAll(entity)(to, live);
    },
    moved: (live) => toEvents(move, live),
    follow: (to, live) => runEffects(to, transition.effects ?? [], live),
  };
  await store(change, batch);
  return changes;
}

/** Where the transition leads to another state than its own, now that hooks have set what they set. */
function redirect(change: Change, { entity, transition }: Move, one: RecordChange): void {
  const record = recordOf(one);
  const context = { ...change.scope, record, parent: {}, old: one.old, input: one.input };
  const other = transition.instead?.find(({ when }) => when(context));
  if (other && one.record) one.record[movedField(entity.workflows, transition)] = other.to;
}

/** The record as it would be, or why it is not. */
function readMove(
  change: Change,
  { entity, transition, given, own }: Move,
  { id, old }: { id: number; old: Values | undefined },
  typedAs: Map<RecordChange, ReadSet['typedAs']>,
): RecordChange {
  const cause = { action: transition.key, input: given.input, note: given.note };
  const refuse = (failure: Failure, stored: Values): RecordChange => {
    const refused = new RecordChange(stored, stored, cause);
    refused.failure = failure;
    return refused;
  };
  if (!old) return refuse(refuseMissing(entity, id), { id });
  const stands = { ...old, ...own };
  const refusal = refuseTransition(change, { entity, transition }, stands, given);
  if (refusal) return refuse(refusal, old);
  const field = movedField(entity.workflows, transition);
  const read = readSet(change, { entity, transition }, stands, given.input);
  if (read.failure) return refuse(read.failure, old);
  const values: Values = { ...read.set, ...own, [field]: transition.to ?? old[field] };
  const moved = new RecordChange(mergeRecord(entity, values, old, change.scope).record, old, cause);
  typedAs.set(moved, read.typedAs);
  return moved;
}

function toEvents({ entity, transition }: Move, changes: readonly RecordChange[]): StateEvent[] {
  const workflow = workflowOf(entity.workflows, transition);
  if (!workflow) return [];
  const { field } = workflow;
  return changes.map((one) => ({
    id: one.id,
    workflow,
    transition: transition.key,
    from: one.old?.[field],
    to: recordOf(one)[field],
    note: one.note,
    input: one.input,
  }));
}
