import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '#contract/session.ts';
import type { VerifiedEvent } from '#contract/webhook.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { addTask } from '#server/jobs/tasks.ts';

/** A call that is right. */
export interface Received {
  /** Of the webhook: `<module>.<key>`. */
  name: string;
  job: string;
  verified: VerifiedEvent;
  body: Buffer;
  requestId: string;
}

/** Stores an event with its job, once: one that comes again is known. */
export async function storeEvent(parts: ServerParts, received: Received): Promise<void> {
  const { name, job, verified, body, requestId } = received;
  const { customerId: customer } = verified;
  const eventId = verified.eventId ?? createHash('sha256').update(body).digest('hex');
  await parts.db.forTenant(customer).transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      `insert into khuon_inbox (customer_id, source, event_id, body, received_at) values ($1, $2, $3, $4, $5)
on conflict (customer_id, source, event_id) do nothing returning id`,
      [customer, name, eventId, body, parts.now().toISOString()],
    );
    const [row] = rows;
    if (!row) return;
    const data = { inbox: row.id, lane: verified.key ?? eventId };
    const cause = { reason: 'webhook', language: DEFAULT_LANGUAGE, requestId } as const;
    await addTask(parts, tx, { customer, name: job, data, cause });
  });
}
