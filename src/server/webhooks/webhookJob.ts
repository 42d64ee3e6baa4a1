import type { Context } from '#contract/context.ts';
import type { JobCode, JobData } from '#contract/job.ts';
import type { WebhookCode, WebhookEvent } from '#contract/webhook.ts';

/** The work of a webhook as a job: the events of a key one after the other. */
export const toWebhookJob = ({ work, concurrency, tries, backoffSeconds }: WebhookCode): JobCode => ({
  as: 'webhook',
  keyOf: ({ lane }) => String(lane),
  ...(concurrency === undefined ? {} : { concurrency }),
  ...(tries === undefined ? {} : { tries }),
  ...(backoffSeconds === undefined ? {} : { backoffSeconds }),
  async run(context, data) {
    const event = await readEvent(context, data);
    if (!event) return;
    await work(context, event);
    await context.change(({ query, actor, now }) =>
      query('update khuon_inbox set done_at = $3 where customer_id = $1 and id = $2', [
        actor.customerId,
        data['inbox'],
        now.toISOString(),
      ]),
    );
  },
});

/** Undefined when it is done already, or gone. */
async function readEvent({ change }: Context, { inbox }: JobData): Promise<WebhookEvent | undefined> {
  const { rows } = await change(({ query, actor }) =>
    query<{ rawBody: Buffer; receivedAt: string; eventId: string }>(
      `select body as "rawBody", received_at as "receivedAt", event_id as "eventId" from khuon_inbox
where customer_id = $1 and id = $2 and done_at is null`,
      [actor.customerId, inbox],
    ),
  );
  const [row] = rows;
  return row && { ...row, rawBody: Buffer.from(row.rawBody) };
}
