import { expect, it } from 'vitest';
import { CARRIERS } from '#connectors/carriers/carriers.connector.ts';

/* What GHTK posts of a parcel: a form, with numbers for states and its own time. */

const RECEIVED = '2026-11-20T10:00:00.000Z';
const WHOLE = {
  partner_id: 'DH0001',
  label_id: 'S1.A1.17373471',
  status_id: '5',
  action_time: '2026-11-20T15:30:00+07:00',
  reason_code: '',
  reason: '',
  weight: '0.7',
  fee: '27000',
  pick_money: '350000',
  return_part_package: '0',
};

const read = (text: string) => CARRIERS['ghtk']?.readEvents(Buffer.from(text), RECEIVED);
const readForm = (over: Record<string, string> = {}) =>
  read(String(new URLSearchParams({ ...WHOLE, ...over })));

it('is read as the form that it is, and as JSON', () => {
  const event = {
    tracking: 'S1.A1.17373471',
    code: 'DH0001',
    status: 250,
    at: '2026-11-20T08:30:00.000Z',
    text: '5',
    place: null,
  };
  expect(readForm()).toEqual([event]);
  expect(read(JSON.stringify({ ...WHOLE, status_id: 5, weight: 0.7 }))).toEqual([event]);
});

it.each([
  ['-1', 700],
  ['1', 50],
  ['2', 50],
  ['7', 50],
  ['8', 50],
  ['12', 55],
  ['3', 100],
  ['4', 200],
  ['10', 225],
  ['5', 250],
  ['9', 275],
  ['20', 275],
  ['11', 402],
  ['21', 402],
  ['13', 800],
  // Money that they settled is told by their statement; a number that nobody knows moves nothing.
  ['6', null],
  ['4711', null],
])('state %s is %s here', (status_id, status) => {
  expect(readForm({ status_id })?.[0]?.status).toBe(status);
});

it('says a reason in its own words; without a time it is when it came', () => {
  const [event] = readForm({ status_id: '10', reason_code: '131', reason: 'Khách hẹn giao lại' }) ?? [];
  expect(event?.text).toBe('Khách hẹn giao lại');
  expect(readForm({ action_time: '' })?.[0]?.at).toBe(RECEIVED);
});

it.each(['', '{', '[]', 'label_id=', '<xml/>'])('says nothing where it names no parcel: %s', (text) => {
  expect(read(text)).toEqual([]);
});
