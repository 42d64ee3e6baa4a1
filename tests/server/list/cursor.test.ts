import { describe, expect, it } from 'vitest';
import { parseCursor, printCursor } from '#server/list/cursor.ts';

const home = { screen: 'shop/orders', mode: 'order', sort: { field: 'created_at', order: 'DESC' } } as const;
const KEY = '2026-02-28 17:00:00.123456+00';

describe('cursor', () => {
  it('comes back as it went', () => {
    const text = printCursor(home, KEY, 7);
    expect(text).toMatch(/^[\w-]+$/);
    expect(parseCursor(text, 'after', home, { key: 'timestamptz', id: 'number' })).toEqual({
      side: 'after',
      key: KEY,
      id: 7,
    });
    expect(parseCursor(printCursor(home, null, 7), 'before', home, { key: 'int8', id: 'number' })).toEqual({
      side: 'before',
      key: null,
      id: 7,
    });
  });

  it.each([
    { ...home, screen: 'shop/other' },
    { ...home, mode: 'goods' },
    { ...home, sort: { field: 'code', order: 'DESC' } },
    { ...home, sort: { field: 'created_at', order: 'ASC' } },
  ] as const)('is good for its own list, mode and order only: %j', (other) => {
    expect(
      parseCursor(printCursor(other, KEY, 7), 'after', home, { key: 'timestamptz', id: 'number' }),
    ).toBeUndefined();
  });

  it.each([
    ['timestamptz', '2026-02-30 17:00:00+00'],
    ['timestamptz', '2026-02-28 25:00:00+00'],
    ['timestamptz', "' OR 1=1"],
    ['timestamptz', 'infinity'],
    ['date', '2026-13-01'],
    ['int8', '1.5'],
    ['int8', '99999999999999999999'],
    ['numeric', 'NaN'],
    ['bool', 'yes'],
    ['text', 'a\0b'],
  ])('a forged %s value %j is refused', (type, key) => {
    expect(
      parseCursor(printCursor(home, key, 7), 'after', home, { key: type, id: 'number' }),
    ).toBeUndefined();
  });

  it.each([
    undefined,
    null,
    7,
    '',
    'a b',
    '-',
    'e30',
    Buffer.from('[1,2').toString('base64url'),
    'x'.repeat(3000),
  ])('%j is none', (text) => {
    expect(parseCursor(text, 'after', home, { key: 'text', id: 'number' })).toBeUndefined();
  });

  it('an id is an integer', () => {
    const text = Buffer.from(
      JSON.stringify([home.screen, home.mode, 'created_at', 'DESC', KEY, '7']),
    ).toString('base64url');
    expect(parseCursor(text, 'after', home, { key: 'timestamptz', id: 'number' })).toBeUndefined();
  });
});
