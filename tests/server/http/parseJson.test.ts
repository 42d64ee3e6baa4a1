import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Failure } from '#server/http/Failure.ts';
import { parseJson } from '#server/http/parseJson.ts';

const parse = (text: string | Buffer) => parseJson(Buffer.from(text as string));

function codeOf(body: string | Buffer): string {
  try {
    parseJson(typeof body === 'string' ? Buffer.from(body) : body);
    return 'accepted';
  } catch (error) {
    return error instanceof Failure ? error.code : 'bug';
  }
}

describe('parseJson', () => {
  test('gives what JSON.parse gives for every JSON value', () => {
    const hasBadKey = (text: string) => /__proto__|constructor|prototype|\\u0000/.test(text);
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        fc.pre(!hasBadKey(text) && !/\\ud[89a-f]/i.test(text));
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each([
    ['no JSON', '{"a":', 'malformed_json'],
    ['a key twice', '{"a":1,"a":2}', 'malformed_json'],
    ['a key twice in another spelling', '{"a":1,"\\u0061":2}', 'malformed_json'],
    ['a prototype key', '{"__proto__":{"x":1}}', 'malformed_json'],
    ['a prototype key deep inside', '{"a":[{"constructor":1}]}', 'malformed_json'],
    ['NUL in a text', '{"a":"x\\u0000y"}', 'malformed_text'],
    ['half a surrogate pair', '{"a":"\\ud800"}', 'malformed_text'],
    ['a number beyond a double', '{"a":1e400}', 'malformed_json'],
    ['33 levels', '['.repeat(33) + ']'.repeat(33), 'too_deep'],
    ['a million levels', '['.repeat(1_000_000), 'too_deep'],
    ['broken UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'malformed_text'],
  ])('refuses %s', (_, body, code) => {
    expect(codeOf(body)).toBe(code);
  });

  test.each([
    ['32 levels', '['.repeat(32) + ']'.repeat(32)],
    ['the same key in sister objects', '[{"a":1},{"a":2}]'],
    ['a text that looks like structure', '{"a":"{\\"a\\":1,[[["}'],
    ['a whole surrogate pair', '{"a":"\\ud83d\\ude00"}'],
    ['exponents within a double', '{"a":1.5E+10,"e4":"2e999"}'],
    ['text with accents', '{"tên":"Đặng Thị Hồng"}'],
  ])('takes %s', (_, body) => {
    expect(codeOf(body)).toBe('accepted');
  });

  test('takes no body for none', () => {
    expect(parse('')).toBeUndefined();
    expect(parse(' \n')).toBeUndefined();
  });
});
