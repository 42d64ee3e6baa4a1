import { expect, it } from 'vitest';
import type { Account } from '../../support/accounts.ts';
import { Api } from '../../support/Api.ts';
import type { Schemas } from '../../support/schemas/readSchemas.ts';
import { compareParts } from '../compareParts.ts';
import type { View } from '../expect/View.ts';
import { buttonsFor, factsFor, fillBlanks, samplesOf } from './checkLookup.ts';
import { readBehind } from './readBehind.ts';

/* A ticket of a small fleet by hand: what everybody may know of it, and of the trip behind it. */

const lookup = {
  entity: 'ticket',
  url: '/check-ticket',
  code: 'code',
  secret: 'pin',
  result: ['code', 'trip_id.plate', 'trip_id.state', 'valid_until'],
  proven: ['looks', 'used_at'],
  activate: { url: '/use-ticket', field: 'used_at' },
};
const schemas = {
  entities: new Map<string, unknown>([
    [
      'ticket',
      {
        properties: {
          code: { type: 'string', 'x-type': 'code' },
          trip_id: { type: 'integer', 'x-type': 'reference', 'x-reference': { entity: 'trip' } },
          valid_until: { type: 'string', 'x-type': 'date' },
          looks: { type: 'integer' },
          used_at: { type: 'string', 'x-type': 'date_time' },
        },
      },
    ],
    [
      'trip',
      {
        properties: {
          plate: { type: 'string', 'x-type': 'text' },
          state: { type: 'integer', 'x-type': 'enum', 'x-enum': 'trip_state' },
        },
      },
    ],
  ]),
  enums: new Map([['trip_state', { name: 'trip_state', values: [{ value: 2, key: 'running' }] }]]),
  texts: {
    vi: new Map([
      ['ticket.code', 'Mã vé'],
      ['enum.trip_state.running', 'Đang chạy'],
      ['screen.ticket.check', 'Kiểm tra'],
      ['screen.ticket.activate', 'Dùng vé'],
    ]),
    en: new Map([['enum.trip_state.running', 'Running']]),
    zh: new Map(),
  },
} as unknown as Schemas;
const view = (language: View['language']): View => ({ schemas, held: [], language });
const stored = {
  code: 'V 1',
  'trip_id.plate': '51A-1',
  'trip_id.state': 2,
  valid_until: null,
  looks: 1200,
  used_at: null,
};
const valuesOf = (language: View['language'], isProven: boolean) =>
  factsFor(view(language), { lookup, isProven, values: stored }).map(({ key, facts, isOptional }) => [
    key,
    facts?.['value'],
    isOptional ?? false,
  ]);

it('demands every fact with the value of the record behind it, in the language, empty ones as they are filled', () => {
  expect(valuesOf('vi', false)).toEqual([
    ['code', 'V 1', false],
    ['trip_id.plate', '51A-1', false],
    ['trip_id.state', 'Đang chạy', false],
    ['valid_until', '03/02/2031', false],
  ]);
  expect(valuesOf('en', false)[2]).toEqual(['trip_id.state', 'Running', false]);
});

it('demands what the second code proves only where the address has it', () => {
  expect(valuesOf('vi', true).slice(4)).toEqual([
    ['looks', '1.200', false],
    ['used_at', '03:05 04/02/2031', false],
  ]);
  expect(valuesOf('en', true)[4]).toEqual(['looks', '1,200', false]);
});

it('fills what an answer leaves empty and adds nothing that it lacks', () => {
  const samples = samplesOf(view('vi'), lookup);
  const answer = { code: 'V 1', values: { code: 'V 1', 'trip_id.plate': null, valid_until: '' } };
  expect(fillBlanks(answer, samples)).toEqual({
    code: 'V 1',
    values: { code: 'V 1', 'trip_id.plate': 'plate 1', valid_until: '2031-02-03' },
  });
});

it('names a fact that is missing, has another value, or needs the second code', () => {
  const where = { screen: 'check', account: 'visitor', language: 'vi' };
  const facts = factsFor(view('vi'), { lookup, isProven: false, values: stored });
  const seen = [
    { key: 'code', text: 'Mã vé', facts: { value: 'V 1' } },
    { ...facts[2], key: 'trip_id.state', facts: { value: '2' } },
    { ...facts[3], key: 'valid_until' },
    { key: 'looks', text: 'Số lần' },
  ];
  const found = compareParts({ subject: 'row', expected: facts, seen, where });
  expect(found.map((one) => [one.key, one.expected, one.seen])).toEqual([
    ['trip_id.plate', '(no text for trip.plate)', 'nothing'],
    ['looks', 'nothing', 'Số lần'],
    ['trip_id.state', 'value Đang chạy', 'value 2'],
  ]);
});

it('asks for the button of whoever holds the second code, until it was pressed', () => {
  const keys = (isProven: boolean, usedAt: unknown) =>
    buttonsFor(view('vi'), 'ticket', { lookup, isProven, values: { used_at: usedAt } }).map(({ key }) => key);
  expect(keys(false, null)).toEqual(['check', 'share']);
  expect(keys(true, null)).toEqual(['check', 'activate', 'share']);
  expect(keys(true, '2026-01-01T00:00:00.000Z')).toEqual(['check', 'share']);
});

const RECORDS: Readonly<Record<string, object>> = {
  '/ticket/7': { id: 7, code: 'V 1', trip_id: 3, valid_until: null },
  '/ticket/8': { id: 8, code: 'V 2', trip_id: null },
  '/trip/3': { id: 3, plate: '51A-1', state: 2 },
};

function reader(asked: string[]): Account {
  const api = new Api({
    base: '',
    fetch: async (path) => {
      asked.push(path);
      const record = RECORDS[path];
      return Response.json(record ?? {}, { status: record ? 200 : 403 });
    },
  });
  return { name: 'driver', api } as Account;
}

it('reads what lies behind a reference from its own record, once', async () => {
  const asked: string[] = [];
  const read = (id: number) => readBehind(reader(asked), schemas, { entity: 'ticket', id }, lookup.result);
  expect(await read(7)).toEqual({
    code: 'V 1',
    'trip_id.plate': '51A-1',
    'trip_id.state': 2,
    valid_until: null,
  });
  expect(asked).toEqual(['/ticket/7', '/trip/3']);
  expect(await read(8)).toMatchObject({ code: 'V 2', 'trip_id.plate': undefined });
  await expect(read(9)).rejects.toThrow('/ticket/9 answers 403 to driver');
});
