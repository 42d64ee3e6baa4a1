import { SUPER_ADMIN } from '#contract/session.ts';
import type { Calls } from '#server/http/Calls.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';

/**
 * `GET /outbox` (`super_admin`): what a demo would have sent for the caller's company (readings), and its e-mails where they leave. Elsewhere
 * the address does not exist.
 */
export function outboxRoutes(calls: Calls, { messages }: ServerParts): void {
  const { readOutbox } = messages;
  if (!readOutbox) return;
  calls.get('/outbox', { config: { access: [SUPER_ADMIN] } }, async ({ session }) => ({
    rows: await readOutbox(session.customer.id),
  }));
}
