import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

type Row = Record<string, unknown>;

describeOnDatabase('vouchers at the till', (database) => {
  let server: TestServer;
  let admin: Caller;
  let cashier: Caller;
  let pos: number;
  let shirt: { id: number; price: number };

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    [admin, cashier] = [await server.login('admin'), await server.login('cashier')];
    pos = ((await cashier.post('/me')).json['pos'] as { id: number }[])[0]?.id ?? 0;
    await ask(`update promotion set status = 3`);
    const [found] = await ask<{ id: number; price: number }>(
      'select id, retail_price as price from goods where customer_id = 1 and retail_price > 0 order by id limit 1',
    );
    shirt = found ?? { id: 0, price: 0 };
    for (const [table, column] of [
      ['stock_level', 'on_hand'],
      ['stock_balance', 'quantity'],
    ])
      await ask(
        `update ${table} s set ${column} = 100 from pos p where p.warehouse_id = s.warehouse_id and p.id = $1`,
        [pos],
      );
    await ask(`update stock_level set reserved = 0`);
  });
  afterAll(() => server?.close());

  async function ask<Found extends object>(text: string, values: unknown[] = []): Promise<Found[]> {
    return (await server.db.withoutTenant('maintenance').query<Found>(text, values)).rows as Found[];
  }
  /** An issue that runs now, with codes. */
  async function issue(body: object, codes: object): Promise<number> {
    const time = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const made = await admin.post('/voucher', {
      name: 'Thử',
      condition: 'invoice_value',
      min_value: 100_000,
      discount_type: 'amount',
      discount_amount: 20_000,
      from_at: time(-1),
      to_at: time(5),
      ...body,
    });
    expect(made.status, made.body).toBeLessThan(300);
    const id = Number(made.json['id']);
    const generated = await admin.post(`/voucher/${id}/generate_codes`, codes);
    expect(generated.status, generated.body).toBe(200);
    const confirmed = await admin.post(`/voucher/${id}/confirm`);
    expect(confirmed.json, confirmed.body).toMatchObject({ status: 2 });
    return id;
  }
  const codesOf = async (voucher: number) =>
    (
      await ask<{ code: string; state: string }>(
        'select code, state from voucher_code where voucher_id = $1 order by id',
        [voucher],
      )
    ).map((one) => one);
  const sell = (code: string, more: object = {}) => {
    const total = shirt.price - 20_000;
    return cashier.post('/pos/check-out', {
      pos_id: pos,
      total,
      cash: total,
      lines: [{ goods_id: shirt.id, quantity: 1 }],
      voucher_code: code,
      ...more,
    });
  };
  const refusal = ({ status, json }: { status: number; json: Row }) => {
    const { fields } = json['error'] as { fields?: { path: string; code: string }[] };
    return [status, ...(fields ?? []).map(({ path, code }) => `${path} ${code}`)];
  };
  const stateOf = async (code: string) =>
    (
      await ask<{ state: string; used: number }>('select state, used from voucher_code where code = $1', [
        code,
      ])
    )[0];

  test('an issue makes codes that nobody mistypes, each once, and none is confirmed without any', async () => {
    const voucher = await issue({ kind: 'single' }, { count: 300, prefix: 'SN', length: 9 });
    const codes = (await codesOf(voucher)).map(({ code }) => code);
    expect([codes.length, new Set(codes).size]).toEqual([300, 300]);
    expect(codes.every((code) => /^SN[A-HJ-NP-Z2-9]{7}$/.test(code))).toBe(true);
    expect((await admin.send('GET', `/voucher/${voucher}`)).json).toMatchObject({
      codes: 300,
      handed_out: 0,
    });
    // One character is left to chance: there are fewer such codes than are wanted.
    const short = await admin.post(`/voucher/${voucher}/generate_codes`, {
      count: 1000,
      prefix: 'DAIQUA1',
      length: 8,
    });
    expect(refusal(short)).toEqual([422, 'length rule.voucher.too_short']);
    expect((await codesOf(voucher)).length).toBe(300);
  });

  test('a single-use code is good once, is given back by a void and by the last piece that comes back', async () => {
    const voucher = await issue({ kind: 'single' }, { count: 2, length: 8 });
    const code = (await codesOf(voucher))[0]?.code ?? '';
    const found = await cashier.post('/pos/find-voucher', { pos_id: pos, voucher_code: code.toLowerCase() });
    expect(found.json, found.body).toMatchObject({
      code,
      rule: [{ from: 100_000, goods: null, needsAll: false, benefit: { amount: 20_000 } }],
    });
    const sold = await sell(code);
    expect(sold.status, sold.body).toBe(200);
    const sale = Number(sold.json['sale_id']);
    const bill = (await cashier.send('GET', `/pos_sale/${sale}`)).json;
    expect(bill).toMatchObject({ voucher_code: code, voucher_amount: 20_000, discount: 20_000 });
    expect(bill['discounts']).toMatchObject([{ kind: 'voucher', amount: 20_000, promotion_id: null }]);
    expect(await stateOf(code)).toEqual({ state: 'used', used: 1 });
    expect(refusal(await sell(code))).toEqual([422, 'voucher_code rule.voucher.used_up']);
    expect((await cashier.post(`/pos_sale/${sale}/void`, { void_reason: 'Nhầm' })).status).toBe(200);
    expect(await stateOf(code)).toEqual({ state: 'free', used: 0 });
    const again = await sell(code);
    expect(again.status, again.body).toBe(200);
    const back = await cashier.post(`/pos_sale/${Number(again.json['sale_id'])}/return_bill`, {
      return_reason: 'Không vừa',
    });
    expect(back.status, back.body).toBe(200);
    expect(await stateOf(code)).toEqual({ state: 'free', used: 0 });
    const [made] = await ask<Row>(
      'select id, total, voucher_amount from pos_sale where original_sale_id = $1',
      [Number(again.json['sale_id'])],
    );
    // Somebody else may have used the code since: the return stands.
    const undone = await cashier.post(`/pos_sale/${Number(made?.['id'])}/void`, { void_reason: 'Nhầm' });
    expect([undone.status, undone.body]).toEqual([
      422,
      expect.stringMatching(/voucher_given_back/) as string,
    ]);
    expect(made).toMatchObject({ total: -(shirt.price - 20_000), voucher_amount: -20_000 });
  });

  test('a code that was handed to somebody is his; a shared one ends with its limit, each buyer has his share', async () => {
    const voucher = await issue({ kind: 'single' }, { count: 1, length: 10 });
    const [code] = await ask<{ id: number; code: string }>(
      'select id, code from voucher_code where voucher_id = $1',
      [voucher],
    );
    const handed = await admin.post(`/voucher_code/${code?.id}/hand_out`, { phone: '0912345678' });
    expect(handed.json, handed.body).toMatchObject({ state: 'handed_out', phone: '0912345678' });
    expect((await admin.send('GET', `/voucher/${voucher}`)).json).toMatchObject({ handed_out: 1 });
    expect(refusal(await sell(code?.code ?? ''))).toEqual([422, 'voucher_code rule.voucher.other_buyer']);
    expect((await sell(code?.code ?? '', { buyer_phone: '0912345678' })).status).toBe(200);

    await issue(
      { kind: 'shared', usage_limit: 2, per_customer: 1 },
      { count: 1, length: 8, shared_code: 'chung20' },
    );
    expect(refusal(await sell('CHUNG20'))).toEqual([422, 'voucher_code rule.voucher.needs_phone']);
    const one = { buyer_phone: '0987000111' };
    expect((await sell('CHUNG20', one)).status).toBe(200);
    expect(refusal(await sell('CHUNG20', one))).toEqual([422, 'voucher_code rule.voucher.had_enough']);
    const rush = await Promise.all(
      ['0987000112', '0987000113', '0987000114'].map((buyer_phone) => sell('CHUNG20', { buyer_phone })),
    );
    expect(rush.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await stateOf('CHUNG20')).toEqual({ state: 'used', used: 2 });
  });

  test('a code is sent to whom it is given by ZNS, or is not handed out', async () => {
    const voucher = await issue({ kind: 'single' }, { count: 2, length: 10 });
    const codes = await ask<{ id: number; code: string }>(
      'select id, code from voucher_code where voucher_id = $1 order by id',
      [voucher],
    );
    const [code] = codes;
    const hand = (given: object) =>
      admin.post(`/voucher_code/${code?.id}/hand_out`, { phone: '0912345678', ...given });
    const sent = () =>
      ask<Row>('select event, phone, document_code, data from zns_message where document_code = $1', [
        code?.code,
      ]);
    expect(refusal(await hand({ send_zns: true }))).toEqual([
      422,
      'send_zns rule.voucher_code.no_zns_template',
    ]);
    expect(await stateOf(code?.code ?? '')).toEqual({ state: 'free', used: 0 });
    const costs = async (given: object) =>
      (await admin.post('/voucher-notice-price', given)).json['notes'] as {
        text: string;
        params: Record<string, string>;
      }[];
    expect(await costs({ send_zns: true })).toMatchObject([
      { text: 'rule.voucher_code.no_zns_template', isProblem: true },
    ]);
    await ask(`update zns_template set active = true, price = 450 where used_for = 'voucher_handed_out'`);
    await ask('update omnichannel_page set active = true');
    expect(await costs({ send_zns: false })).toEqual([]);
    const [{ text, params } = { text: '', params: {} }] = await costs({ send_zns: true });
    expect([text, params['value']]).toEqual([
      'messages.zns_costs',
      expect.stringMatching(/^450\s*₫$/) as string,
    ]);
    const handed = await hand({ send_zns: true });
    expect(handed.json, handed.body).toMatchObject({ state: 'handed_out' });
    const [message] = await sent();
    expect(message).toMatchObject({ event: 'voucher_handed_out', phone: '0912345678' });
    expect(message?.['data']).toMatchObject({
      voucher_code: code?.code,
      benefit: expect.stringMatching(/^20\.000/) as string,
      until: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/) as string,
    });
    const quiet = await admin.post(`/voucher_code/${codes[1]?.id}/hand_out`, { phone: '0912345678' });
    expect(quiet.status, quiet.body).toBe(200);
    expect(await ask('select id from zns_message where document_code = $1', [codes[1]?.code])).toEqual([]);
  });

  test('says why a code is not good, and leaves it unused', async () => {
    await issue(
      { kind: 'shared', usage_limit: 9, min_value: 900_000 },
      { count: 1, length: 8, shared_code: 'LON900' },
    );
    const problem = async (code: string) => {
      const { json, status } = await cashier.post('/pos/find-voucher', { pos_id: pos, voucher_code: code });
      return refusal({ status, json });
    };
    expect(await problem('KHONGCO')).toEqual([422, 'voucher_code rule.voucher.unknown_code']);
    expect(refusal(await sell('LON900'))).toEqual([422, 'voucher_code rule.voucher.no_effect']);
    await ask(
      `update voucher set status = 4 where id = (select voucher_id from voucher_code where code = 'LON900')`,
    );
    expect(await problem('LON900')).toEqual([422, 'voucher_code rule.voucher.not_running']);
    expect(await stateOf('LON900')).toEqual({ state: 'free', used: 0 });
  });

  test('one for pieces holds for those it names, once each, and again when the bill is undone', async () => {
    const [first, second] = await ask<{ code: string }>(
      `update stamp set goods_id = $1 where id in (select id from stamp where customer_id = 1 order by id limit 2) returning code`,
      [shirt.id],
    );
    const wrong = await admin.post('/voucher', {
      name: 'Sai tem',
      condition: 'uid',
      uid_codes: [first?.code, 'KHONG-CO'],
      discount_type: 'amount',
      discount_amount: 20_000,
      from_at: new Date().toISOString(),
      to_at: new Date(Date.now() + 86_400_000).toISOString(),
    });
    expect(wrong.json['error'], wrong.body).toMatchObject({
      fields: [{ path: 'uid_codes', code: 'rule.voucher.unknown_uids' }],
    });
    const uid = { kind: 'shared', usage_limit: 10, condition: 'uid', min_value: null };
    await issue({ ...uid, uid_codes: [` ${first?.code.toLowerCase()}`] }, { shared_code: 'TEM20' });
    const problem = async (voucher_uid: string | null) => {
      const { json } = await cashier.post('/pos/find-voucher', {
        pos_id: pos,
        voucher_code: 'TEM20',
        voucher_uid,
      });
      const { fields = [] } = (json['error'] ?? {}) as { fields?: { path: string; code: string }[] };
      return fields.map(({ path, code }) => `${path} ${code}`);
    };
    expect(await problem(null)).toEqual(['voucher_uid rule.voucher.needs_uid']);
    expect(await problem(second?.code ?? '')).toEqual(['voucher_uid rule.voucher.other_uid']);
    expect(await problem(first?.code ?? '')).toEqual([]);
    const both = await Promise.all([
      sell('TEM20', { voucher_uid: first?.code }),
      sell('TEM20', { voucher_uid: first?.code }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await problem(first?.code ?? '')).toEqual(['voucher_uid rule.voucher.uid_used']);
    const bill = both.find(({ status }) => status === 200)?.json['sale_id'];
    const undone = await cashier.post(`/pos_sale/${String(bill)}/void`, { void_reason: 'Khách đổi ý' });
    expect(undone.status, undone.body).toBe(200);
    expect(await problem(first?.code ?? '')).toEqual([]);
  });
});
