import { isObject } from '#contract/record.ts';
import type { Calls } from '#server/http/Calls.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import type { Db } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { countWithin } from './countWithin.ts';
import { formOf, readFormBody } from './readFormBody.ts';
import { bumpStamp, revokeSessions } from './sessionStore.ts';
import { visitorScope, visitorValues } from './visitor.ts';

/** Guesses at the old password of one account. */
const LIMIT = { times: 20, seconds: 900 };

/** `POST /change-password`: needs the old one, ends every other session of the account. */
export function passwordRoutes(calls: Calls, parts: ServerParts): void {
  const { db, passwords, model } = parts;

  calls.post(
    '/change-password',
    { config: { access: [], once: true } },
    async ({ session, body, language }) => {
      const form = formOf(model, 'change-password');
      const typed = repeating(body, 'new_password');
      const values = readFormBody(form, typed, visitorValues(language), visitorScope(parts.now()));
      const { username } = session;
      if (values['new_password'] === username) refuse('new_password', 'rule.password.not_the_name');
      await countWithin(db, `password:${session.customer.id}.${session.accountId}`, LIMIT);
      if (!(await passwords.verify(String(values['old_password']), await readHash(db, session))))
        refuse('old_password', 'password_wrong');
      await writePassword(parts, session, await passwords.hash(String(values['new_password'])));
      return {};
    },
  );
}

/** People type a new password twice; a program that calls need not. */
export function repeating(body: unknown, field: string): unknown {
  return isObject(body) ? { repeat_password: body[field], ...body } : body;
}

function refuse(path: string, code: string): never {
  throw new Failure('invalid', { problems: [{ path, code }] });
}

async function readHash(db: Db, session: ServerSession): Promise<string | null> {
  const { rows } = await db
    .forTenant(session.customer.id)
    .query<{ password: string | null }>('select password from "account" where customer_id = $1 and id = $2', [
      session.customer.id,
      session.accountId,
    ]);
  return rows[0]?.password ?? null;
}

async function writePassword(
  { db, notifier }: ServerParts,
  session: ServerSession,
  hash: string,
): Promise<void> {
  const { id: customer } = session.customer;
  await db.forTenant(customer).transaction(async (tx) => {
    await tx.query(
      'update "account" set password = $3, must_change_password = false, version = version + 1 where customer_id = $1 and id = $2',
      [customer, session.accountId, hash],
    );
    await revokeSessions(tx, customer, [session.accountId], session.id);
    await bumpStamp(tx, customer, [session.accountId]);
    await notifier.send(tx, customer, 'password_changed', { accounts: [session.accountId] });
  });
}
