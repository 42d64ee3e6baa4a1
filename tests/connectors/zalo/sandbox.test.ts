import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OaCall, OaError } from '#contract/officialAccount.ts';
import { startSandbox, type ZaloSandbox } from '#connectors/zalo/sandbox.ts';
import { toChallenge } from '#connectors/zalo/sign.ts';
import { zalo } from '#connectors/zalo/zalo.connector.ts';
import { createHttp } from '#server/outgoing/createHttp.ts';

const OA = '4210000001';
const REDIRECT = 'http://localhost:3000/oauth-zalo';

describe('the connector of Zalo, at its sandbox', () => {
  let sandbox: ZaloSandbox;
  let time = new Date('2026-11-23T09:00:00Z');
  let call: OaCall;

  beforeAll(async () => {
    sandbox = await startSandbox(0, { now: () => time });
    const http = createHttp({
      allowed: [new URL(sandbox.url).host],
      now: () => time,
      log: () => undefined,
      pauseMs: 1,
    });
    const app = {
      oauthUrl: sandbox.url,
      apiUrl: sandbox.url,
      znsUrl: sandbox.url,
      id: '1001',
      key: 'app-secret-0001',
    };
    call = {
      http,
      app,
      get now() {
        return time;
      },
    };
  });
  afterAll(() => sandbox.close());

  const begin = (state: string) => {
    const verifier = zalo.toVerifier(call.app, state);
    return { verifier, consent: zalo.toConsentUrl(call.app, { redirect: REDIRECT, state, verifier }) };
  };
  const grant = (state = 'one') => {
    const { verifier, consent } = begin(state);
    return { code: sandbox.grant(OA, consent), oaId: OA, verifier };
  };

  it('makes verifiers of 43 characters, and shows them as RFC 7636 says', () => {
    expect(toChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
    expect(zalo.toVerifier(call.app, 'one')).toMatch(/^[\w-]{43}$/);
    expect(zalo.toVerifier(call.app, 'one')).not.toBe(zalo.toVerifier(call.app, 'two'));
    expect(() => zalo.toVerifier({ ...call.app, key: '' }, 'one')).toThrow('empty');
  });

  it('sends somebody to agree, and takes what he comes back with once', async () => {
    const { verifier, consent } = begin('a b');
    const page = await (await fetch(consent)).text();
    const [, link = ''] = /href="([^"]*)">Cho phép với OA Hoa Mai Official/.exec(page) ?? [];
    const back = new URL(link.replaceAll('&amp;', '&'));
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([REDIRECT, 'a b']);
    const given = zalo.readGrant(Object.fromEntries(back.searchParams));
    if (!given) throw new Error('no grant');
    const tokens = await zalo.exchange(call, { ...given, verifier });
    expect(tokens.expiresAt.getTime() - time.getTime()).toBe(25 * 3_600_000);
    expect(await zalo.readOa(call, tokens.token)).toEqual({
      code: OA,
      name: 'Hoa Mai Official',
      isVerified: true,
      package: 'Nâng cao',
      followers: 12_840,
    });
    await expect(zalo.exchange(call, { ...given, verifier })).rejects.toThrow('-14015');
  });

  it('says what Zalo says to who does not agree, and where the address is not registered', async () => {
    const { consent } = begin('no');
    const [, link = ''] = /href="([^"]*)">Từ chối/.exec(await (await fetch(consent)).text()) ?? [];
    const answer = Object.fromEntries(new URL(link.replaceAll('&amp;', '&')).searchParams);
    expect(zalo.readGrant(answer)).toBeNull();
    expect(zalo.readRefusal(answer)).toBe('Người quản trị OA không đồng ý.');
    sandbox.set({ callbackUrl: 'http://localhost:3000/another' });
    expect(await (await fetch(consent)).text()).toContain('-14003');
    sandbox.set({ callbackUrl: '' });
  });

  it('is refused with a wrong key, another verifier, a late code and a token that ended', async () => {
    const wrongKey = { ...call, app: { ...call.app, key: 'another' } };
    await expect(zalo.exchange(wrongKey, grant())).rejects.toThrow('-14004');
    const other = { ...grant('one'), verifier: zalo.toVerifier(call.app, 'two') };
    await expect(zalo.exchange(call, other)).rejects.toMatchObject({ reason: 'refused' });
    const late = grant();
    const { token } = await zalo.exchange(call, grant());
    time = new Date(time.getTime() + 26 * 3_600_000);
    await expect(zalo.exchange(call, late)).rejects.toThrow('-14015');
    await expect(zalo.readOa(call, token)).rejects.toThrow('-124');
  });

  it('tells that Zalo does not answer', async () => {
    sandbox.fail('/v4/oa/access_token');
    await expect(zalo.exchange(call, grant())).rejects.toMatchObject({ reason: 'down' });
  });

  it('renews tokens once by each refresh token', async () => {
    const first = await zalo.exchange(call, grant());
    const second = await zalo.refresh(call, first.refreshToken);
    expect(second.token).not.toBe(first.token);
    expect(second.refreshExpiresAt.getTime() - time.getTime()).toBe(90 * 86_400_000);
    expect((await zalo.readOa(call, second.token)).code).toBe(OA);
    await expect(zalo.refresh(call, first.refreshToken)).rejects.toMatchObject({
      reason: 'grant',
      code: -14014,
    });
    // A wrong key says nothing of the token: it is still good afterwards.
    const wrongKey = { ...call, app: { ...call.app, key: 'another' } };
    await expect(zalo.refresh(wrongKey, second.refreshToken)).rejects.toMatchObject({ reason: 'refused' });
    expect((await zalo.refresh(call, second.refreshToken)).token).toBeTruthy();
  });

  it('reads templates with what they want to be told, and the quota', async () => {
    const { token } = await zalo.exchange(call, grant());
    const templates = await zalo.listTemplates(call, token);
    expect(templates.map(({ id, state, price }) => [id, state, price])).toEqual([
      ['300001', 'enabled', 200],
      ['300002', 'enabled', 300],
      ['300003', 'pending', 300],
    ]);
    expect(templates[0]?.parameters[0]).toEqual({ name: 'customer_name', isRequired: true, maxLength: 30 });
    expect(await zalo.readQuota(call, token)).toEqual({ day: 500, left: 500 });
  });

  it('sends a message, and says by its number why one is refused', async () => {
    const { token } = await zalo.exchange(call, grant());
    const message = {
      phone: '84912345678',
      templateId: '300002',
      data: { order_code: 'DH1', tracking_code: 'GHN1' },
      trackingId: 'order-1-order_handed_over',
    };
    const sent = await zalo.sendMessage(call, token, message);
    expect(sent).toEqual({ messageId: 'm1', quota: { day: 500, left: 499 } });
    expect(sandbox.messages).toHaveLength(1);
    const codeOf = (change: object, access = token) =>
      zalo.sendMessage(call, access, { ...message, ...change }).catch((error: OaError) => error.code);
    expect(await codeOf({ phone: '0912345678' })).toBe(-108);
    expect(await codeOf({ templateId: '300003' })).toBe(-131);
    expect(await codeOf({ templateId: '999' })).toBe(-109);
    expect(await codeOf({ data: { order_code: 'DH1' } })).toBe(-1122);
    expect(await codeOf({}, 'another')).toBe(-124);
    sandbox.refuse(message.phone, -141);
    expect(await codeOf({})).toBe(-141);
    sandbox.refuse(message.phone, null);
    sandbox.setQuota(OA, 0);
    expect(await codeOf({})).toBe(-144);
    expect(sandbox.messages).toHaveLength(1);
  });
});
