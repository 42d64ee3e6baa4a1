import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ValueContext } from '#contract/field.ts';
import type { EntityModel } from '#contract/model.ts';
import { holdsAny, type Language } from '#contract/session.ts';
import { todayIn } from '#fields/date_time/zone.ts';
import { fieldTypes } from '#fields/types.ts';
import { createAccess, type Access } from '../access/Access.ts';
import { noPermission } from '../access/noPermission.ts';
import { createModuleAccess } from '../access/moduleAccess.ts';
import { StaleSession, withFreshSession } from '../access/guardedQuery.ts';
import type { Actor } from '../access/Actor.ts';
import { accountStamp, liveStamp } from '../account/sessionStore.ts';
import { entityOf as findEntityOf, findEntity } from '../access/modelIndex.ts';
import type { Queries, Tx } from '../db/Db.ts';
import { Failure } from '../http/Failure.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { seesValue } from './concealProblems.ts';
import {
  claimKey,
  hashRequest,
  readHeaderKey,
  storeAnswer,
  type IdempotencyKey,
  type StoredAnswer,
} from './idempotency.ts';
import { refuseByDatabase } from './refuseByDatabase.ts';
import type { EntityOf, RecordScope } from '#contract/record.ts';

/** One changing call while it runs: the transaction and everything that its rules look at. */
export interface Change {
  parts: ServerParts;
  tx: Tx;
  entityOf: EntityOf;
  /** Where running numbers are counted: beside the transaction, so that nobody waits for its end. */
  counter: Queries;
  session: Actor;
  /** What may be read and written: by the actor's right, or by that of a module's own code. */
  access: Access;
  /** What the actor may do and hear by himself. */
  caller: Access;
  /** Whether records of an entity are written by the right of their module. */
  owns: (entity: EntityModel) => boolean;
  language: Language;
  requestId: string;
  now: Date;
  today: string;
  scope: RecordScope;
  values: ValueContext;
}

export interface Answer {
  status?: number;
  body: unknown;
}

/**
 * Runs a changing call in one transaction: proves the session, replays the answer of a repeated
 * `Idempotency-Key`, does the work, keeps the answer. Whatever is thrown leaves the database unchanged.
 */
export async function runChange(
  parts: ServerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (change: Change) => Promise<Answer>,
): Promise<FastifyReply> {
  const key = readKey(request);
  return sendAnswer(reply, await inChange(parts, request, (change) => doOnce(change, key, work)));
}

/** Does the work of a key once: a second time its answer is given. */
export async function doOnce(
  change: Change,
  key: IdempotencyKey | null,
  work: (change: Change) => Promise<Answer>,
): Promise<StoredAnswer> {
  const stored = key ? await claimKey(change.tx, key) : null;
  if (stored) return stored;
  const { status = 200, body } = await work(change);
  const done: StoredAnswer = { status, body: JSON.stringify(body) };
  if (key) await storeAnswer(change.tx, key, done);
  return done;
}

export const sendAnswer = (reply: FastifyReply, { status, body }: StoredAnswer): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send(body);

/** Runs work in one transaction of the caller, with the rights that he has now. */
export function inChange<Result>(
  parts: ServerParts,
  request: FastifyRequest,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  const { session, language, id: requestId } = request;
  // Renewed rights may no longer allow the call.
  const { access } = request.call.config;
  const codes = Array.isArray(access) ? access : [];
  return changeAs(parts, { session, language, requestId }, (change) => {
    if (!holdsAny(change.session.permissions, codes)) throw noPermission(codes);
    return work(change);
  });
}

/**
 * Runs work in one transaction of an actor, with the rights that he has now. The work is done again when his rights changed
 * meanwhile, and up to three times when it lost a race for the database's rows; a refusal stands.
 */
export function changeAs<Result>(
  parts: ServerParts,
  author: Author,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  return withFreshSession(parts, author.session, (session) =>
    parts.db.forTenant(session.customer.id).transaction(async (tx) => {
      await proveSession(tx, session);
      return work(createChange(parts, { ...author, session }, tx));
    }),
  );
}

/**
 * Rights may have changed since they were read; a change never works with old ones: it is done again with the
 * renewed ones. Marks the caller's last write.
 */
export async function proveSession(tx: Tx, actor: Actor): Promise<void> {
  if (actor.kind !== 'session') return proveRights(tx, actor);
  const text = `update khuon_session set last_write_at = clock_timestamp() where customer_id = $1 and id = $2 returning ${liveStamp('$1', '$2')} as stamp`;
  await proveBy(text, tx, actor);
}

/** That the rights of an actor still hold: a long change asks again at its end. */
export function proveRights(tx: Tx, actor: Actor): Promise<void> {
  const stamp = actor.kind === 'session' ? liveStamp('$1', '$2') : accountStamp('$1', '$2');
  return proveBy(`select ${stamp} as stamp`, tx, actor);
}

async function proveBy(text: string, tx: Tx, actor: Actor): Promise<void> {
  const id = actor.kind === 'session' ? actor.id : actor.accountId;
  const { rows } = await tx.query<{ stamp: number | null }>(text, [actor.customer.id, id]);
  const stamp = rows[0]?.stamp ?? null;
  if (stamp === null) throw new Failure('no_session');
  if (stamp !== actor.stamp) throw new StaleSession();
}

export const readKey = (request: FastifyRequest): IdempotencyKey | null =>
  readKeyOf(request, request.session);

/** The key of a request that an actor makes. */
export function readKeyOf(request: FastifyRequest, session: Actor): IdempotencyKey | null {
  const key = readHeaderKey(request);
  if (key === null) return null;
  return {
    customerId: session.customer.id,
    accountId: session.accountId,
    key,
    requestHash: hashRequest(request.method, request.url, request.body),
  };
}

/** Who changes, in which request or job. */
export type Author = Pick<Change, 'session' | 'language' | 'requestId'>;

/** The change that an author makes in a transaction. */
export function createChange(parts: ServerParts, author: Author, tx: Tx): Change {
  const { session, language } = author;
  const { customer } = session;
  const now = parts.now();
  const today = todayIn(customer.time_zone, now);
  const access = createAccess(session, parts.model, language);
  const values = toValues(customer, language);
  const entityOf: EntityOf = (name) => findEntityOf(parts.model, name);
  return {
    parts,
    tx: refuseByDatabase(tx, parts.model),
    entityOf,
    // The embedded database has one connection, and one transaction at a time.
    counter: parts.db.kind === 'embedded' ? tx : parts.db.withoutTenant('running_number'),
    ...author,
    now,
    today,
    access,
    caller: access,
    owns: () => false,
    scope: {
      entityOf,
      user: {
        id: session.accountId,
        customer: customer.id,
        permissions: access.codes,
        warehouses: session.warehouses,
        pos: session.pos,
        node: session.node,
        nodes: session.nodes,
      },
      settings: session.settings,
      now: now.toISOString(),
      today,
      sees: (entity, name) => seesValue(access, findEntity(parts.model, entity), name),
      print: (value, field) => fieldTypes[field.type].format(value, field, values),
    },
    values,
  };
}

/** What values are read and shown with. */
function toValues(
  { id_country, time_zone, currency }: Change['session']['customer'],
  language: Change['language'],
): ValueContext {
  return { language, country: id_country, timeZone: time_zone, currency };
}

/** The same change by the right of a module's own code. */
export function toOwnChange(change: Change, module: string): Change {
  // Its code cannot be asked either.
  const { sees: _, confirmed: _confirmed, ...scope } = change.scope;
  return {
    ...change,
    access: createModuleAccess(change.caller, module),
    owns: (entity) => entity.module === module,
    scope,
  };
}
