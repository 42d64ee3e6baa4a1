import type { FastifyInstance } from 'fastify';
import { FEATURES } from '#contract/features.ts';
import { hasFeature, isValid, type Licenses } from '#server/access/licenses.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { Failure } from '#server/http/Failure.ts';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { runChange } from '#server/write/runChange.ts';
import { insertInvitation, readCompany, readCompanyFacts, writeCompanyFacts } from './companies.ts';
import { countWithin } from './countWithin.ts';
import { formOf, readFormBody } from './readFormBody.ts';
import { bumpStamp } from './sessionStore.ts';

const ANY_LOGIN = { config: { access: [] } };

/** Its licences may be read when they are over, too. */
const UNLICENSED = { config: { access: [], unlicensed: true as const } };

/** Invitations of one company a day. */
const LIMIT = { times: 50, seconds: 86_400 };

/** Whoever may open the company's page may say where it is reached (specification 1: `/account`). */
const OWNER = { config: { access: ['customer_account'] } };

/**
 * `GET /company`, `POST /invitations`: how staff reach the company, `GET /licenses`: what it has registered; for its main accounts. `GET` and `POST /company-profile`: how others reach
 * it, and its short name.
 */
export function companyRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { db, model, now } = parts;
  app.get('/company-profile', OWNER, ({ session }) =>
    readCompanyFacts(db.forTenant(session.customer.id), session.customer.id),
  );

  app.post('/company-profile', OWNER, (request, reply) =>
    runChange(parts, request, reply, async ({ tx, session, values, scope }) => {
      const facts = readFormBody(formOf(model, 'company'), request.body, values, scope);
      // The short name is part of everybody's session.
      await bumpStamp(tx, session.customer.id, await writeCompanyFacts(tx, session.customer.id, facts));
      return { body: {} };
    }),
  );

  app.get('/company', ANY_LOGIN, async ({ session }) => {
    refuseOthers(session);
    return readCompany(db.forTenant(session.customer.id), session.customer.id);
  });

  app.get('/licenses', UNLICENSED, ({ session }) => {
    refuseOthers(session);
    return { rows: toLicenseRows(session.licenses, now()) };
  });

  app.post('/invitations', ANY_LOGIN, async ({ session, body }) => {
    readFields(body, {});
    refuseOthers(session);
    await countWithin(db, `invitation:${session.customer.id}`, LIMIT);
    return insertInvitation(db.forTenant(session.customer.id), session);
  });
}

function refuseOthers({ isMain }: ServerSession): void {
  if (!isMain) throw new Failure('no_permission');
}

/** What is registered, and after it the features that the company lacks. */
function toLicenseRows(licenses: Licenses, now: Date) {
  const missing = FEATURES.filter((key) => !(key in licenses) && !hasFeature(licenses, key, now));
  return [
    ...Object.entries(licenses).map(([key, license]) => ({
      key,
      ...license,
      is_valid: isValid(license, now),
    })),
    ...missing.map((key) => ({ key, valid_from: null, valid_until: null, is_valid: false })),
  ];
}
