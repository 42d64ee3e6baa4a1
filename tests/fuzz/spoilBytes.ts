import type { Random } from '#server/seed/createRandom.ts';

/** The bytes of a body and what they claim to be. */
export interface Bytes {
  body: Buffer;
  type: string | undefined;
}

export interface SpoiltBytes extends Bytes {
  kind: string;
  mustRefuse: boolean;
}

type Way = readonly [kind: string, mustRefuse: boolean, spoil: (json: string) => string | Buffer];

const inside = (json: string, part: string): string =>
  json.startsWith('{') && json !== '{}' ? `{${part},${json.slice(1)}` : `{${part}}`;

/** Ways to break the JSON text itself (reliability.md 2, row 26). */
const WAYS: readonly Way[] = [
  ['prototype key', true, (json) => inside(json, '"__proto__":{"polluted":1}')],
  ['constructor key', true, (json) => inside(json, '"constructor":{"prototype":{"polluted":1}}')],
  ['escaped prototype key', true, (json) => inside(json, '"\\u005f_proto__":{"polluted":1}')],
  ['duplicate keys', true, (json) => inside(json, '"twice":1,"twice":2')],
  ['duplicate keys, escaped', true, (json) => inside(json, '"twice":1,"tw\\u0069ce":2')],
  ['deep', true, () => `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`],
  ['deep list', true, () => `{"ids":${'['.repeat(1_000)}${']'.repeat(1_000)}}`],
  ['deep, never closed', true, () => '['.repeat(100_000)],
  ['1e400', true, (json) => inside(json, '"page":1e400')],
  ['-1E+999', true, (json) => inside(json, '"page":-1E+999')],
  ['400 digits', true, (json) => inside(json, `"page":${'9'.repeat(400)}`)],
  ['lone surrogate', true, (json) => inside(json, '"filters":{"q":"\\ud800"}')],
  ['NUL escaped', true, (json) => inside(json, '"note":"a\\u0000"')],
  ['NUL', true, (json) => inside(json, '"note":"a\u0000"')],
  ['truncated', true, (json) => json.slice(0, -1)],
  ['trailing', true, (json) => `${json}{}`],
  ['byte order mark', false, (json) => `\ufeff${json}`],
  ['no JSON', true, () => '<a/>'],
  ['single quotes', true, (json) => `${json.replaceAll('"', "'")}x`],
  ['broken UTF-8', true, (json) => Buffer.concat([Buffer.from(json), Buffer.from([0xc3, 0x28])])],
  ['overlong UTF-8', true, (json) => Buffer.concat([Buffer.from([0xc0, 0xaf]), Buffer.from(json)])],
  ['UTF-16', true, (json) => Buffer.from(json, 'utf16le')],
  ['empty', false, () => ''],
  ['blank', false, () => ' \n'],
  ['null', false, () => 'null'],
  ['number', false, () => '5'],
  ['text', false, () => '"abc"'],
  ['true', false, () => 'true'],
  ['list', false, () => '[]'],
  ['list of objects', false, (json) => `[${json}]`],
  ['wide', false, (json) => inside(json, wideKeys(10_000))],
  ['very wide', false, (json) => inside(json, wideKeys(60_000))],
  ['long list', false, (json) => inside(json, `"ids":[${'1,'.repeat(100_000)}1]`)],
  ['exponents', false, (json) => inside(json, `"ids":[${'1e1,'.repeat(200_000)}1]`)],
  ['escapes', false, (json) => inside(json, `"ids":[${'"\\n",'.repeat(150_000)}1]`)],
  ['one long escape', false, (json) => inside(json, `"note":"${'\\u0061'.repeat(150_000)}"`)],
  ['empty objects', false, (json) => inside(json, `"lines":[${'{},'.repeat(300_000)}{}]`)],
  ['rows', false, (json) => inside(json, `"lines":[${'{"quantity":1},'.repeat(24_000)}{}]`)],
  ['blanks', false, (json) => json + ' '.repeat(1_000_000)],
  ['too large', true, (json) => inside(json, `"x":"${'a'.repeat(1_100_000)}"`)],
];

const wideKeys = (count: number): string =>
  Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',');

const TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=edge',
  'application/json; charset=utf-16',
  'application/json-patch+json',
  'x',
  'application/json, text/plain',
  '',
];

/** Breaks the bytes of a request that was right, or what they claim to be. */
export function spoilBytes({ body, type }: Bytes, random: Random): SpoiltBytes {
  if (random.chance(0.2)) {
    const claimed = random.pick(TYPES);
    return { body, type: claimed, kind: `content type ${claimed || 'empty'}`, mustRefuse: false };
  }
  const [kind, mustRefuse, spoil] = random.pick(WAYS);
  return { body: Buffer.from(spoil(body.toString('utf8'))), type, kind, mustRefuse };
}
