import { expect, test } from 'vitest';
import { isSigned, readEvents, signBody } from '#connectors/facebook/events.ts';

const read = (entry: object) =>
  readEvents(Buffer.from(JSON.stringify({ object: 'page', entry: [entry] })))[0];
const events = (entry: object) => read({ id: '900', time: 1_763_000_000_000, ...entry })?.events;

test('a body is signed as Facebook signs it (domain, vectors)', () => {
  const [secret, body] = ['app-secret-0001', Buffer.from('{"a":1}')];
  const right = 'sha256=ab41eefaf59499764179f0b0885f9687d7a97da6969f4ff99f6cea3207e243e3';
  expect(signBody(secret, body)).toBe(right);
  expect(isSigned({ body, signature: right, secret })).toBe(true);
  for (const signature of ['', right.slice(7), right.toUpperCase(), `${right}0`])
    expect(isSigned({ body, signature, secret })).toBe(false);
  expect(isSigned({ body: Buffer.from('{"a": 1}'), signature: right, secret })).toBe(false);
});

test('messages, echoes, buttons, what arrived and what was read', () => {
  const from = { sender: { id: '7' }, recipient: { id: '900' }, timestamp: 1_763_000_000_123 };
  expect(events({ messaging: [{ ...from, message: { mid: 'm1', text: 'Còn hàng không?' } }] })).toEqual([
    {
      is: 'written',
      type: 'message',
      id: 'm1',
      person: '7',
      name: null,
      isOwn: false,
      post: null,
      answers: null,
      kind: 'text',
      text: 'Còn hàng không?',
      at: '2025-11-13T02:13:20.123Z',
    },
  ]);
  const echo = { sender: { id: '900' }, recipient: { id: '7' }, timestamp: 1_763_000_000_124 };
  expect(
    events({ messaging: [{ ...echo, message: { mid: 'm2', text: 'Dạ còn', is_echo: true } }] }),
  ).toMatchObject([{ id: 'm2', person: '7', isOwn: true }]);
  const pictures = { mid: 'm3', attachments: [{ type: 'image', payload: { url: 'https://x' } }] };
  const sticker = { ...pictures, mid: 'm4', sticker_id: 369 };
  expect(events({ messaging: [pictures, sticker].map((message) => ({ ...from, message })) })).toMatchObject([
    { kind: 'image', text: null },
    { kind: 'sticker', text: null },
  ]);
  expect(events({ messaging: [{ ...from, postback: { title: 'Mua ngay', payload: 'BUY' } }] })).toMatchObject(
    [{ id: '7 1763000000123', text: 'Mua ngay', isOwn: false }],
  );
  expect(
    events({
      messaging: [
        { ...from, delivery: { mids: ['m2'], watermark: 1_763_000_000_500 } },
        { ...from, read: { watermark: 1_763_000_000_600 } },
        { ...from, reaction: { emoji: '❤' } },
      ],
    }),
  ).toEqual([
    { is: 'delivered', person: '7', until: '2025-11-13T02:13:20.500Z' },
    { is: 'seen', person: '7', until: '2025-11-13T02:13:20.600Z' },
  ]);
});

test('comments below a post, whom they answer, and what becomes of them', () => {
  const value = {
    item: 'comment',
    verb: 'add',
    comment_id: 'p_1',
    post_id: '900_p',
    parent_id: '900_p',
    from: { id: '8', name: 'Hà' },
    message: 'Giá?',
    created_time: 1_763_000_000,
  };
  const change = (over: object) => events({ changes: [{ field: 'feed', value: { ...value, ...over } }] });
  expect(change({})).toEqual([
    {
      is: 'written',
      type: 'comment',
      id: 'p_1',
      person: '8',
      name: 'Hà',
      isOwn: false,
      post: '900_p',
      answers: null,
      kind: 'text',
      text: 'Giá?',
      at: '2025-11-13T02:13:20.000Z',
    },
  ]);
  expect(change({ from: { id: '900', name: 'Shop' }, comment_id: 'p_2', parent_id: 'p_1' })).toMatchObject([
    { isOwn: true, person: null, answers: 'p_1' },
  ]);
  expect(change({ from: undefined })).toMatchObject([{ person: 'p_1', name: null }]);
  expect(change({ verb: 'edited', message: 'Giá sỉ?' })).toMatchObject([{ is: 'edited', text: 'Giá sỉ?' }]);
  expect(['hide', 'remove', 'unhide'].map((verb) => change({ verb }))).toEqual([
    [{ is: 'hidden', id: 'p_1' }],
    [{ is: 'hidden', id: 'p_1' }],
    [{ is: 'shown', id: 'p_1' }],
  ]);
  expect(change({ item: 'reaction' })).toEqual([]);
  expect(events({ changes: [{ field: 'mention', value }] })).toEqual([]);
});

test('what is of no page says nothing, what is no JSON is refused', () => {
  expect(readEvents(Buffer.from('{"object":"user","entry":[{"id":"1"}]}'))).toEqual([]);
  expect(readEvents(Buffer.from('null'))).toEqual([]);
  expect(() => readEvents(Buffer.from('{'))).toThrow(SyntaxError);
});
