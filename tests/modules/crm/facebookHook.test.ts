import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_APP, SANDBOX_PAGES, startSandbox, type PageSandbox } from '#connectors/facebook/sandbox.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };
const WORD = 'a-word-that-facebook-says';
const HA = '7100000000000001';
const [PAGE = ''] = SANDBOX_PAGES.map(({ id }) => id);
/** Some time ago, and seconds after it. */
const BEGIN = Date.parse('2026-11-20T03:00:00Z');
const at = (seconds: number): string => new Date(BEGIN + seconds * 1000).toISOString();

interface Talk {
  id: number;
  type: string;
  status: number;
  reply_status: number;
  unread_count: number;
  has_phone: boolean;
  last_message_text: string | null;
  last_message_at: string;
  waiting_since: string | null;
  first_reply_minutes: number | null;
  lead_id: number | null;
  post_id: number | null;
  name: string;
}

describeOnDatabase('what happens on Facebook pages', (database) => {
  let sandbox: PageSandbox;
  let server: TestServer;
  let admin: Caller;
  let page: number;
  let hook: string;

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  beforeAll(async () => {
    sandbox = await startSandbox();
    server = await startTestServer(database, { rows: 5, outgoingAllow: new URL(sandbox.url).host });
    admin = await server.login('admin');
    const app = {
      app_id: SANDBOX_APP.id,
      app_secret: SANDBOX_APP.secret,
      verify_token: WORD,
      url: sandbox.url,
    };
    const stored = await admin.post('/page_app', app);
    expect(stored.status, stored.body).toBe(201);
    const begun = await admin.post('/oauth-page/begin', { party: 'facebook' });
    const answer = sandbox.agree(String(begun.json['url']), [PAGE]);
    const back = await admin.post('/oauth-page', { party: 'facebook', answer });
    expect(back.status, back.body).toBe(200);
    const [row] = await run<{ id: number }>(
      `select id from omnichannel_page where customer_id = 1 and channel = 'facebook' and code = $1`,
      [PAGE],
    );
    page = row?.id ?? 0;
    await run('update omnichannel_page set last_event_at = null where id = $1', [page]);
    const path = (await admin.post('/page-app-list', {})).json['rows'] as { webhook_path: string }[];
    hook = (await server.app.listen({ port: 0, host: '127.0.0.1' })) + path[0]?.webhook_path;
  });
  afterAll(async () => {
    await server?.close();
    await sandbox?.close();
  });

  const entry = (over: object) => ({ id: PAGE, time: BEGIN, ...over });
  const says = (mid: string, text: string, seconds: number, person = HA) =>
    entry({
      messaging: [
        {
          sender: { id: person },
          recipient: { id: PAGE },
          timestamp: BEGIN + seconds * 1000,
          message: { mid, text },
        },
      ],
    });
  const answers = (mid: string, text: string, seconds: number) =>
    entry({
      messaging: [
        {
          sender: { id: PAGE },
          recipient: { id: HA },
          timestamp: BEGIN + seconds * 1000,
          message: { mid, text, is_echo: true },
        },
      ],
    });
  const comments = (value: object) =>
    entry({
      changes: [
        {
          field: 'feed',
          value: { item: 'comment', verb: 'add', post_id: `${PAGE}_1`, created_time: BEGIN / 1000, ...value },
        },
      ],
    });
  const waiting = async () =>
    (
      await run<{ count: number }>(
        `select count(*)::int as count from khuon_inbox where source = 'crm.facebook' and done_at is null`,
      )
    )[0]?.count;
  /** Sends and waits until it is worked on. */
  const push = async (...entries: object[]) => {
    expect(await sandbox.push(entries as Record<string, unknown>[])).toBe(200);
    await expect.poll(waiting, PATIENCE).toBe(0);
  };
  const talks = (name: string) =>
    run<Talk>(
      `select c.*, w.name from conversation c join conversation_contact w on w.id = c.contact_id
where c.omnichannel_page_id = $1 and w.name = $2 order by c.id`,
      [page, name],
    );
  const words = (talk: number | undefined) =>
    run<{
      external_id: string;
      text: string;
      direction: string;
      state: string;
      kind: string;
      is_hidden: boolean;
    }>(
      'select external_id, text, direction, state, kind, is_hidden from conversation_message where conversation_id = $1 order by sent_at, id',
      [talk],
    );

  test('are taken from an address that Facebook has asked for by its word, signed over the bytes by the app', async () => {
    expect(await sandbox.connectHook({ url: hook, verifyToken: 'another-word-than-ours' })).toBe(false);
    expect(await sandbox.connectHook({ url: hook.replace(/\d+$/, '999'), verifyToken: WORD })).toBe(false);
    expect(await sandbox.connectHook({ url: hook, verifyToken: WORD })).toBe(true);
    expect(await sandbox.push([says('m0', 'x', 0)], { secret: 'of-another-app' })).toBe(401);
    expect((await run('select 1 as x from khuon_inbox where source = $1', ['crm.facebook'])).length).toBe(0);
  });

  test('a message is a conversation that waits, with the name that Facebook knows; again it is the same', async () => {
    await push(says('m1', 'Còn hàng không shop?', 0));
    // The same words in another call, and beside new ones.
    await push(says('m1', 'Còn hàng không shop?', 0), says('m2', 'Màu đỏ ạ', 60));
    const [talk, ...others] = await talks('Trần Thu Hà');
    expect(others).toEqual([]);
    expect(talk).toMatchObject({
      type: 'message',
      status: 10,
      reply_status: 0,
      unread_count: 2,
      last_message_text: 'Màu đỏ ạ',
    });
    expect(new Date(talk?.waiting_since ?? '').toISOString()).toBe(at(0));
    expect((await words(talk?.id)).map(({ text }) => text)).toEqual(['Còn hàng không shop?', 'Màu đỏ ạ']);
    const [last] = await run<{ last_event_at: string }>(
      'select last_event_at from omnichannel_page where id = $1',
      [page],
    );
    expect(new Date(last?.last_event_at ?? '').toISOString()).toBe(at(0));
  });

  test('an answer from elsewhere ends the wait; what is told after it, but was said before, begins none', async () => {
    const [before] = await talks('Trần Thu Hà');
    await admin.post(`/conversation/${before?.id}/take`);
    await push(answers('m4', 'Dạ còn ạ', 300));
    await push(says('m3', 'Size M', 120));
    const [talk] = await talks('Trần Thu Hà');
    expect(talk).toMatchObject({
      status: 50,
      reply_status: 2,
      unread_count: 0,
      waiting_since: null,
      first_reply_minutes: 5,
      last_message_text: 'Dạ còn ạ',
    });
    expect((await words(talk?.id)).map(({ external_id }) => external_id)).toEqual(['m1', 'm2', 'm3', 'm4']);
    const read = {
      sender: { id: HA },
      recipient: { id: PAGE },
      timestamp: BEGIN,
      read: { watermark: BEGIN + 400_000 },
    };
    const came = { ...read, read: undefined, delivery: { watermark: BEGIN + 400_000 } };
    await push(entry({ messaging: [read, came] }));
    expect((await words(talk?.id)).at(-1)).toMatchObject({ direction: 'out', state: 'seen' });
    await push(says('m5', 'Ok shop', 500));
    expect((await talks('Trần Thu Hà'))[0]).toMatchObject({ status: 20, unread_count: 1, reply_status: 0 });
  });

  test('a phone makes a lead of the chat, once; a finished chat is opened again', async () => {
    const [before] = await talks('Trần Thu Hà');
    await admin.post(`/conversation/${before?.id}/finish`);
    await push(says('m6', 'Gọi em số 0987.654.321 nhé', 600));
    await push(says('m7', 'hoặc 0987654321', 700));
    const [talk] = await talks('Trần Thu Hà');
    expect(talk).toMatchObject({ status: 10, has_phone: true });
    const leads = await run<{ id: number }>(
      `select id, name, source, source_detail, conversation_id from lead where customer_id = 1 and phone = '0987654321'`,
    );
    expect(leads).toEqual([
      {
        id: talk?.lead_id,
        name: 'Trần Thu Hà',
        source: 'omnichannel',
        source_detail: SANDBOX_PAGES[0]?.name,
        conversation_id: talk?.id,
      },
    ]);
  });

  test('comments stand by their post; the page’s own one in the conversation that it answers, and hidden ones are marked', async () => {
    const by = { id: '7100000000000009', name: 'Khách Bình Luận' };
    await push(comments({ comment_id: 'c1', parent_id: `${PAGE}_1`, from: by, message: 'Giá bao nhiêu?' }));
    await push(comments({ comment_id: 'c2', post_id: `${PAGE}_2`, from: by, message: 'Ship HN không?' }));
    const own = { id: PAGE, name: 'Hoa Mai Official' };
    await push(
      comments({
        comment_id: 'c3',
        parent_id: 'c1',
        from: own,
        message: 'Dạ 250k ạ',
        created_time: BEGIN / 1000 + 9,
      }),
      comments({ comment_id: 'c4', parent_id: 'never-seen', from: own, message: 'Lạc' }),
      comments({ comment_id: 'c1', verb: 'hide' }),
      comments({
        comment_id: 'c2',
        verb: 'edited',
        post_id: `${PAGE}_2`,
        from: by,
        message: 'Ship Hà Nội không?',
      }),
    );
    const [first, second, ...others] = await talks('Khách Bình Luận');
    expect(others).toEqual([]);
    const posts = await run<{ id: number; external_id: string }>(
      'select id, external_id from conversation_post where omnichannel_page_id = $1 and created_at > $2 order by id',
      [page, at(0)],
    );
    const numberOf = (talk: Talk | undefined) => posts.find(({ id }) => id === talk?.post_id)?.external_id;
    expect([first, second].map(numberOf)).toEqual([`${PAGE}_1`, `${PAGE}_2`]);
    expect(first).toMatchObject({ type: 'comment', reply_status: 2, unread_count: 0 });
    expect(await words(first?.id)).toMatchObject([
      { external_id: 'c1', direction: 'in', is_hidden: true },
      { external_id: 'c3', direction: 'out', is_hidden: false },
    ]);
    expect(await words(second?.id)).toMatchObject([{ text: 'Ship Hà Nội không?' }]);
    await push(comments({ comment_id: 'c1', verb: 'unhide' }));
    expect((await words(first?.id))[0]).toMatchObject({ is_hidden: false });
  });

  test('a post has a record with what Facebook says of it, once; its goods and campaign are those of whoever leaves a phone there', async () => {
    const [post, ...others] = await run<{ id: number }>(
      `select id from conversation_post where omnichannel_page_id = $1 and external_id = $2`,
      [page, `${PAGE}_1`],
    );
    expect(others).toEqual([]);
    const stored = (await admin.send('GET', `/conversation_post/${post?.id}`)).json;
    expect(stored).toMatchObject({
      name: 'Áo thun cotton mặc mát cả ngày',
      text: expect.stringContaining('chọn size'),
      permalink: 'https://www.facebook.com/108822014455/posts/1',
      posted_at: '2026-11-18T02:00:00.000Z',
      auto_hide: null,
    });
    const [goods] = await run<{ id: number; retail_price: number }>(
      `select id, retail_price from goods where customer_id = 1 and sku = 'TS-AT01-M'`,
    );
    const [campaign] = await run<{ id: number }>(
      'select id from ads_campaign where customer_id = 1 order by id limit 1',
    );
    const changed = await admin.send('PUT', `/conversation_post/${post?.id}`, {
      version: stored['version'],
      goods_id: goods?.id,
      ads_campaign_id: campaign?.id,
      auto_hide: 'all',
    });
    expect(changed.status, changed.body).toBe(200);
    const said = { post_id: `${PAGE}_1`, from: { id: '7100000000000011', name: 'Khách Để Số' } };
    await push(comments({ ...said, comment_id: 'p1', message: 'Lấy 1 cái, 0912 345 670' }));
    const [talk] = await talks('Khách Để Số');
    const lead = (await admin.send('GET', `/lead/${talk?.lead_id}`)).json;
    expect(lead).toMatchObject({
      phone: '0912345670',
      post_code: `${PAGE}_1`,
      ads_campaign_id: campaign?.id,
      lines: [{ goods_id: goods?.id, quantity: 1, unit_price: goods?.retail_price }],
    });
    // As the post says, whatever the page does.
    const hidden = async () => (await words(talk?.id)).map(({ is_hidden }) => is_hidden);
    await expect.poll(hidden, PATIENCE).toEqual([true]);
    const rows = (await admin.post('/conversation-post-list', { filters: { omnichannel_page_id: [page] } }))
      .json['rows'] as Record<string, unknown>[];
    const counted = rows.find(({ post_id }) => post_id === post?.id);
    expect(counted).toMatchObject({ talks: 2, waiting: 1, with_phone: 1, with_lead: 1 });
  });

  test('keywords of chats are met: a tag, an agent, and a comment that is hidden at Facebook', async () => {
    const tag = await admin.post('/conversation_tag', { name: 'Hỏi sỉ', tone: 'info', position: 1 });
    expect(tag.status, tag.body).toBe(201);
    const keyword = async (fields: object) => {
      const made = await admin.post('/keyword', { type: 2, search_type: 1, position: 1, ...fields });
      expect(made.status, made.body).toBe(201);
      return Number(made.json['id']);
    };
    const wholesale = await keyword({ word: 'gia si', action: 'tag', tag_id: tag.json['id'] });
    await keyword({ word: 'bảo hành', action: 'assign', account_id: 2 });
    await keyword({ word: 'có số trong lời', has_phone: true, action: 'hide_comment' });
    const by = { id: '7100000000000010', name: 'Khách Từ Khóa' };
    const said = { post_id: `${PAGE}_3`, from: by };
    await push(comments({ ...said, comment_id: 'k1', message: 'Cho hỏi GIÁ SỈ, bảo hành sao ạ' }));
    await push(comments({ ...said, comment_id: 'k2', message: 'Gọi 0987 111 222' }));
    const [talk] = await talks('Khách Từ Khóa');
    const stored = (await admin.send('GET', `/conversation/${talk?.id}`)).json;
    expect(stored).toMatchObject({ account_id: 2, tag_ids: expect.arrayContaining([tag.json['id']]) });
    expect((await admin.send('GET', `/keyword/${wholesale}`)).json).toMatchObject({ hit_count: 1 });
    const hidden = async () => (await words(talk?.id)).filter(({ is_hidden }) => is_hidden);
    await expect.poll(hidden, PATIENCE).toMatchObject([{ external_id: 'k2' }]);
  });

  test('pages that nobody knows are answered, and nothing is kept of them', async () => {
    const count = async () => (await run<{ n: number }>('select count(*)::int as n from conversation'))[0]?.n;
    const before = await count();
    await push({ ...says('u1', 'Ai đó', 0), id: '404404' });
    expect(await count()).toBe(before);
  });

  test('a page is subscribed again, tried, and given up at Facebook when it is disconnected', async () => {
    const act = (key: string) => admin.post(`/omnichannel_page/${page}/${key}`);
    const stored = async () =>
      (
        await run<{ token: string | null; last_error: string | null; last_event_at: string }>(
          'select token, last_error, last_event_at from omnichannel_page where id = $1',
          [page],
        )
      )[0];
    sandbox.subscribed.clear();
    expect((await act('subscribe_page')).status).toBe(200);
    await expect.poll(() => sandbox.subscribed.has(PAGE), PATIENCE).toBe(true);
    sandbox.fail({ code: 200, message: 'Requires pages_manage_metadata' });
    await act('subscribe_page');
    await expect.poll(async () => (await stored())?.last_error, PATIENCE).toContain('pages_manage_metadata');
    expect((await act('test_page')).status).toBe(200);
    const isNew = async () => Date.parse((await stored())?.last_event_at ?? '') > BEGIN + 86_400_000;
    await expect.poll(isNew, PATIENCE).toBe(true);
    await expect.poll(async () => (await stored())?.last_error, PATIENCE).toBeNull();
    expect((await act('disconnect')).status).toBe(200);
    await expect.poll(() => sandbox.subscribed.has(PAGE), PATIENCE).toBe(false);
    await expect.poll(async () => (await stored())?.token, PATIENCE).toBeNull();
    const refused = await act('subscribe_page');
    expect([refused.status, refused.body]).toEqual([409, expect.stringContaining('trang Facebook')]);
  });
});
