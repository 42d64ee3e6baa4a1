import type { FastifyInstance } from 'fastify';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { Failure } from '#server/http/Failure.ts';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { insertInvitation, readCompany } from './companies.ts';
import { countWithin } from './countWithin.ts';

const ANY_LOGIN = { config: { access: [] } };

/** Invitations of one company a day. */
const LIMIT = { times: 50, seconds: 86_400 };

/** `GET /company`, `POST /invitations`: how staff reach the company; for its main accounts. */
export function companyRoutes(app: FastifyInstance, { db }: ServerParts): void {
  app.get('/company', ANY_LOGIN, async ({ session }) => {
    refuseOthers(session);
    return readCompany(db.forTenant(session.customer.id), session.customer.id);
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
