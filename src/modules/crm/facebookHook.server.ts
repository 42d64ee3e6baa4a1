import { facebook } from '#connectors/facebook/facebook.connector.ts';
import type { Context } from '#contract/context.ts';
import type { PageNews, PagePost } from '#contract/socialPages.ts';
import type { VerifyContext, WebhookCode, WebhookRequest } from '#contract/webhook.ts';
import { asCrm } from '#generated/crm/module.gen.server.ts';
import { notePageEvent, readPagePost, readPersonName } from '#modules/messaging/messaging.api.server.ts';
import { findNewPosts } from './posts.server.ts';
import { findStrangers, takeEvents } from './takeEvents.server.ts';

/**
 * `POST /hooks/crm/facebook?app=7`: what happens on Facebook pages, signed by the company's app of that number. Facebook asks first, by the
 * app's word, whether the address is ours.
 */
export const facebookHook = {
  path: 'facebook',
  maxBytes: 1_048_576,
  answer: 'EVENT_RECEIVED',
  tries: 6,
  backoffSeconds: 30,
  challenge: {
    token: async (context, query) => (await readApp(context, query, 'verify_token'))?.secret ?? null,
  },
  async verify({ query, headers, rawBody }, context) {
    const app = await readApp(context, query, 'app_secret');
    const signature = headers['x-hub-signature-256'] ?? '';
    if (!app || !facebook.isSigned({ body: rawBody, signature, secret: app.secret })) return null;
    // One call tells of several pages, so what comes by one app is worked on in its order.
    facebook.readEvents(rawBody);
    return { customerId: app.customerId, key: `facebook ${app.id}` };
  },
  async work(context: Pick<Context, 'within'>, { rawBody }) {
    for (const news of facebook.readEvents(rawBody)) await takeNews(context, news);
  },
} satisfies WebhookCode;

/** The app that the address names, with one of its secrets; null where there is none. */
async function readApp(
  { query, readSecret }: VerifyContext,
  asked: WebhookRequest['query'],
  field: 'verify_token' | 'app_secret',
): Promise<{ customerId: number; id: number; secret: string } | null> {
  const id = Number(asked['app']);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  // Over all companies, so no company's typed tables.
  const { rows } = await query<{ customer_id: number }>(
    'select customer_id from page_app where id = $1 and deleted_at is null',
    [id],
  );
  const customerId = rows[0]?.customer_id;
  if (customerId === undefined) return null;
  const secret = await readSecret({ customerId, entity: 'page_app', id, field });
  return secret === null ? null : { customerId, id, secret };
}

/** Of pages that are not the company's (any more) nothing is kept. */
async function takeNews({ within }: Pick<Context, 'within'>, news: PageNews): Promise<void> {
  const own = within('crm');
  const found = await own.change(async (change) => {
    const crm = asCrm(change);
    const [page] = await crm.records('omnichannel_page').find({ channel: 'facebook', code: news.page });
    if (!page) return undefined;
    const strangers = await findStrangers(crm, page, news.events);
    return { page, strangers, unread: await findNewPosts(crm, page, news.events) };
  });
  if (!found) return;
  const { page, strangers, unread } = found;
  const names = new Map<string, string>();
  const posts = new Map<string, PagePost>();
  // Outside of the change: Facebook is asked.
  for (const person of strangers) {
    const name = await readPersonName(within('messaging'), page.id, person);
    if (name !== null) names.set(person, name);
  }
  for (const code of unread) {
    const post = await readPagePost(within('messaging'), page.id, code);
    if (post !== null) posts.set(code, post);
  }
  await own.change(async (change) => {
    await takeEvents(asCrm(change), { page, events: news.events, names, posts });
    await notePageEvent(change, page.id, news.at);
  });
}
