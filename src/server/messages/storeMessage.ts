import type { OutgoingMessage } from '#contract/ports.ts';
import type { Queries } from '#server/db/Db.ts';

/** What is kept of a message that is to leave. */
export interface Leaving {
  message_key: string;
  /** Attachments with their bytes. */
  files: readonly object[];
}

/** Puts a message into the outbox and gives its number; without `leaving` it stays there. */
export async function storeMessage(
  db: Queries,
  { kind, to, subject, text, attachments, customerId }: OutgoingMessage,
  leaving?: Leaving,
): Promise<number> {
  const names = attachments ? JSON.stringify(attachments.map(({ name }) => name)) : null;
  const { rows } = await db.query<{ id: number }>(
    `insert into khuon_outbox (kind, recipient, subject, body, attachments, customer_id, state, message_key, files)
 values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9::jsonb) returning id`,
    [
      kind,
      to,
      subject ?? null,
      text,
      names,
      customerId ?? null,
      leaving ? 'waiting' : null,
      leaving?.message_key ?? null,
      leaving ? JSON.stringify(leaving.files) : null,
    ],
  );
  return Number(rows[0]?.id);
}
