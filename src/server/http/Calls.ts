import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Codes } from '#contract/model.ts';
import { Failure } from './Failure.ts';

/** Who may call, and how a call is answered. */
export interface CallConfig {
  /** Any of these codes; `[]` any login; `'public'` no session. */
  access: Codes | 'public';
  /** Called by other systems, which have a key of the company (`X-Api-Key`) instead of a session and of the client key. */
  hasApiKey?: true;
  /** The call's own statement proves that the session lives (`guardedQuery`); otherwise one tiny statement does. */
  fresh?: 'in_statement';
  /** Answers also when the company's licence is over. */
  unlicensed?: true;
  /** A changing call outside of `runChange` whose second try must not be judged as a new one: its good answer is kept. */
  once?: true;
}

export interface CallOptions {
  config: CallConfig;
  /** After the body is read, before the call is answered. */
  preHandler?: (request: FastifyRequest) => Promise<void>;
}

type CallHandler = (request: FastifyRequest, reply: FastifyReply) => unknown;
type AddCall = (url: string, options: CallOptions, handler: CallHandler) => void;

interface Call extends CallOptions {
  handler: CallHandler;
}

/** Where the calls of the API are put: `url` stands under `/api` and may hold `:id`. One that stands there already throws. */
export interface Calls {
  readonly log: FastifyBaseLogger;
  readonly get: AddCall;
  readonly post: AddCall;
  readonly put: AddCall;
  readonly delete: AddCall;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What is called; of the API only. */
    call: Call;
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** The part of an address that differs from record to record. */
const ID = ':id';

/**
 * The calls of `api` in one table behind a route for each length of address: a model has thousands of them, and a route of
 * Fastify for each took half of a start's time. Put it before the hooks that ask for `request.call`; `serve` comes
 * after the last of them.
 */
export function createCalls(api: FastifyInstance): { calls: Calls; serve: () => void } {
  const table = new Map<string, Call>();
  const lengths = new Set<number>();
  const add =
    (method: (typeof METHODS)[number]): AddCall =>
    (url, options, handler) => {
      const parts = url.slice(1).split('/');
      const key = keyOf(method, parts);
      if (table.has(key)) throw new Error(`${method} ${url} is there twice`);
      table.set(key, { ...options, handler });
      lengths.add(parts.length);
    };
  api.decorateRequest('call');
  api.addHook('onRequest', (request, _, done) => {
    const parts = Object.values(request.params as Record<string, string>);
    const found = findCall(table, request.method, parts);
    if (!found) return done(new Failure('unknown_route'));
    request.call = found.call;
    request.params = { id: found.id };
    done();
  });
  return {
    calls: { log: api.log, get: add('GET'), post: add('POST'), put: add('PUT'), delete: add('DELETE') },
    serve() {
      for (const length of lengths) {
        const url = Array.from({ length }, (_, place) => `/:part${place}`).join('');
        api.route({ method: [...METHODS], url, handler: answer });
      }
    },
  };
}

/** Names hold no slash: a part that does (`%2F`) is an id or leads nowhere. */
const keyOf = (method: string, parts: readonly string[]): string =>
  `${method} ${parts.length} ${parts.join('/')}`;

/** The call with just these parts, or else the one with an id in place of one of them. */
function findCall(
  table: ReadonlyMap<string, Call>,
  method: string,
  parts: readonly string[],
): { call: Call; id?: string | undefined } | undefined {
  const named = table.get(keyOf(method, parts));
  if (named) return { call: named };
  for (const [place, id] of parts.entries()) {
    const call = table.get(keyOf(method, parts.with(place, ID)));
    if (call) return { call, id };
  }
  return undefined;
}

function answer(request: FastifyRequest, reply: FastifyReply): unknown {
  const { preHandler, handler } = request.call;
  return preHandler ? preHandler(request).then(() => handler(request, reply)) : handler(request, reply);
}
