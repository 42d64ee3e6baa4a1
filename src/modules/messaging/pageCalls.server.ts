import { facebook } from '#connectors/facebook/facebook.connector.ts';
import type { Context } from '#contract/context.ts';
import type { JobCode, JobData } from '#contract/job.ts';
import type { RecordChange } from '#contract/module.ts';
import { PageError, type PageCall, type PageKey, type PagePost } from '#contract/socialPages.ts';
import { asMessaging, type MessagingContext } from '#generated/messaging/module.gen.server.ts';
import type { OmnichannelPage } from '#generated/messaging/omnichannel-page.entity.gen.ts';

/* What Facebook is asked of a page that is connected: to send what happens there, to try it, and to stop. */

type Within = Pick<Context, 'within'>;

const MAX_ERROR = 500;

/** A call of the company's app; null where none is entered, or without its key. */
export async function readPageCall(own: Context): Promise<PageCall | null> {
  const apps = await own.change((change) => asMessaging(change).records('page_app').find({}));
  const app = apps.at(-1);
  const secret = app && (await own.readSecret('page_app', app.id, 'app_secret'));
  if (!app || !secret) return null;
  return { http: own.ports.http, now: own.now, app: { id: app.app_id, secret, url: app.url } };
}

type Asked = 'subscribe' | 'sendSample';

const toAction =
  (asked: Asked) =>
  async (own: MessagingContext, changes: readonly RecordChange<OmnichannelPage>[]): Promise<void> => {
    for (const { id } of changes) await own.enqueue('ask_page', { page: id, asked });
  };

export const subscribePages = toAction('subscribe');
export const testPages = toAction('sendSample');

/** What Facebook says against it stands at the page; that it does not answer is tried again. */
export const askPage = {
  as: 'sync',
  tries: 4,
  backoffSeconds: 10,
  keyOf: ({ page }: JobData) => `page ${Number(page)}`,
  run: (context: Within, { page, asked }: JobData) =>
    askOf(context, Number(page), ({ call, key }) => facebook[asked as Asked](call, key)),
} satisfies JobCode;

/** A comment is hidden from others; whoever wrote it sees it still. */
export const hideComment = {
  as: 'sync',
  tries: 4,
  backoffSeconds: 10,
  run: (context: Within, { page, comment }: JobData) =>
    askOf(context, Number(page), ({ call, key }) => facebook.hide(call, key, String(comment))),
} satisfies JobCode;

/** Asks Facebook of a page that is connected. */
async function askOf(context: Within, id: number, ask: (open: OpenPage) => Promise<unknown>): Promise<void> {
  const own = context.within('messaging');
  const open = await openPage(own, id);
  if (open?.page.token_status !== 'valid') return;
  try {
    await ask(open);
    await noteError(own, id, null);
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    await noteError(own, id, error);
    if (error.reason === 'down') throw error;
  }
}

interface OpenPage {
  page: OmnichannelPage;
  call: PageCall;
  key: PageKey;
}

/** A page with the call and the token that it is asked by; null: it is gone, or there is no app, or no token. */
async function openPage(own: Context, id: number): Promise<OpenPage | null> {
  const [page] = await own.change((change) => asMessaging(change).records('omnichannel_page').find({ id }));
  if (page?.channel !== 'facebook') return null;
  const call = await readPageCall(own);
  const token = await own.readSecret('omnichannel_page', id, 'token');
  return call && token ? { page, call, key: { code: page.code, token } } : null;
}

/** With a token that is over somebody has to agree again, and is told. */
async function noteError(own: Context, id: number, error: PageError | null): Promise<void> {
  await own.change(async (change) => {
    const pages = asMessaging(change).records('omnichannel_page');
    const [page] = await pages.lock({ id });
    if (!page) return;
    await pages.update([{ id, last_error: error?.message.slice(0, MAX_ERROR) ?? null }]);
    if (error?.reason === 'token' && page.token_status === 'valid') await pages.transition('expire', [id]);
  });
}

/** Of a page that is disconnected nothing is kept that could be used; Facebook is told first, by the token that it goes with. */
export async function forgetTokens(
  { records, enqueue }: MessagingContext,
  changes: readonly RecordChange<OmnichannelPage>[],
): Promise<void> {
  const ofFacebook = changes.filter(({ record }) => record?.channel === 'facebook');
  for (const { id } of ofFacebook) await enqueue('leave_page', { page: id });
  const others = changes.filter((change) => !ofFacebook.includes(change));
  await records('omnichannel_page').update(
    others.map(({ id }) => ({ id, token: null, refresh_token: null })),
  );
}

/** It sends no more of what happens there; after that, or where it will not hear of it, the token is forgotten. */
export const leavePage = {
  as: 'sync',
  tries: 5,
  backoffSeconds: 30,
  keyOf: ({ page }: JobData) => `page ${Number(page)}`,
  async run(context: Within, { page }: JobData) {
    const own = context.within('messaging');
    const open = await openPage(own, Number(page));
    // Somebody may have connected it again meanwhile.
    if (open && open.page.token_status !== 'not_connected') return;
    try {
      if (open) await facebook.unsubscribe(open.call, open.key);
    } catch (error) {
      if (!(error instanceof PageError) || error.reason === 'down') throw error;
    }
    await forget(own, Number(page));
  },
  onGivenUp: (context: Within, { page }: JobData) => forget(context.within('messaging'), Number(page)),
} satisfies JobCode;

async function forget(own: Context, id: number): Promise<void> {
  await own.change(async (change) => {
    const pages = asMessaging(change).records('omnichannel_page');
    const [page] = await pages.lock({ id });
    if (page?.token_status !== 'not_connected') return;
    await pages.update([{ id, token: null, refresh_token: null }]);
  });
}

/** Name of whoever has written to a page; null where Facebook does not say, or not now. */
export const readPersonName = (own: Context, page: number, person: string): Promise<string | null> =>
  readOf(own, page, ({ call, key }) => facebook.readName(call, key, person));

/** A post of a page; null where Facebook does not show it, or not now. */
export const readPagePost = (own: Context, page: number, post: string): Promise<PagePost | null> =>
  readOf(own, page, ({ call, key }) => facebook.readPost(call, key, post));

/** What can be done without. */
async function readOf<Result>(
  own: Context,
  page: number,
  read: (open: OpenPage) => Promise<Result>,
): Promise<Result | null> {
  const open = await openPage(own, page);
  if (!open) return null;
  try {
    return await read(open);
  } catch (error) {
    if (error instanceof PageError) return null;
    throw error;
  }
}
