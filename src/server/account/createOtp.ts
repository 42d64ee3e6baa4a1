import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { MessagePort } from '#contract/ports.ts';
import type { Db, Queries } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import { countWithin, uncount, type Limit } from './countWithin.ts';

/** Spec 9: seconds between two codes to one phone. */
const RESEND_SECONDS = 60;

/** Guesses at one code, right or wrong. */
const MAX_TRIES = 5;

/** Life of a code, and of a confirmed phone that waits for its registration. */
const CODE_LIFE = "interval '5 minutes'";
const CONFIRMED_LIFE = "interval '15 minutes'";

/** Codes cost money and annoy whom they reach. */
const PHONE_LIMIT: Limit = { times: 5, seconds: 3_600 };
const ADDRESS_LIMIT: Limit = { times: 20, seconds: 3_600 };

/** Guesses from one address, over all phones. */
const GUESS_LIMIT: Limit = { times: 50, seconds: 900 };

/** Proof by a code that somebody holds a phone. Nothing here knows accounts, so nothing tells of them. */
export interface Otp {
  /**
   * Sends a new code, which replaces the older ones of the phone; gives the seconds until the next may be asked for.
   * `toText` words the message. Throws `too_many`, `message_not_sent`.
   */
  send(phone: string, address: string, toText: (code: string) => string): Promise<number>;
  /** Takes a code: five tries, five minutes, once. Throws `wrong_otp` with the tries left, `otp_expired`, `too_many`. */
  submit(phone: string, code: string, address: string): Promise<void>;
}

/** Codes in the database, so that every process takes what any of them sent. */
export function createOtp(db: Db, messages: MessagePort): Otp {
  return {
    async send(phone, address, toText) {
      // Who has asked too often himself must not use up what a phone may be sent.
      await countWithin(db, `otp:address:${address}`, ADDRESS_LIMIT);
      const gap = `otp:gap:${phone}`;
      await countWithin(db, gap, { times: 1, seconds: RESEND_SECONDS });
      await countWithin(db, `otp:phone:${phone}`, PHONE_LIMIT);
      const code = await storeCode(db, phone);
      try {
        await messages.send({ kind: 'sms', to: phone, text: toText(code) });
      } catch (error) {
        // Nobody waits a minute for a message that never went out.
        await uncount(db, gap);
        throw error;
      }
      return RESEND_SECONDS;
    },
    async submit(phone, code, address) {
      await countWithin(db, `otp:guess:${address}`, GUESS_LIMIT);
      const tried = await takeTry(db, phone);
      if (!tried) throw new Failure('otp_expired');
      const hash = hashCode(tried.salt, phone, code);
      if (!timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(tried.code_hash, 'hex')))
        throw tried.left > 0
          ? new Failure('wrong_otp', { params: { left: tried.left } })
          : new Failure('otp_expired');
      await useUp(db, tried.id, address);
    },
  };
}

/** Marks a phone that was confirmed from this address as used; throws `phone_not_confirmed` at `path` when there is none. */
export async function spendConfirmed(
  tx: Queries,
  phone: string,
  address: string,
  path: string,
): Promise<void> {
  const { rowCount } = await tx.query(
    `update khuon_otp set spent_at = now() where id = (
 select id from khuon_otp where phone = $1 and used_by = $2 and used_at > now() - ${CONFIRMED_LIFE} and spent_at is null
 order by id desc limit 1 for update)`,
    [phone, address],
  );
  if (rowCount === 0)
    throw new Failure('phone_not_confirmed', { problems: [{ path, code: 'phone_not_confirmed' }] });
}

async function storeCode(db: Db, phone: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16).toString('hex');
  await db
    .withoutTenant('otp')
    .query(
      `insert into khuon_otp (phone, salt, code_hash, expires_at) values ($1, $2, $3, now() + ${CODE_LIFE})`,
      [phone, salt, hashCode(salt, phone, code)],
    );
  return code;
}

interface Tried {
  id: number;
  salt: string;
  code_hash: string;
  left: number;
}

/** Counts the try before it is judged, in one statement: however many guess at once, five are looked at. A clock that goes back lengthens no code's life. */
async function takeTry(db: Db, phone: string): Promise<Tried | undefined> {
  const { rows } = await db.withoutTenant('otp').query<Tried>(
    `update khuon_otp set tries = tries + 1
where id = (select id from khuon_otp where phone = $1 order by id desc limit 1)
 and used_at is null and expires_at > now() and expires_at <= now() + ${CODE_LIFE} and tries < ${MAX_TRIES}
returning id, salt, code_hash, ${MAX_TRIES} - tries as left`,
    [phone],
  );
  return rows[0];
}

/** Of two right answers at once, one is taken. */
async function useUp(db: Db, id: number, address: string): Promise<void> {
  const { rowCount } = await db
    .withoutTenant('otp')
    .query('update khuon_otp set used_at = now(), used_by = $2 where id = $1 and used_at is null', [
      id,
      address,
    ]);
  if (rowCount === 0) throw new Failure('otp_expired');
}

const hashCode = (salt: string, phone: string, code: string): string =>
  createHmac('sha256', salt).update(`${phone}:${code}`).digest('hex');
