import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countWithin } from '#server/account/countWithin.ts';
import type { Passwords } from '#server/account/createPasswords.ts';
import type { Db } from '#server/db/Db.ts';
import { hashRequest, printSecrets, readHeaderKey, type IdempotencyKey } from '#server/write/idempotency.ts';
import { Failure } from './Failure.ts';
import { claimCall, forgetCall, keepAnswer, type CallAnswer } from './onceStore.ts';

/** Calls that are being worked on, with the key that each has claimed. */
const claimed = new WeakMap<FastifyRequest, IdempotencyKey>();

/** How long a second try waits for the answer of the first one, and how often it looks. */
const PATIENCE_MS = 15_000;
const LOOK_MS = 50;

/** Guesses of one account at the passwords of a call that was answered. */
const GUESSES = { times: 20, seconds: 900 };

/**
 * Calls with `once`: the same `Idempotency-Key` with the same request gives the answer
 * of the first try (interface 4), however many tries come at once: one of them does the work, the others wait for it.
 * Nothing is kept of a refusal. Put it behind the guard: the keys are the account's.
 */
export function answerOnce(app: FastifyInstance, parts: { db: Db; passwords: Passwords }): void {
  const { db, passwords } = parts;
  app.addHook('preHandler', async (request, reply) => {
    const key = request.call.config.once ? readKey(request) : null;
    const stored = key && (await claim(db, request, key));
    if (!stored) return;
    await judge(stored, key, request, parts);
    await send(reply, stored);
  });
  app.addHook('preSerialization', async (request, reply, answer: unknown) => {
    const key = reply.statusCode === 200 ? take(request) : undefined;
    if (!key) return answer;
    const secrets = printSecrets(request.body);
    const proof = secrets === null ? null : await passwords.hash(secrets);
    await keepAnswer(db, key, { status: 200, body: JSON.stringify(answer), proof });
    return answer;
  });
  app.addHook('onError', (request) => release(db, request));
  // Whatever ended otherwise, as when nobody waits for it any more, may be tried again.
  app.addHook('onResponse', (request) => release(db, request));
}

function take(request: FastifyRequest): IdempotencyKey | undefined {
  const key = claimed.get(request);
  claimed.delete(request);
  return key;
}

async function release(db: Db, request: FastifyRequest): Promise<void> {
  const key = take(request);
  if (key) await forgetCall(db, key);
}

/** The answer of the first try; null when this is the first. Throws Failure `idempotency_mismatch`, `same_request_running`. */
async function claim(db: Db, request: FastifyRequest, key: IdempotencyKey): Promise<CallAnswer | null> {
  for (const start = performance.now(); performance.now() - start < PATIENCE_MS;) {
    const found = await claimCall(db, key);
    if (found === 'claimed') {
      claimed.set(request, key);
      return null;
    }
    if (found !== 'running') return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Failure('same_request_running');
}

/** The passwords of a call are no part of what its key is compared by: whoever has others is not told that they are right. */
async function judge(
  { proof }: CallAnswer,
  { key, customerId, accountId }: IdempotencyKey,
  request: FastifyRequest,
  { db, passwords }: { db: Db; passwords: Passwords },
): Promise<void> {
  const secrets = printSecrets(request.body);
  if (secrets === null && proof === null) return;
  await countWithin(db, `once:${customerId}.${accountId}:${request.ip}`, GUESSES);
  if (!(await passwords.verify(secrets ?? '', proof)))
    throw new Failure('idempotency_mismatch', { params: { value: key } });
}

const send = (reply: FastifyReply, { status, body }: CallAnswer): Promise<FastifyReply> | FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send(body);

/** No customer has the number 0: keys of visitors stand there. */
const NOBODY = { customerId: 0, accountId: 0 };

function readKey(request: FastifyRequest): IdempotencyKey | null {
  const key = readHeaderKey(request);
  if (key === null) return null;
  const isPublic = request.call.config.access === 'public';
  const owner = isPublic
    ? NOBODY
    : { customerId: request.session.customer.id, accountId: request.session.accountId };
  return { ...owner, key, requestHash: hashRequest(request.method, request.url, request.body) };
}
