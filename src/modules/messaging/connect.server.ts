import { zalo } from '#connectors/zalo/zalo.connector.ts';
import type { CallbackAnswer } from '#contract/callback.ts';
import type { Context } from '#contract/context.ts';
import { OaError, type OaCall, type OaFacts, type OaTokens } from '#contract/officialAccount.ts';
import { asMessaging, type MessagingContext } from '#generated/messaging/module.gen.server.ts';
import { refuseInWords } from '#server/page/refuseInWords.ts';
import { readCall, toFields, tokenTurn } from './tokens.server.ts';

/** They do not answer, or not now. */
const SILENCE = { error: OaError, silent: ['down'] } as const;

type Own = Pick<Context, 'within' | 'refuse'>;

/** Connects an OA: who looks after it agrees at Zalo, and what he comes back with is exchanged for tokens. */
export const oauthZalo = {
  async begin(context: Own, { redirect }: { redirect: string }): Promise<string> {
    const { app } = await openCall(context.within('messaging'));
    const url = new URL(redirect);
    const state = url.searchParams.get('state') ?? '';
    // Zalo knows the address as it is registered there, without what stands behind its question mark.
    url.search = '';
    return zalo.toConsentUrl(app, { redirect: url.href, state, verifier: zalo.toVerifier(app, state) });
  },
  accept: (context: Own, back: CallbackAnswer): Promise<{ name: string }> =>
    refuseInWords(context, SILENCE, () => accept(context.within('messaging'), back)),
};

/** Who may connect; the page itself is open to whoever is signed in (specification 2). */
const MAY_CONNECT = 'customer_account';

/** A call of the company's app. Refused where none is entered, and to whoever may not connect. */
async function openCall(own: Context): Promise<OaCall> {
  await own.change(async (change) => {
    if (!change.user.permissions.includes(MAY_CONNECT)) own.refuse('no_permission');
  });
  return (await readCall(own)) ?? own.refuse('rule.messaging.no_zalo_app');
}

async function accept(own: Context, { answer, state }: CallbackAnswer): Promise<{ name: string }> {
  const grant = zalo.readGrant(answer);
  if (!grant) return own.refuse('consent_refused', '', { text: zalo.readRefusal(answer) });
  const call = await openCall(own);
  return own.alone(tokenTurn(grant.oaId), async () => {
    const tokens = await zalo.exchange(call, { ...grant, verifier: zalo.toVerifier(call.app, state) });
    const oa = await zalo.readOa(call, tokens.token);
    await own.change((change) => store(asMessaging(change), oa, tokens));
    return { name: oa.name };
  });
}

/** An OA that was connected before gets its new tokens, and is used again. */
async function store({ records }: MessagingContext, oa: OaFacts, tokens: OaTokens): Promise<void> {
  const pages = records('omnichannel_page');
  const place = { channel: 'zalo', code: oa.code } as const;
  const [old] = await pages.lock(place);
  const fields = {
    ...place,
    name: oa.name,
    verified: oa.isVerified,
    package: oa.package,
    ...(oa.followers === null ? {} : { followers: oa.followers }),
    ...toFields(tokens),
    active: true,
  };
  const [page] = old ? await pages.update([{ id: old.id, ...fields }]) : await pages.create([fields]);
  if (page && page.token_status !== 'valid') await pages.transition('renew', [page.id]);
}
