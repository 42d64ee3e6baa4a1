import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import createRouter from 'find-my-way';
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

/**
 * The calls of `api` in one table of Fastify's own router, behind one route of Fastify: a model has thousands of them, and a
 * route each costs ten times as much to make. Put it before the hooks that ask for `request.call`; `serve` comes after
 * the last of them.
 */
export function createCalls(api: FastifyInstance): { calls: Calls; serve: () => void } {
  const { maxParamLength = 100 } = api.initialConfig.routerOptions ?? {};
  const router = createRouter({ maxParamLength });
  const add =
    (method: (typeof METHODS)[number]): AddCall =>
    (url, options, handler) =>
      router.on(method, `${api.prefix}${url}`, () => undefined, { ...options, handler } satisfies Call);
  api.decorateRequest('call');
  api.addHook('onRequest', (request, _, done) => {
    const found = router.find(request.method as createRouter.HTTPMethod, request.url);
    if (!found) return done(new Failure('unknown_route'));
    request.params = found.params;
    request.call = found.store as Call;
    done();
  });
  return {
    calls: { log: api.log, get: add('GET'), post: add('POST'), put: add('PUT'), delete: add('DELETE') },
    serve: () => void api.route({ method: [...METHODS], url: '/*', handler: answer }),
  };
}

function answer(request: FastifyRequest, reply: FastifyReply): unknown {
  const { preHandler, handler } = request.call;
  return preHandler ? preHandler(request).then(() => handler(request, reply)) : handler(request, reply);
}
