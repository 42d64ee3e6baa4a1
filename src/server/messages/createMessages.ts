import type { MessagePort, OutgoingMessage } from '#contract/ports.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import type { Jobs } from '#server/jobs/createJobs.ts';
import { createMailer } from './createMailer.ts';
import { createMailQueue } from './createMailQueue.ts';
import { storeMessage } from './storeMessage.ts';

/** A message that a demo kept instead of sending it, or an e-mail on its way. */
export interface OutboxRow {
  id: number;
  created_at: string;
  kind: OutgoingMessage['kind'];
  recipient: string;
  subject: string | null;
  body: string;
  /** Names of the files that it brought along. */
  attachments: readonly string[] | null;
  /** Null: it stays here. `refused`: also where the last try has failed. */
  state: 'waiting' | 'sent' | 'refused' | null;
  /** What the server said at the last try that failed. */
  error: string | null;
}

/** The way out for messages, and what went it. */
export interface Messages extends MessagePort {
  /**
   * The newest messages of a company. Those that the installation itself sent, as codes to visitors who have no company
   * yet, are its first company's, which runs it. Absent where no message is kept.
   */
  readOutbox?: (customerId: number) => Promise<OutboxRow[]>;
}

/** Newest messages that the outbox shows. */
const SHOWN = 100;

/** E-mail leaves where there is a server for it; for all else nobody stands outside of a demo. */
export function createMessages(
  { isDemo, smtp }: Pick<Config, 'isDemo' | 'smtp'>,
  { db, jobs, print }: { db: Db; jobs: Jobs; print: (line: string) => void },
): Messages {
  const others = isDemo ? createDemoMessages(db, print) : noMessages;
  if (!smtp) return others;
  const mail = createMailQueue(db, jobs, createMailer(smtp));
  return {
    send: (message) => (message.kind === 'mail' ? mail(message) : others.send(message)),
    readOutbox: (customerId) => readOutbox(db, customerId),
  };
}

/** Keeps messages in the database and prints each as one line: nothing leaves the machine. */
function createDemoMessages(db: Db, print: (line: string) => void): Messages {
  return {
    async send(message) {
      await storeMessage(db.withoutTenant('otp'), message);
      print(`${message.kind} to ${message.to}: ${message.text}`);
    },
    readOutbox: (customerId) => readOutbox(db, customerId),
  };
}

async function readOutbox(db: Db, customerId: number): Promise<OutboxRow[]> {
  const { rows } = await db.withoutTenant('otp').query<OutboxRow>(
    `select id, created_at, kind, recipient, subject, body, attachments, state, error from khuon_outbox
where coalesce(customer_id, (select min(c.id) from khuon_customer c)) = $1 order by id desc limit ${SHOWN}`,
    [customerId],
  );
  return rows;
}

/** Where nothing is connected, a message is refused (503 `message_not_sent`) instead of being lost in silence. */
export const noMessages: Messages = {
  send: () => Promise.reject(new Failure('message_not_sent')),
};
