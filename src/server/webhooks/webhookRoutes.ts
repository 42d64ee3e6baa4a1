import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedEvent, VerifyContext, WebhookCode, WebhookRequest } from '#contract/webhook.ts';
import { createRateLimit } from '#server/http/createRateLimit.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { webhooksOf, type Webhook } from '#server/jobs/jobsOf.ts';
import { readSecret } from '#server/secrets/recordSecrets.ts';
import { storeEvent } from './inbox.ts';

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
  for (const webhook of webhooksOf(parts.model)) {
    const { code, module } = webhook;
    if (!/^[a-z0-9][a-z0-9/-]*$/.test(code.path))
      throw new Error(
        `the path of the webhook "${webhook.name}" is "${code.path}": write small letters, digits, - and /`,
      );
    const options = { bodyLimit: code.maxBytes ?? DEFAULT_BYTES };
    app.post(`/${module}/${code.path}`, options, (request, reply) => answer(parts, webhook, request, reply));
  }
}

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
  const { db, now } = parts;
  const context: VerifyContext = {
    now: now(),
    query: (text, values) => db.withoutTenant('webhook').query(text, values),
    readSecret: (place) => readSecret(parts, db, place),
  };
  try {
    return await code.verify(request, context);
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
