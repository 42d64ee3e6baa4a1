import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Codes } from '#contract/model.ts';
import { holdsAny, type Language } from '#contract/session.ts';
import { isCompanyOver } from '#server/access/licenses.ts';
import { noPermission } from '#server/access/noPermission.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import type { SessionStore } from '#server/account/sessionStore.ts';
import type { RateLimit } from './createRateLimit.ts';
import { Failure } from './Failure.ts';
import { readLanguage } from './readLanguage.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; throws on a public call. */
    readonly session: ServerSession;
    /** Of `Accept-Language`, for texts. */
    readonly language: Language;
  }
}

/** Sessions by request: a property of its own per request would change the request's shape. */
const sessionOf = new WeakMap<FastifyRequest, ServerSession>();

/** Bearer token of a request, if there is one. */
export function readToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Guards the calls of `app`: the session, the call's codes, the company's licence and the general rate limits are checked
 * before the body is read.
 */
export function guardRoutes(
  app: FastifyInstance,
  sessions: SessionStore,
  rates: RateLimit,
  now: () => Date,
): void {
  app.decorateRequest('session', {
    getter(this: FastifyRequest) {
      const session = sessionOf.get(this);
      if (!session) throw new Error(`${this.url} is public and has no session`);
      return session;
    },
  });
  app.addHook('onRequest', async (request) => {
    const { access, unlicensed } = request.call.config;
    if (access === 'public') return rates.count('address', request.ip);
    const session = await admit(request, access, sessions, rates);
    if (!unlicensed && isCompanyOver(session.licenses, now())) throw new Failure('license_expired');
    rates.count('account', `${session.customer.id}.${session.accountId}`);
    sessionOf.set(request, session);
  });
}

/** A token that is not known here costs a look into the database, so guesses count against their address. */
async function admit(
  request: FastifyRequest,
  codes: Codes,
  sessions: SessionStore,
  rates: RateLimit,
): Promise<ServerSession> {
  const token = readToken(request);
  const countGuess = () => rates.count('address', request.ip);
  if (!token) countGuess();
  const provesItself = request.call.config.fresh === 'in_statement';
  const found =
    token &&
    (await (provesItself ? sessions.findCached(token, countGuess) : sessions.find(token, countGuess)));
  if (!found) throw new Failure('no_session');
  if (holdsAny(found.permissions, codes)) return found;
  const renewed = provesItself ? await sessions.renew(found) : found;
  if (!holdsAny(renewed.permissions, codes))
    throw renewed.mustChangePassword ? new Failure('password_to_change') : noPermission(codes);
  return renewed;
}

/** Gives each request its language. */
export function readLanguages(app: FastifyInstance): void {
  app.decorateRequest('language', {
    getter(this: FastifyRequest) {
      return readLanguage(this.headers['accept-language']);
    },
  });
}
