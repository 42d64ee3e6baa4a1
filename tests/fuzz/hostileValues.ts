import type { Random } from '#server/seed/createRandom.ts';
import { ATTACKS } from '../support/attacks.ts';

/*
 * Values that break servers which trust their callers (reliability.md 2, rows 26, 27, 29).
 */

/** A number that JSON can write and a double cannot hold: put into the text when the body is printed. */
export const toRaw = (text: string): string => `@raw:${text}@`;

/** Replaces every `toRaw` text of a JSON text by what it stands for. */
export const printRaws = (json: string): string => json.replace(/"@raw:([^@"]*)@"/g, '$1');

export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\n\t',
  'Nguyễn Thị Hồng'.normalize('NFD'),
  'ĐẶNG đặng',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202Egnp.exe',
  'שלום עולם',
  '👩‍👩‍👧‍👦🇻🇳',
  '\u200b\ufeff',
  'İstanbul ı',
  'ﬀ Ⅷ ½',
  '１２３',
  '٠٩١٢٣٤٥٦٧٨',
  '%',
  '_',
  '%_%\\',
  '\\',
  "'",
  '"',
  "' OR '1'='1",
  "'; DROP TABLE account; --",
  '") OR 1=1 --',
  "1' UNION SELECT password FROM account --",
  "'||pg_sleep(6)||'",
  '$1',
  '$$',
  '{{label}}',
  '${7*7}',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://x")',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'id',
  'customer_id',
  'password',
  'null',
  'NaN',
  'infinity',
  '-infinity',
  '1e400',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-11-21',
  '2026-11-21T25:61:00Z',
  '2026-11-21T08:00:00+99:00',
  '+275760-09-13T00:00:00.000Z',
  '(a+)+$',
  'a'.repeat(256),
  'ệ'.repeat(5_000),
  `${'a'.repeat(60)}!`,
  '../../../etc/passwd',
];

const NUMBERS: readonly unknown[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  1.5,
  1e-7,
  5e-324,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  toRaw('9007199254740993'),
  toRaw('9223372036854775807'),
  toRaw('9223372036854775808'),
  toRaw('-9223372036854775809'),
  toRaw('1.0'),
  toRaw('-0'),
  toRaw('1E+2'),
  1e9,
  1e12,
  1e15,
  1e21,
  1e308,
  -1e308,
];

const FORMS: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => [{}],
  () => ['a', 1, null],
  () => ({ a: { b: 1 } }),
  () => ({ from: 1 }),
  () => ({ from: null, to: null }),
  () => ({ from: 'x', to: [] }),
  () => ({ from: '2026-12-01', to: '2026-01-01' }),
  () => ({ from: '0001-01-01', to: '9999-12-31' }),
  () => ({ from: '2024-01-01', to: '2026-11-21' }),
  () => ({ from: -1e308, to: 1e308 }),
  () => ({ toString: 'x', valueOf: 1 }),
  () => ({ length: 3, 0: 'a' }),
  () => ({ $ne: 1 }),
  () => Array.from({ length: 5_000 }, (_, index) => index + 1_000_000_000),
  () => Array.from({ length: 600 }, () => 'a'),
];

/** Any hostile value. */
export function hostileValue(random: Random): unknown {
  const share = random.next();
  if (share < 0.37) return random.pick(TEXTS);
  if (share < 0.45) return attackText(random);
  return share < 0.7 ? random.pick(NUMBERS) : random.pick(FORMS)();
}

/** A text that patterns read again and again, up to what a body may hold. */
function attackText(random: Random): string {
  const [, make] = random.pick(ATTACKS);
  return make(random.pick([2_000, 80_000, 300_000]));
}

/** Keys that no schema has, and those that JavaScript has everywhere. */
export const KEYS: readonly string[] = [
  'no_such_field',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'length',
  'id',
  'customer_id',
  'version',
  'status',
  'created_by',
  'deleted_at',
  'cod_amount',
  'goods_total',
  'unit_price',
  'is_main',
  'permissions',
  'password',
  '',
  'a.b',
  'a"b',
  "a'b",
  'ệ',
  'x'.repeat(3_000),
];
