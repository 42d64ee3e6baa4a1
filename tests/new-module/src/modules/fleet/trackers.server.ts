import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#contract/context.ts';
import type { JobCode } from '#contract/job.ts';
import type { VerifyContext, WebhookCode, WebhookRequest } from '#contract/webhook.ts';
import { asFleet } from '#generated/fleet/module.gen.server.ts';

/** `POST /hooks/fleet/tracker?box=B1`: `{ "trip": "TR…", "km": 12.5 }`, signed with the key of the box (HMAC-SHA256 in `x-signature`). */
export const trackerHook = {
  path: 'tracker',
  verify: verifyBox,
  async work({ within }: Pick<Context, 'within'>, { rawBody }) {
    const { trip, km } = JSON.parse(rawBody.toString('utf8')) as { trip: string; km: number };
    await within('fleet').enqueue('note_kilometres', { trip, km });
  },
} satisfies WebhookCode;

async function verifyBox(
  { headers, rawBody, query: asked }: WebhookRequest,
  { query, readSecret }: VerifyContext,
) {
  const { rows } = await query<{ id: number; customer_id: number }>(
    'select id, customer_id from tracker where code = $1 and deleted_at is null',
    [asked['box'] ?? ''],
  );
  const [box] = rows;
  if (!box) return null;
  const place = { customerId: box.customer_id, entity: 'tracker', id: box.id, field: 'token' };
  const token = await readSecret(place);
  if (token === null) return null;
  const wanted = createHmac('sha256', token).update(rawBody).digest();
  const given = Buffer.from(headers['x-signature'] ?? '', 'hex');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return { customerId: box.customer_id, key: `box ${box.id}` };
}

/** Its own queue: two trips at once, what comes of one trip in its order. */
export const noteKilometres = {
  as: 'sync',
  concurrency: 2,
  keyOf: ({ trip }) => String(trip),
  async run({ within, log }: Pick<Context, 'within' | 'log'>, data) {
    await within('fleet').change(async (inside) => {
      const { records } = asFleet(inside);
      const [trip] = await records('trip').lock({ code: String(data['trip']) });
      if (!trip) return log.warn({ trip: data['trip'] }, 'a tracker tells of a trip that is not there');
      await records('trip').update([{ id: trip.id, driven: Number(data['km']) }]);
    });
  },
} satisfies JobCode;
