import type { FastifyRequest } from 'fastify';
import type { EntityModel } from '#contract/model.ts';
import type { Calls } from '#server/http/Calls.ts';
import { Failure } from '../http/Failure.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { readRecord } from '../list/readRecord.ts';
import type { Values } from '#contract/logic.ts';
import { lockStored } from './readStored.ts';
import { runChange, type Answer, type Change } from './runChange.ts';
import { createRecord } from './createRecords.ts';
import { changeRecord } from './changeRecords.ts';
import { deleteRecords } from './deleteRecords.ts';
import { refuseMissing } from '#server/access/refuseMissing.ts';

/** `POST /<entity>`, `PUT /<entity>/<id>`, `DELETE /<entity>/<id>` for every entity that somebody may change. */
export function writeRoutes(calls: Calls, parts: ServerParts): void {
  const { entities } = parts.model;
  for (const entity of entities) {
    const { create, update, delete: remove } = entity.access;
    if (create)
      calls.post(`/${entity.name}`, { config: { access: create } }, (request, reply) =>
        runChange(parts, request, reply, (change) => answerCreate(change, entity, request)),
      );
    if (update)
      calls.put(`/${entity.name}/:id`, { config: { access: update } }, (request, reply) =>
        runChange(parts, request, reply, (change) => answerUpdate(change, entity, request)),
      );
    if (remove)
      calls.delete(`/${entity.name}/:id`, { config: { access: remove } }, (request, reply) =>
        runChange(parts, request, reply, (change) => answerDelete(change, entity, request)),
      );
  }
}

/** A change whose caller can be asked: `?confirmed=` names the questions that he has said yes to, by their message keys. */
function askingCaller(change: Change, request: FastifyRequest): Change {
  const { confirmed = [] } = request.query as { confirmed?: string | string[] };
  return { ...change, scope: { ...change.scope, confirmed: [confirmed].flat() } };
}

async function answerCreate(change: Change, entity: EntityModel, request: FastifyRequest): Promise<Answer> {
  const id = await createRecord(askingCaller(change, request), entity, request.body);
  return { status: 201, body: await readRecord(change, entity, id) };
}

async function answerUpdate(change: Change, entity: EntityModel, request: FastifyRequest): Promise<Answer> {
  const old = await lockVisible(change, entity, readId(request));
  await changeRecord(askingCaller(change, request), entity, { old, body: request.body });
  return { body: await readRecord(change, entity, old['id'] as number) };
}

async function answerDelete(change: Change, entity: EntityModel, request: FastifyRequest): Promise<Answer> {
  const old = await lockVisible(change, entity, readId(request));
  await deleteRecords(change, entity, [old]);
  return { body: { id: old['id'] } };
}

/** The stored record, locked; a foreign one is as missing as one that never was. */
export async function lockVisible(change: Change, entity: EntityModel, id: number): Promise<Values> {
  const [old] = await lockStored(change, entity, [id]);
  if (!old) throw refuseMissing(entity, id);
  return old;
}

/** The `:id` of an address; what is no id leads nowhere. */
export function readId(request: FastifyRequest): number {
  const { id } = request.params as { id: string };
  const number = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : Number.NaN;
  if (!Number.isSafeInteger(number)) throw new Failure('not_found', { params: { value: id } });
  return number;
}
