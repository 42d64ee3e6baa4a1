import type { MessagePort, OutgoingMessage } from '#contract/ports.ts';
import type { Db } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';

/** A message that a demo kept instead of sending it. */
export interface OutboxRow {
  id: number;
  created_at: string;
  kind: OutgoingMessage['kind'];
  recipient: string;
  subject: string | null;
  body: string;
  /** Names of the files that it brought along. */
  attachments: readonly string[] | null;
}

/** The way out for messages; in a demo also what went it. */
export interface Messages extends MessagePort {
  /**
   * The newest messages of a company. Those that the installation itself sent, as codes to visitors who have no company
   * yet, are its first company's, which runs it. Absent where messages are really sent.
   */
  readOutbox?: (customerId: number) => Promise<OutboxRow[]>;
}

/** Newest messages that the outbox shows. */
const SHOWN = 100;

/** Keeps messages in the database and prints each as one line: nothing leaves the machine. */
export function createDemoMessages(db: Db, print: (line: string) => void): Messages {
  const owner = db.withoutTenant('otp');
  return {
    async send({ kind, to, subject, text, attachments, customerId }) {
      const files = attachments ? JSON.stringify(attachments.map(({ name }) => name)) : null;
      await owner.query(
        'insert into khuon_outbox (kind, recipient, subject, body, attachments, customer_id) values ($1, $2, $3, $4, $5::jsonb, $6)',
        [kind, to, subject ?? null, text, files, customerId ?? null],
      );
      print(`${kind} to ${to}: ${text}`);
    },
    async readOutbox(customerId) {
      const { rows } = await owner.query<OutboxRow>(
        `select id, created_at, kind, recipient, subject, body, attachments from khuon_outbox
where coalesce(customer_id, (select min(c.id) from khuon_customer c)) = $1 order by id desc limit ${SHOWN}`,
        [customerId],
      );
      return rows;
    },
  };
}

/** Where no gateway is connected, a message is refused (503 `message_not_sent`) instead of being lost in silence. */
export const noMessages: Messages = {
  send: () => Promise.reject(new Failure('message_not_sent')),
};
