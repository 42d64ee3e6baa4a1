import { facebook } from '#connectors/facebook/facebook.connector.ts';
import type { CallbackAnswer } from '#contract/callback.ts';
import type { Context } from '#contract/context.ts';
import { PageError, type GrantedPage, type PageCall, type PageConsent } from '#contract/socialPages.ts';
import { asMessaging, type MessagingContext } from '#generated/messaging/module.gen.server.ts';
import { refuseInWords } from '#server/page/refuseInWords.ts';
import { readPageCall } from './pageCalls.server.ts';

/** They do not answer, or not now. */
const SILENCE = { error: PageError, silent: ['down'] } as const;

type Own = Pick<Context, 'within' | 'refuse'>;

/** Connects Facebook pages: who looks after them agrees there and chooses which, and each gets the token that it is answered by. */
export const oauthPage = {
  async begin(context: Own, { redirect }: { redirect: string }): Promise<string> {
    const { app } = await openCall(context.within('messaging'));
    const url = new URL(redirect);
    const state = url.searchParams.get('state') ?? '';
    // Facebook knows the address as it is registered there, without what stands behind its question mark.
    url.search = '';
    return facebook.toConsentUrl(app, { redirect: url.href, state });
  },
  accept: (context: Own, back: CallbackAnswer): Promise<{ name: string }> =>
    refuseInWords(context, SILENCE, () => accept(context.within('messaging'), back)),
};

/** A call of the company's app; refused where none is entered, or without its key. */
const openCall = async (own: Context): Promise<PageCall> =>
  (await readPageCall(own)) ?? own.refuse('rule.page_app.none');

async function accept(own: Context, { answer, redirect }: CallbackAnswer): Promise<{ name: string }> {
  const code = facebook.readCode(answer);
  if (code === null) return own.refuse('consent_refused', '', { text: facebook.readRefusal(answer) });
  const call = await openCall(own);
  const { pages, expiresAt } = await facebook.exchange(call, { code, redirect });
  const usable = pages.filter(({ token }) => token !== '');
  const [first] = pages;
  if (usable.length === 0)
    return first
      ? own.refuse('rule.page_app.no_part', '', { value: first.name })
      : own.refuse('rule.page_app.none_chosen');
  for (const page of usable) await facebook.subscribe(call, page);
  await own.change((change) => store(asMessaging(change), { pages: usable, expiresAt }));
  return { name: printNames(usable) };
}

/** Pages that are named; of more how many there are besides. */
const NAMED = 3;

const printNames = (pages: readonly GrantedPage[]): string =>
  pages
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ') + (pages.length > NAMED ? ` +${pages.length - NAMED}` : '');

const MAX_NAME = 100;
/** Where they do not say how long: as long as they usually let an app read. */
const USUAL_MS = 90 * 86_400_000;

/** A page that was connected before keeps its people and answers, and is used again. */
async function store(own: MessagingContext, { pages: granted, expiresAt }: PageConsent): Promise<void> {
  await own.lockNames(['facebook pages']);
  const pages = own.records('omnichannel_page');
  const known = await pages.lock({ channel: 'facebook', code: granted.map(({ code }) => code) });
  const byCode = new Map(known.map((page) => [page.code, page]));
  const ends = expiresAt ?? new Date(own.now.getTime() + USUAL_MS);
  for (const { code, name, token } of granted) {
    const old = byCode.get(code);
    const fields = {
      channel: 'facebook' as const,
      code,
      name: name.slice(0, MAX_NAME),
      token,
      token_expires_at: ends.toISOString(),
      access_expires_at: null,
      last_error: null,
      active: true,
    };
    const [page] = old ? await pages.update([{ id: old.id, ...fields }]) : await pages.create([fields]);
    if (page && page.token_status !== 'valid') await pages.transition('renew', [page.id]);
  }
}
