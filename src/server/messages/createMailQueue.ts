import { randomUUID } from 'node:crypto';
import type { Attachment, OutgoingMessage } from '#contract/ports.ts';
import type { Db, OwnerDb, Queries } from '#server/db/Db.ts';
import type { Jobs } from '#server/jobs/createJobs.ts';
import { isRefusal, type Mailer } from './createMailer.ts';
import { storeMessage } from './storeMessage.ts';

const JOB = 'mail';

/** Seconds before each further try: a server that is away comes back, or one that wants to see us again is content. */
const WAITS: readonly number[] = [60, 300, 900, 3_600, 14_400, 43_200];

const MAX_ERROR = 500;
const AT_ONCE = 2;

/** An attachment as it waits in the database. */
interface KeptFile extends Omit<Attachment, 'bytes'> {
  base64: string;
}

interface Waiting {
  recipient: string;
  subject: string | null;
  body: string;
  files: readonly KeptFile[] | null;
  message_key: string;
  tries: number;
}

/**
 * E-mail by a job: it is stored with its cause's answer, and sent as soon as the server takes it. What that refuses, or has not taken at
 * the last try, stays with the reason. One that it took is never sent again by this process; where that ends between the server's yes and
 * our note, SMTP knows no way to tell, and the second one has the Message-ID of the first.
 */
export function createMailQueue(
  db: Db,
  jobs: Jobs,
  mailer: Mailer,
  waits = WAITS,
): (message: OutgoingMessage) => Promise<void> {
  const owner = db.withoutTenant('job_runner');
  const taken = new Set<number>();

  async function work(id: number): Promise<void> {
    const waiting = await read(owner, id);
    if (!waiting) return;
    try {
      if (!taken.has(id)) await mailer(toMail(waiting));
    } catch (error) {
      const wait = isRefusal(error) ? undefined : waits[waiting.tries];
      await owner.transaction((tx) => noteFailure(tx, id, error, wait));
      return;
    }
    taken.add(id);
    await owner.query(
      `update khuon_outbox set state = 'sent', error = null, files = null, tries = tries + 1 where id = $1`,
      [id],
    );
    taken.delete(id);
  }

  async function noteFailure(
    tx: Queries,
    id: number,
    error: unknown,
    wait: number | undefined,
  ): Promise<void> {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR);
    const ends = wait === undefined;
    await tx.query(
      `update khuon_outbox set state = $2, error = $3, tries = tries + 1, files = case when $4::boolean then null else files end where id = $1`,
      [id, ends ? 'refused' : 'waiting', reason, ends],
    );
    if (!ends) await jobs.enqueue(tx, JOB, { id }, { startAfter: new Date(Date.now() + wait * 1000) });
  }

  jobs.register(JOB, ({ id }) => work(Number(id)), undefined, AT_ONCE);
  return async (message) => {
    await owner.transaction(async (tx) => {
      const files = (message.attachments ?? []).map(({ name, mediaType, bytes }) => ({
        name,
        mediaType,
        base64: Buffer.from(bytes).toString('base64'),
      }));
      const id = await storeMessage(tx, message, { message_key: randomUUID(), files });
      await jobs.enqueue(tx, JOB, { id });
    });
  };
}

/** One that still waits; undefined for all else, so that a job which comes twice does nothing. */
async function read(owner: OwnerDb, id: number): Promise<Waiting | undefined> {
  const { rows } = await owner.query<Waiting>(
    `select recipient, subject, body, files, message_key, tries from khuon_outbox where id = $1 and state = 'waiting'`,
    [id],
  );
  return rows[0];
}

const toMail = ({ recipient, subject, body, files, message_key }: Waiting) => ({
  key: message_key,
  to: recipient,
  subject: subject ?? '',
  text: body,
  attachments: (files ?? []).map(({ name, mediaType, base64 }) => ({
    name,
    mediaType,
    bytes: Buffer.from(base64, 'base64'),
  })),
});
