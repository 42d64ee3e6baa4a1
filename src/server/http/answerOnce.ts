import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '#server/db/Db.ts';
import {
  hashRequest,
  readHeaderKey,
  type IdempotencyKey,
  type StoredAnswer,
} from '#server/write/idempotency.ts';
import { Failure } from './Failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A changing call outside of `runChange` whose second try must not be judged as a new one: its good answer is kept. */
    once?: true;
  }
}

/**
 * Routes with `once`, registered after this call: the same `Idempotency-Key` with the same request gives the answer
 * of the first try (interface 4). Nothing is kept of a refusal. Put it behind the guard: the keys are the account's.
 */
export function answerOnce(app: FastifyInstance, db: Db): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.once) return;
    route.preHandler = async (request, reply) => {
      const key = readKey(request);
      const stored = key && (await readAnswer(db, key));
      if (stored) await reply.code(stored.status).type('application/json; charset=utf-8').send(stored.body);
    };
    route.preSerialization = async (request, reply, answer: unknown) => {
      const key = reply.statusCode === 200 ? readKey(request) : null;
      if (key) await keepAnswer(db, key, { status: 200, body: JSON.stringify(answer) });
      return answer;
    };
  });
}

/** No customer has the number 0: keys of visitors stand there. */
const NOBODY = { customerId: 0, accountId: 0 };

function readKey(request: FastifyRequest): IdempotencyKey | null {
  const key = readHeaderKey(request);
  if (key === null) return null;
  const isPublic = request.routeOptions.config.access === 'public';
  const owner = isPublic
    ? NOBODY
    : { customerId: request.session.customer.id, accountId: request.session.accountId };
  return { ...owner, key, requestHash: hashRequest(request.method, request.url, request.body) };
}

/** Throws Failure `idempotency_mismatch` when the key was used for another request. */
async function readAnswer(
  db: Db,
  { customerId, accountId, key, requestHash }: IdempotencyKey,
): Promise<StoredAnswer | undefined> {
  const { rows } = await db.withoutTenant('idempotency').query<StoredAnswer & { hash: string }>(
    `select status, answer as body, request_hash as hash from khuon_idempotency
where customer_id = $1 and account_id = $2 and key = $3 and answer is not null`,
    [customerId, accountId, key],
  );
  const [stored] = rows;
  if (stored && stored.hash !== requestHash)
    throw new Failure('idempotency_mismatch', { params: { value: key } });
  return stored;
}

async function keepAnswer(
  db: Db,
  { customerId, accountId, key, requestHash }: IdempotencyKey,
  { status, body }: StoredAnswer,
): Promise<void> {
  await db.withoutTenant('idempotency').query(
    `insert into khuon_idempotency (customer_id, account_id, key, request_hash, status, answer)
values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [customerId, accountId, key, requestHash, status, body],
  );
}
