import type { FastifyRequest } from 'fastify';
import type { Values } from '#contract/logic.ts';
import type { Calls } from '#server/http/Calls.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import type { Tx } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import {
  claimKey,
  hashRequest,
  readHeaderKey,
  storeAnswer,
  type IdempotencyKey,
} from '#server/write/idempotency.ts';
import { findCompany, insertCompany, isKnownCompany } from './companies.ts';
import { countWithin } from './countWithin.ts';
import { spendConfirmed } from './createOtp.ts';
import { insertAccount, type NewAccount } from './insertAccount.ts';
import { repeating } from './passwordRoutes.ts';
import { formOf, readFormBody } from './readFormBody.ts';
import { visitorScope, visitorValues } from './visitor.ts';

/** Registrations tried from one address. */
const LIMIT = { times: 30, seconds: 600 };

const PUBLIC = { config: { access: 'public' } } as const;

/** Makes or finds the company of a registration, inside its transaction; `confirmed`: what the visitor has said yes to. */
type ToCompany = (
  tx: Tx,
  values: Values,
  confirmed: readonly string[],
) => Promise<Pick<NewAccount, 'customerId' | 'isMain'>>;

/**
 * `POST /register` (a sub-account, which waits for its activation) and `POST /customer-register` (a company with its
 * main account). Whether a name is taken, or a company known, is told to holders of a confirmed phone only.
 */
export function registerRoutes(calls: Calls, parts: ServerParts): void {
  const register = (screen: string, toCompany: ToCompany) => {
    calls.post(`/${screen}`, PUBLIC, async (request, reply) => {
      await registerAccount(parts, screen, toCompany, request);
      return reply.send({});
    });
  };
  register('register', async (tx, { company }) => ({
    customerId: await findCompany(tx, String(company)),
    isMain: false,
  }));
  register('customer-register', async (tx, { company_name, account_type, country }, confirmed) => {
    const name = String(company_name);
    if (!confirmed.includes(KNOWN)) await askIfKnown(tx, name);
    const customerId = await insertCompany(tx, {
      company_name: name,
      account_type: String(account_type),
      id_country: Number(country),
    });
    return { customerId, isMain: true };
  });
}

/** The question whether a second company of a name is meant. */
const KNOWN = 'messages.company_known';

/** Whoever may have forgotten that his company is there is asked, not turned away: two may have the same name. */
async function askIfKnown(tx: Tx, name: string): Promise<void> {
  if (!(await isKnownCompany(tx, name))) return;
  const problems = [{ path: 'company_name', code: KNOWN, params: { value: name } }];
  throw new Failure('not_confirmed', { problems });
}

/** What `?confirmed=` names: the questions that were answered with yes. */
const readConfirmed = ({ query }: FastifyRequest): string[] =>
  [(query as { confirmed?: string | string[] }).confirmed ?? []].flat();

async function registerAccount(
  parts: ServerParts,
  screen: string,
  toCompany: ToCompany,
  request: FastifyRequest,
): Promise<void> {
  const { db, model, passwords } = parts;
  await countWithin(db, `register:${request.ip}`, LIMIT);
  const form = formOf(model, screen);
  const { language } = request;
  const body = repeating(request.body, 'password');
  const values = readFormBody(form, body, visitorValues(language), visitorScope(parts.now()));
  const password = await passwords.hash(String(values['password']));
  await db.withoutTenant('register').transaction((tx) =>
    once(tx, request, async () => {
      const path = form.otp ?? '';
      await spendConfirmed(tx, String(values[path]), request.ip, path);
      const account = {
        ...toAccount(values, password),
        ...(await toCompany(tx, values, readConfirmed(request))),
      };
      const id = await insertAccount(tx, entityOf(model, 'account'), account, request.id);
      await notifyCompany(tx, parts, id, account);
    }),
  );
}

/** Administrators hear of an account that waits for them; their open lists show it. */
async function notifyCompany(
  tx: Tx,
  { notifier, signals }: ServerParts,
  id: number,
  { customerId, display_name, isMain }: NewAccount,
): Promise<void> {
  await signals.listChanged(tx, customerId, 'account');
  if (!isMain) await notifier.send(tx, customerId, 'account_waiting', { id, params: { name: display_name } });
}

const toAccount = (values: Values, password: string): Omit<NewAccount, 'customerId' | 'isMain'> => ({
  username: String(values['username']),
  password,
  display_name: String(values['display_name']),
  phone: String(values['phone']),
  phone_country: Number(values['country']),
  email: values['email'] === null ? null : String(values['email']),
});

/** No customer has the number 0: keys of visitors stand there. */
const NOBODY = { customerId: 0, accountId: 0 };

/** A repeated `Idempotency-Key`, as after a lost answer, registers nobody twice. */
async function once(tx: Tx, request: FastifyRequest, work: () => Promise<void>): Promise<void> {
  const key = readKey(request);
  if (key && (await claimKey(tx, key))) return;
  await work();
  if (key) await storeAnswer(tx, key, { status: 200, body: '{}' });
}

function readKey(request: FastifyRequest): IdempotencyKey | null {
  const key = readHeaderKey(request);
  const { method, url, body } = request;
  return key === null ? null : { ...NOBODY, key, requestHash: hashRequest(method, url, body) };
}
