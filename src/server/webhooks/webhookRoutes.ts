import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedEvent, WebhookCode, WebhookRequest } from '#contract/webhook.ts';
import { createRateLimit } from '#server/http/createRateLimit.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { webhooksOf, type Webhook } from '#server/jobs/jobsOf.ts';
import { storeEvent } from './inbox.ts';
import { toVerifyContext } from './toVerifyContext.ts';

const DEFAULT_BYTES = 256 * 1024;

/** A marketplace calls from few addresses: 200 calls a second from one. */
const LIMITS = { address: 2_000, account: 0 };

/**
 * `POST /hooks/<module>/<path>`: calls from outside. They stand beside the API, with neither its client key nor its sessions, get the
 * bytes as they came, and are answered when the event is stored.
 */
export function webhookRoutes(app: FastifyInstance, parts: ServerParts): void {
  const rates = createRateLimit(parts.db, parts.now, LIMITS);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.addHook('onRequest', async ({ ip }) => rates.count('address', `hook ${ip}`));
  const webhooks = webhooksOf(parts.model);
  checkPaths(webhooks);
  for (const webhook of webhooks) {
    const { code, module } = webhook;
    const path = `/${module}/${code.path}`;
    const options = { bodyLimit: code.maxBytes ?? DEFAULT_BYTES };
    app.post(path, options, (request, reply) => answer(parts, webhook, request, reply));
    const { challenge } = code;
    if (challenge) app.get(path, (request, reply) => answerChallenge(parts, challenge, request, reply));
  }
}

/** Throws an Error that names a webhook whose address is none, or is another one's. */
function checkPaths(webhooks: readonly Webhook[]): void {
  const seen = new Map<string, string>();
  for (const { name, module, code } of webhooks) {
    if (!/^[a-z0-9][a-z0-9/-]*$/.test(code.path))
      throw new Error(
        `The path of the webhook "${name}" is "${code.path}": write small letters, digits, - and /.`,
      );
    const path = `${module}/${code.path}`;
    const first = seen.get(path);
    if (first !== undefined)
      throw new Error(`The webhooks "${first}" and "${name}" have the same path "${code.path}".`);
    seen.set(path, name);
  }
}

/** What a sender may want to see again: a number or a word, never markup. */
const CHALLENGE = /^[\w.-]{1,200}$/;

/** Says that the address is ours, to whoever names the agreed word. */
async function answerChallenge(
  parts: ServerParts,
  { token }: NonNullable<WebhookCode['challenge']>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { query } = toRequest(request);
  const wanted = await token(toVerifyContext(parts), query);
  const isRight = wanted !== null && wanted !== '' && isSame(query['hub.verify_token'] ?? '', wanted);
  if (query['hub.mode'] !== 'subscribe' || !isRight) throw new Failure('wrong_signature');
  const challenge = query['hub.challenge'] ?? '';
  if (!CHALLENGE.test(challenge)) throw new Failure('malformed');
  return reply.type('text/plain').send(challenge);
}

/** In a time that does not tell how much of it was right. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(toHash(one), toHash(other));

const toHash = (text: string): Buffer => createHash('sha256').update(text).digest();

async function answer(
  parts: ServerParts,
  { name, job, code }: Webhook,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const received = toRequest(request);
  const verified = await verify(parts, code, received);
  if (!verified) throw new Failure('wrong_signature');
  await storeEvent(parts, { name, job, verified, body: received.rawBody, requestId: request.id });
  const text = code.answer ?? '';
  return reply.type(text.startsWith('{') ? 'application/json' : 'text/plain').send(text);
}

/** What cannot be read is not taken. */
async function verify(
  parts: ServerParts,
  code: WebhookCode,
  request: WebhookRequest,
): Promise<VerifiedEvent | null> {
  try {
    return await code.verify(request, toVerifyContext(parts));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Failure('malformed');
    throw error;
  }
}

function toRequest({ headers, query, body, url }: FastifyRequest): WebhookRequest {
  return {
    headers: toTexts(headers),
    query: toTexts(query as Readonly<Record<string, unknown>>),
    rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    url,
  };
}

/** Of a name that stands several times the last counts. */
const toTexts = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value.at(-1) : value),
    ]),
  );
