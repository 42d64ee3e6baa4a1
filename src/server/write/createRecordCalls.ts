import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import type { Outcome, RecordCalls, TransitionBody, Where } from '#contract/module.ts';
import { transitionsOf, type TransitionModel } from '#contract/workflow.ts';
import { noPermission } from '#server/access/noPermission.ts';
import { moveRecords } from '../workflow/moveRecords.ts';
import { notifyMoves } from '../workflow/notifyMoves.ts';
import { parseTransition } from '../workflow/parseTransition.ts';
import { changeRecords, type ReceivedBody } from './changeRecords.ts';
import { BY_FORM, createRecords } from './createRecords.ts';
import { deleteRecords } from './deleteRecords.ts';
import { findByWords, findIds } from './findIds.ts';
import { isLive, type RecordChange } from './RecordChange.ts';
import { lockStored, readStored } from './readStored.ts';
import { toOwnChange, type Change } from './runChange.ts';
import { recordOf, storeAll, storeSome, type Store } from './storeChanges.ts';
import { refuseMissing } from '#server/access/refuseMissing.ts';

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
    create: async (bodies) => (await create(site, bodies, storeAll)).map(recordOf),
    createSome: async (bodies) => (await create(site, bodies, storeSome)).map(toOutcome),
    update: async (bodies) => (await update(site, bodies, storeAll)).map(recordOf),
    updateSome: async (bodies) => (await update(site, bodies, storeSome)).map(toOutcome),
    transition: async (key, ids, body, values) =>
      (await move({ ...site, store: storeAll, values }, key, ids, body)).map(recordOf),
    transitionSome: async (key, ids, body) =>
      (await move({ ...site, store: storeSome }, key, ids, body)).map(toOutcome),
    remove: (ids) => remove(site, ids),
  };
}

const toIds = ({ reading, entity }: Site, where: Where<Values>): Promise<readonly number[]> =>
  findIds(reading, entity, where);

const toOutcome = (change: RecordChange): Outcome<Values> =>
  change.failure ? { refused: change.failure } : { record: recordOf(change) };

function create({ entity, writing }: Site, bodies: readonly Values[], store: Store): Promise<RecordChange[]> {
  if (!writing.access.canCreate(entity)) throw noPermission(entity.access.create);
  return createRecords(writing, entity, bodies, { ...BY_FORM, store });
}

async function update(
  { entity, writing }: Site,
  bodies: readonly Values[],
  store: Store,
): Promise<RecordChange[]> {
  if (!writing.access.canUpdate(entity)) throw noPermission(entity.access.update);
  const ids = bodies.map((body) => Number(body['id']));
  const stored = new Map((await lockStored(writing, entity, ids)).map((old) => [old['id'], old]));
  const received = bodies.map((body, at): ReceivedBody => {
    const old = stored.get(ids[at]);
    if (!old) throw refuseMissing(entity, ids[at]);
    return { old, body: { ...body, version: old['version'] } };
  });
  return changeRecords(writing, entity, received, { action: 'update', store });
}

async function move(
  { entity, writing, store, values }: Site & { store: Store; values?: Values | undefined },
  key: string,
  ids: readonly number[],
  body: TransitionBody = {},
): Promise<RecordChange[]> {
  const transition = findTransition(entity, key);
  if (values && !writing.owns(entity)) throw new Error(`${entity.name} is not this module's to set`);
  const form = writing.parts.model.forms.find((one) => one.screen === transition.form);
  const given = parseTransition(writing, transition, form, body);
  const changes = await moveRecords(writing, { entity, transition, given, own: values }, ids, store);
  await notifyMoves(writing, { entity, transition }, changes.filter(isLive).map(recordOf));
  return changes;
}

function findTransition({ name, workflows }: EntityModel, key: string): TransitionModel {
  const found = transitionsOf(workflows).find((one) => one.key === key);
  if (!found) throw new Error(`${name} has no transition "${key}"`);
  return found;
}

async function remove({ entity, writing }: Site, ids: readonly number[]): Promise<void> {
  if (!writing.access.canDelete(entity)) throw noPermission(entity.access.delete);
  const olds = await lockStored(writing, entity, ids);
  const stored = new Set(olds.map((old) => old['id']));
  for (const id of ids) if (!stored.has(id)) throw refuseMissing(entity, id);
  await deleteRecords(writing, entity, olds);
}
