import type { EntityModel, FormModel } from '#contract/model.ts';
import type { TransitionModel } from '#contract/workflow.ts';
import { BULK_AT_ONCE, type BulkAnswer } from '#contract/wire.ts';
import { Failure } from '../http/Failure.ts';
import { selectIds } from '../list/selectIds.ts';
import { BULK_JOB, type BulkJob } from './BulkJob.ts';
import type { Values } from '#contract/logic.ts';
import { isObject } from '#contract/record.ts';
import type { EntityOf } from '#contract/record.ts';
import { lockStored } from '../write/readStored.ts';
import type { Answer, Change } from '../write/runChange.ts';
import {
  applyTransition,
  parseTransition,
  refuseTransition,
  type TransitionInput,
} from './applyTransition.ts';
import { tellMoves } from './tellMoves.ts';

/** Moves a selection: what can be moved is, the rest is named with its reason. Over 1,000 records, which only filters may mean, it becomes a job. */
export async function answerBulk(
  change: Change,
  entity: EntityModel,
  transition: TransitionModel,
  form: FormModel | undefined,
  body: unknown,
  entityOf: EntityOf,
): Promise<Answer> {
  const { target, fields } = splitBody(body);
  const given = parseTransition(change, transition, form, fields);
  const ids = await readTarget(change, entity, target);
  if (ids.length > BULK_AT_ONCE) {
    const { session, language, requestId } = change;
    const link = findPage(change, entity, target);
    await change.parts.jobs.enqueue(change.tx, BULK_JOB, {
      customer: session.customer.id,
      account: session.accountId,
      language,
      requestId,
      ...(link === undefined ? {} : { link }),
      entity: entity.name,
      transition: transition.key,
      ids,
      fields,
    } satisfies BulkJob);
    return { status: 202, body: { queued: true } };
  }
  const { moved, ...answer } = await moveAll(change, entity, transition, ids, given, entityOf);
  await tellMoves(change, entity, transition, moved);
  return { body: answer satisfies BulkAnswer };
}

const TARGET_KEYS = new Set(['ids', 'filters', 'viewMode', 'screen', 'except']);

/** The selection's keys, and what belongs to the transition's form. */
export function splitBody(body: unknown): { target: Values; fields: Values } {
  if (!isObject(body)) throw new Failure('malformed');
  const entries = Object.entries(body);
  return {
    target: Object.fromEntries(entries.filter(([key]) => TARGET_KEYS.has(key))),
    fields: Object.fromEntries(entries.filter(([key]) => !TARGET_KEYS.has(key))),
  };
}

/** The list that a selection was made in; of bare ids, the first one that the caller may open. */
function findPage({ access }: Change, entity: EntityModel, { screen }: Values): string | undefined {
  const lists = access.model.lists.filter(
    (list) => list.entity === entity.name && access.list(list).isAllowed,
  );
  return (lists.find((list) => list.screen === screen) ?? lists[0])?.route;
}

/** Ids of a selection, ascending. */
export async function readTarget(change: Change, entity: EntityModel, target: Values): Promise<number[]> {
  if ('ids' in target) return readChosen(target['ids']);
  return selectIds(change, entity, target, 'except' in target ? readIds(target['except'], 'except') : []);
}

/** Rows that were chosen one by one: only a selection by filters may be larger. Throws Failure `invalid` with `too_many_rows`. */
function readChosen(ids: unknown): number[] {
  if (!Array.isArray(ids) || ids.length <= BULK_AT_ONCE) return readIds(ids, 'ids');
  const params = { label: 'kit.list.selection', limit: BULK_AT_ONCE, value: ids.length };
  throw new Failure('invalid', { problems: [{ path: 'ids', code: 'too_many_rows', params }] });
}

/** Ids in ascending order, so that two bulk calls lock rows in the same order. */
function readIds(value: unknown, path: string): number[] {
  if (!Array.isArray(value) || !value.every((id) => Number.isSafeInteger(id) && (id as number) > 0))
    throw new Failure('invalid', {
      problems: [{ path, code: 'wrong_type', params: { label: path, value, expected: 'ids' } }],
    });
  return [...new Set(value as number[])].sort((a, b) => a - b);
}

/** The answer, and the moved records as they are now. */
export type Moves = BulkAnswer & { moved: Values[] };

/** One record after the other; what is refused leaves no trace. Telling of them is the caller's: once for all. */
export async function moveAll(
  change: Change,
  entity: EntityModel,
  transition: TransitionModel,
  ids: readonly number[],
  given: TransitionInput,
  entityOf: EntityOf,
): Promise<Moves> {
  const moved: Values[] = [];
  const refused: { id: number; code: string; message: string }[] = [];
  for (const id of ids) {
    const end = await moveOne(change, entity, transition, id, given, entityOf);
    if (!(end instanceof Failure)) moved.push(end);
    else refused.push({ id, code: end.code, message: messageOf(change, end) });
  }
  return { done: moved.map((record) => Number(record['id'])), refused, moved };
}

/** The moved record or why it is not, within a savepoint: one that fails halfway is put back, the others stay. */
async function moveOne(
  change: Change,
  entity: EntityModel,
  transition: TransitionModel,
  id: number,
  given: TransitionInput,
  entityOf: EntityOf,
): Promise<Failure | Values> {
  const { tx } = change;
  await tx.query('savepoint one');
  try {
    const old = await lockStored(tx, change.access, entity, id, change.now, entityOf);
    if (!old) return new Failure('not_found', { params: { label: `entity.${entity.name}`, value: id } });
    const refusal = refuseTransition(change, entity, transition, old, given);
    return refusal ?? (await applyTransition(change, entity, transition, old, given, entityOf));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await tx.query('rollback to savepoint one');
    return error;
  } finally {
    await tx.query('release savepoint one').catch(() => undefined);
  }
}

/** The most telling text: a rule's or guard's own, the state that a row is in, else the failure's. */
export function messageOf({ parts, language }: Change, failure: Failure): string {
  const state = failure.code === 'invalid_status' ? failure.options.params?.['value'] : undefined;
  if (state !== undefined) {
    const word = parts.texts.find(language, String(state)) ?? state;
    return parts.texts.ofCode(language, 'kit.list.refused_state', { state: word });
  }
  const [problem] = failure.options.problems ?? [];
  return problem
    ? parts.texts.ofCode(language, problem.code, problem.params)
    : parts.texts.ofCode(language, failure.code, failure.options.params);
}
