import { expect, it } from 'vitest';
import { CARRIERS } from '#connectors/carriers/carriers.connector.ts';
import { checkSignSpx, digestJt, hashJtPassword } from '#connectors/carriers/sign.ts';

/* Signatures of J&T and SPX by their recipes, and what both tell of parcels. */

const RECEIVED = '2026-11-20T10:00:00.000Z';
const read = (name: string, text: string) => CARRIERS[name]?.readEvents(Buffer.from(text), RECEIVED);

it('J&T: a digest of raw bytes, a salted password', () => {
  expect(digestJt('{"customerCode":"024E000014","txlogisticId":"T1"}', 'Z354nbj1')).toBe(
    'RHHL+0qMTESpLrfERA11Jw==',
  );
  expect(hashJtPassword('key1')).toBe('CD0AE94090ABE3B63C10743CD7DA3E66');
});

it('SPX: a check-sign over app, time, number and body', () => {
  const body = '{"user_id":1,"user_secret":"s","service_type":1}';
  const signed = { appId: '100001', timestamp: '1700000000', random: '123456' };
  const right = 'dbb85c98a2d1d8337251c648a281c1148da2aaa4c6573de4e0ce907a450d78fa';
  expect(checkSignSpx('app-secret-0001', signed, body)).toBe(right);
  expect(() => checkSignSpx('', signed, body)).toThrow('key');

  const isSigned = (
    headers: Record<string, string>,
    text = body,
    appSecret: string | null = 'app-secret-0001',
  ) => CARRIERS['spx']?.isSigned?.({ headers, rawBody: Buffer.from(text) }, { appId: '100001', appSecret });
  const headers = { 'check-sign': right, timestamp: '1700000000', 'random-num': '123456' };
  expect(isSigned(headers)).toBe(true);
  expect(isSigned(headers, `${body} `)).toBe(false);
  expect(isSigned({ ...headers, timestamp: '1700000001' })).toBe(false);
  expect(isSigned({})).toBe(false);
  expect(isSigned(headers, body, 'other')).toBe(false);
  expect(isSigned(headers, body, null)).toBe(false);
});

const DETAIL = {
  scanTime: '2026-11-20T15:30:00',
  scanTypeCode: 113,
  scanTypeName: 'Đã giao',
  scanNetworkName: 'Bưu cục Hải Châu',
};
const jtBody = (details: unknown) => ({ billCode: '801100195141', txlogisticId: 'DH1', details });

it('J&T tells of a parcel once or several times in one message, in JSON or in a form', () => {
  const event = {
    tracking: '801100195141',
    code: 'DH1',
    status: 250,
    at: '2026-11-20T08:30:00.000Z',
    text: 'Đã giao',
    place: 'Bưu cục Hải Châu',
  };
  const text = JSON.stringify(jtBody(DETAIL));
  expect(read('jt', text)).toEqual([event]);
  expect(read('jt', String(new URLSearchParams({ bizContent: text })))).toEqual([event]);
  const two = [{ ...DETAIL, scanTypeCode: '112', desc: 'Đang giao hàng' }, DETAIL];
  expect(read('jt', JSON.stringify(jtBody(two)))).toEqual([
    { ...event, status: 200, text: 'Đang giao hàng' },
    event,
  ]);
});

it.each([
  [103, 50],
  [104, 50],
  [106, 100],
  [109, 200],
  [110, 200],
  [112, 200],
  [118, 225],
  [113, 250],
  [116, 275],
  [120, 275],
  [117, 402],
  [105, 700],
])('scan %s of J&T is %s here', (scanTypeCode, status) => {
  expect(read('jt', JSON.stringify(jtBody({ ...DETAIL, scanTypeCode })))?.[0]?.status).toBe(status);
});

it.each([10, 50, 92, 94, 100, 121])('scan %s of J&T moves nothing, and is kept with its number', (code) => {
  const [event] = read('jt', JSON.stringify(jtBody({ ...DETAIL, scanTypeCode: code }))) ?? [];
  expect(event).toMatchObject({ status: null, text: `Đã giao (${code})` });
});

const SPX_BODY = {
  tracking_no: 'SPXVN0123456789',
  status_code: 4001,
  status: 'Delivered',
  message: 'Giao hàng thành công',
  timestamp: 1_795_163_400,
};
const readSpx = (over: object = {}) => read('spx', JSON.stringify({ ...SPX_BODY, ...over }));

it('SPX tells of one parcel, with its time in seconds', () => {
  expect(readSpx()).toEqual([
    {
      tracking: 'SPXVN0123456789',
      code: null,
      status: 250,
      at: new Date(1_795_163_400_000).toISOString(),
      text: 'Giao hàng thành công',
      place: null,
    },
  ]);
  expect(readSpx({ timestamp: '' })?.[0]?.at).toBe(RECEIVED);
  expect(readSpx({ timestamp: 1_795_163_400_000 })?.[0]?.at).toBe(RECEIVED);
});

it.each([
  [1001, 50],
  [5001, 50],
  [2001, 200],
  ['2006', 200],
  [3001, 225],
  [6001, 275],
  [6002, 275],
  [6003, 402],
  [7001, 700],
  [5002, 800],
  [5003, 800],
  [9999, null],
])('state %s of SPX is %s here', (status_code, status) => {
  expect(readSpx({ status_code })?.[0]?.status).toBe(status);
});

it.each([
  ['jt', ''],
  ['jt', '[]'],
  ['jt', 'bizContent='],
  ['jt', '{"billCode":"1"}'],
  ['jt', '{"billCode":"","details":[{}]}'],
  ['spx', '{'],
  ['spx', '{"ticket_id":1,"tracking_no":"SPXVN1"}'],
])('%s says nothing of a parcel: %s', (name, text) => {
  expect(read(name, text)).toEqual([]);
});
