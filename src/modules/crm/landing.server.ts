import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from '#contract/context.ts';
import type { JobCode } from '#contract/job.ts';
import type { RecordChange } from '#contract/module.ts';
import type { VerifyContext, WebhookCode, WebhookRequest } from '#contract/webhook.ts';
import type { LadiPage } from '#generated/crm/ladi-page.entity.gen.ts';
import type { LeadIntake } from '#generated/crm/lead-intake.entity.gen.ts';
import { asCrm, type CrmContext } from '#generated/crm/module.gen.server.ts';
import { readPayload } from './payload.ts';
import { takeForm, type Taken } from './takeForm.server.ts';

const hash = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

/** `POST /hooks/crm/landing?page=7` with the page's key in `x-key`: what a form sends becomes a lead. */
export const landingHook = {
  path: 'landing',
  maxBytes: 65_536,
  verify: verifyForm,
  async work({ within }: Pick<Context, 'within'>, { rawBody, eventId, receivedAt }) {
    await within('crm').change(async (inside) => storeForm(asCrm(inside), { rawBody, eventId, receivedAt }));
  },
} satisfies WebhookCode;

async function verifyForm(
  { query: asked, headers, rawBody }: WebhookRequest,
  { query, readSecret }: VerifyContext,
) {
  const id = Number(asked['page']);
  if (!Number.isSafeInteger(id)) return null;
  // Over all companies, so no company's typed tables.
  const { rows } = await query<{ customer_id: number }>(
    'select customer_id from ladi_page where id = $1 and active and deleted_at is null',
    [id],
  );
  const customerId = rows[0]?.customer_id;
  if (customerId === undefined) return null;
  const key = await readSecret({ customerId, entity: 'ladi_page', id, field: 'webhook_key' });
  if (key === null || !timingSafeEqual(hash(key), hash(headers['x-key'] ?? ''))) return null;
  const sent = headers['idempotency-key']?.slice(0, 100) ?? hash(rawBody).toString('hex');
  return { customerId, eventId: `${id} ${sent}`, key: `page ${id}` };
}

interface Sending {
  rawBody: Buffer;
  eventId: string;
  receivedAt: string;
}

/** What came is kept as it came, with what became of it. */
async function storeForm(own: CrmContext, { rawBody, eventId, receivedAt }: Sending): Promise<void> {
  const id = Number.parseInt(eventId, 10);
  const rows = own.records('lead_intake');
  const [page] = await own.records('ladi_page').lock({ id });
  if (!page || (await rows.find({ ladi_page_id: id, dedupe_key: eventId })).length > 0) return;
  const payload = readPayload(rawBody.toString('utf8'));
  const taken = await takeForm(own, page, payload);
  await rows.create([
    {
      ...taken,
      received_at: receivedAt,
      channel: toChannel(page),
      ladi_page_id: id,
      dedupe_key: eventId,
      payload,
      tries: 1,
    },
  ]);
  await noteReceived(own, page, taken, receivedAt);
}

const toChannel = ({ provider }: LadiPage): LeadIntake['channel'] => {
  if (provider === 'landing_page') return 'ladi_page';
  return provider === 'google_form' || provider === 'web' ? provider : 'api';
};

async function noteReceived(
  { records, notify }: CrmContext,
  page: LadiPage,
  taken: Taken,
  last_received_at: string,
): Promise<void> {
  await records('ladi_page').update([{ id: page.id, last_received_at, last_error: taken.error_text }]);
  if (taken.result === 'error') await notify('intake_failed', { params: { name: page.name } });
}

/** What went wrong is tried again, with what the page's fields mean by now. */
export async function replayForms(
  own: CrmContext,
  changes: readonly RecordChange<LeadIntake>[],
): Promise<void> {
  for (const change of changes) {
    const { record } = change;
    const [page] = record?.ladi_page_id
      ? await own.records('ladi_page').lock({ id: record.ladi_page_id })
      : [];
    if (!record?.payload || !page) {
      change.refuse('rule.lead_intake.emptied');
      continue;
    }
    const taken = await takeForm(own, page, record.payload as Record<string, unknown>);
    await own.records('lead_intake').update([{ id: change.id, ...taken, tries: record.tries + 1 }]);
    if (taken.result !== 'error') await own.records('ladi_page').update([{ id: page.id, last_error: null }]);
  }
}

/** What people typed into a form is kept so long. */
const KEPT_MS = 30 * 86_400_000;

const BATCH = 500;

/** What people typed goes after a month; that something came, and what became of it, stays. */
export const emptyForms = {
  as: 'sync',
  async run({ within, now }: Pick<Context, 'within' | 'now'>) {
    const until = new Date(now.getTime() - KEPT_MS).toISOString();
    for (;;) {
      const count = await within('crm').change(async (inside) => emptyBatch(asCrm(inside), until));
      if (count < BATCH) return;
    }
  },
} satisfies Partial<JobCode>;

async function emptyBatch({ db, records }: CrmContext, until: string): Promise<number> {
  const rows = await db
    .selectFrom('lead_intake')
    .select('id')
    .where('received_at', '<', until)
    .where('payload', 'is not', null)
    .where('deleted_at', 'is', null)
    .limit(BATCH)
    .execute();
  await records('lead_intake').update(rows.map(({ id }) => ({ id, payload: null, phone: null })));
  return rows.length;
}
