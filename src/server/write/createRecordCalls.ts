import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import type { Outcome, RecordCalls, TransitionBody, Where } from '#contract/module.ts';
import { transitionsOf, type TransitionModel } from '#contract/workflow.ts';
import { Failure } from '../http/Failure.ts';
import { moveRecords } from '../workflow/moveRecords.ts';
import { notifyMoves } from '../workflow/notifyMoves.ts';
import { parseTransition } from '../workflow/parseTransition.ts';
import { changeRecords, type ReceivedBody } from './changeRecords.ts';
import { createRecords } from './createRecords.ts';
import { deleteRecords } from './deleteRecords.ts';
import { findByWords, findIds } from './findIds.ts';
import { isLive, type RecordChange } from './RecordChange.ts';
import { lockStored, readStored } from './readStored.ts';
import { toOwnChange, type Change } from './runChange.ts';
import { recordOf } from './storeChanges.ts';

/** Where a module's code reads and writes records: whole ones, its own by its right, others by the actor's. */
interface Site {
  entity: EntityModel;
  /** Sees whatever the company has. */
  reading: Change;
  writing: Change;
}

/** What a module's code does with records of an entity. */
export function createRecordCalls(change: Change, module: string, name: string): RecordCalls<Values> {
  const entity = change.entityOf(name);
  const own = toOwnChange(change, module);
  const site: Site = { entity, reading: own, writing: own.owns(entity) ? own : change };
  return {
    find: async (where) => readStored(own, entity, await toIds(site, where)),
    search: async (text, limit = 20) => readStored(own, entity, await findByWords(own, entity, text, limit)),
    lock: async (where) => lockStored(own, entity, await toIds(site, where)),
    create: async (bodies) => allOf(await create(site, bodies)),
    createSome: async (bodies) => (await create(site, bodies)).map(toOutcome),
    update: async (bodies) => allOf(await update(site, bodies)),
    updateSome: async (bodies) => (await update(site, bodies)).map(toOutcome),
    transition: async (key, ids, body) => allOf(await move(site, key, ids, body)),
    transitionSome: async (key, ids, body) => (await move(site, key, ids, body)).map(toOutcome),
    remove: (ids) => remove(site, ids),
  };
}

const toIds = ({ reading, entity }: Site, where: Where<Values>): Promise<readonly number[]> =>
  findIds(reading, entity, where);

function allOf(changes: readonly RecordChange[]): Values[] {
  for (const { failure } of changes) if (failure) throw failure;
  return changes.map(recordOf);
}

const toOutcome = (change: RecordChange): Outcome<Values> =>
  change.failure ? { refused: change.failure } : { record: recordOf(change) };

function create({ entity, writing }: Site, bodies: readonly Values[]): Promise<RecordChange[]> {
  if (!writing.access.canCreate(entity)) throw new Failure('no_permission');
  return createRecords(writing, entity, bodies);
}

async function update({ entity, writing }: Site, bodies: readonly Values[]): Promise<RecordChange[]> {
  if (!writing.access.canUpdate(entity)) throw new Failure('no_permission');
  const ids = bodies.map((body) => Number(body['id']));
  const stored = new Map((await lockStored(writing, entity, ids)).map((old) => [old['id'], old]));
  const received = bodies.map((body, at): ReceivedBody => {
    const old = stored.get(ids[at]);
    if (!old) throw missing(entity, ids[at]);
    return { old, body: { ...body, version: old['version'] } };
  });
  return changeRecords(writing, entity, received, 'update');
}

async function move(
  { entity, writing }: Site,
  key: string,
  ids: readonly number[],
  body: TransitionBody = {},
): Promise<RecordChange[]> {
  const transition = findTransition(entity, key);
  const form = writing.parts.model.forms.find((one) => one.screen === transition.form);
  const given = parseTransition(writing, transition, form, body);
  const changes = await moveRecords(writing, { entity, transition, given }, ids);
  await notifyMoves(writing, { entity, transition }, changes.filter(isLive).map(recordOf));
  return changes;
}

function findTransition({ name, workflows }: EntityModel, key: string): TransitionModel {
  const found = transitionsOf(workflows).find((one) => one.key === key);
  if (!found) throw new Error(`${name} has no transition "${key}"`);
  return found;
}

async function remove({ entity, writing }: Site, ids: readonly number[]): Promise<void> {
  if (!writing.access.canDelete(entity)) throw new Failure('no_permission');
  const olds = await lockStored(writing, entity, ids);
  const stored = new Set(olds.map((old) => old['id']));
  for (const id of ids) if (!stored.has(id)) throw missing(entity, id);
  await deleteRecords(writing, entity, olds);
}

const missing = ({ name }: EntityModel, id: unknown): Failure =>
  new Failure('not_found', { params: { label: `entity.${name}`, value: id } });
