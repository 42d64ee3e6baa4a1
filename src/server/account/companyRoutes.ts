import { FEATURES } from '#contract/features.ts';
import type { HistoryAnswer } from '#contract/history.ts';
import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import type { Calls } from '#server/http/Calls.ts';
import { sessionIdOf } from '#server/access/Actor.ts';
import { hasFeature, isValid, type Licenses } from '#server/access/licenses.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { attachFiles } from '#server/files/attachFiles.ts';
import { Failure } from '#server/http/Failure.ts';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { readBefore } from '#server/record/historyRoutes.ts';
import { readHistory } from '#server/record/readHistory.ts';
import { recordChanges } from '#server/write/recordAudit.ts';
import { RecordChange } from '#server/write/RecordChange.ts';
import { inChange, runChange, type Change } from '#server/write/runChange.ts';
import {
  insertInvitation,
  readCompany,
  readCompanyFacts,
  readMainAccounts,
  toCompanyEntity,
  writeCompanyFacts,
} from './companies.ts';
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
 * `GET /main-accounts`: who may give rights, by name, for everybody of the company. `GET /company`, `POST /invitations`: how staff reach the company, `GET /licenses`: what it has registered; for its main accounts. `GET` and `POST /company-profile`: how others reach
 * it, its short name and its logo; `POST /company-history`: what was changed of them.
 */
export function companyRoutes(calls: Calls, parts: ServerParts): void {
  const { db, model, now } = parts;
  // One object for all calls: what may be read of it is remembered by it.
  let known: EntityModel | undefined;
  const company = () => (known ??= toCompanyEntity(formOf(model, 'company')));
  calls.get('/main-accounts', ANY_LOGIN, async ({ session }) => ({
    names: await readMainAccounts(db.forTenant(session.customer.id), session.customer.id),
  }));

  calls.get('/company-profile', OWNER, ({ session }) =>
    readCompanyFacts(db.forTenant(session.customer.id), session.customer.id),
  );

  calls.post('/company-profile', OWNER, (request, reply) =>
    runChange(parts, request, reply, async (change) => {
      const { tx, session, values, scope } = change;
      const facts = readFormBody(formOf(model, 'company'), request.body, values, scope);
      // The short name and the logo are part of everybody's session.
      await bumpStamp(tx, session.customer.id, await changeCompany(change, company(), facts));
      return { body: {} };
    }),
  );

  calls.post('/company-history', OWNER, async (request): Promise<HistoryAnswer> => {
    const before = readBefore(request.body);
    return inChange(parts, request, ({ tx, access, session }) =>
      readHistory(tx, access, { entity: company(), id: session.customer.id, before }),
    );
  });

  calls.get('/company', ANY_LOGIN, async ({ session }) => {
    refuseOthers(session);
    return readCompany(db.forTenant(session.customer.id), session.customer.id);
  });

  calls.get('/licenses', UNLICENSED, ({ session }) => {
    refuseOthers(session);
    return { rows: toLicenseRows(session.licenses, now()) };
  });

  calls.post('/invitations', ANY_LOGIN, async ({ session, body }) => {
    readFields(body, {});
    refuseOthers(session);
    await countWithin(db, `invitation:${session.customer.id}`, LIMIT);
    return insertInvitation(db.forTenant(session.customer.id), session);
  });
}

/** Stores what the company says of itself, with its history; the logo's file is whoever's who sees a paper. */
async function changeCompany(change: Change, entity: EntityModel, facts: Values): Promise<number[]> {
  const { tx, session, requestId } = change;
  const customerId = session.customer.id;
  const old = { id: customerId, ...(await readCompanyFacts(tx, customerId, ' for update')) };
  const record = { ...facts, id: customerId };
  const company = new RecordChange(record, old, { action: 'update' });
  await attachFiles(change, entity, [company]);
  if (company.failure) throw company.failure;
  await recordChanges(tx, {
    customerId,
    accountId: session.accountId,
    sessionId: sessionIdOf(session),
    requestId,
    action: 'update',
    entity,
    changed: [{ id: customerId, before: old, after: record }],
  });
  return writeCompanyFacts(tx, customerId, facts);
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
