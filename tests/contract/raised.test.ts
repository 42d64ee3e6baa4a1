import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { ERROR_STATUS } from '#contract/errors.ts';

/*
 * A text that nothing raises is no message of the product: each of section 8 stands in some source or schema under its own name,
 * and some test has seen it, by that name or by its words.
 */

const MESSAGES = JSON.parse(readFileSync('tests/specification/messages.json', 'utf8')) as string[];

/** Messages whose names are made: of a code that the other side answers with. */
const MADE: Readonly<Record<string, RegExp>> = { zns: /`messages\.zns_\$\{/ };

const isText = (name: string): boolean => /^messages\.\w+\.json$/.test(name);

function readAll(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'generated' || entry.name === '_meta' ? [] : readAll(path);
    return /\.(?:ts|tsx|json)$/.test(entry.name) && !isText(entry.name) && entry.name !== 'errors.ts'
      ? [readFileSync(path, 'utf8')]
      : [];
  });
}

const schemas = readAll('schemas').join('\n');
const code = [...readAll('src'), schemas].join('\n');

/** By its whole key; a code of the API and a text of the kits also by its bare name. */
function isRaised(name: string): boolean {
  const [family = ''] = name.split('_');
  if (MADE[family]?.test(code)) return true;
  if (code.includes(`messages.${name}'`) || code.includes(`messages.${name}"`)) return true;
  const isCode = Object.hasOwn(ERROR_STATUS, name) || /^[A-Z]/.test(name);
  return isCode && (code.includes(`'${name}'`) || code.includes(`"${name}"`));
}

it('has no message of section 8 that nothing raises', () => {
  expect(MESSAGES.length).toBeGreaterThan(100);
  expect(MESSAGES.filter((name) => !isRaised(name))).toEqual([]);
});

/** Tests but those that only list all messages. */
const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => /\.(?:test|spec)\.tsx?$/.test(name) && !/(?:raised|spec\w+|catalogue)\.test\.ts$/.test(name),
  )
  .map((name) => readFileSync(join('tests', name), 'utf8'))
  .join('\n');

const WORD = /\w+(?:-\d+)?/g;
const named = new Set(tests.match(WORD));

/** In all languages. */
const texts = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
  .filter((name) => isText(basename(name)))
  .map((name) => JSON.parse(readFileSync(join('schemas', name), 'utf8')) as Record<string, string>);

/** Its words in any language, as far as no value stands between them. */
const wordsOf = (name: string): string[] =>
  texts
    .flatMap((of) => of[`messages.${name}`] ?? [])
    .flatMap((text) => text.split(/\{\{\w+\}\}/))
    .map((part) => part.trim())
    .filter((part) => part.length > 6);

/** What a form, an action or a transition says when it is done is said by one piece of code, whatever it says. */
const isSaidWhenDone = (name: string): boolean => schemas.includes(`"success": "messages.${name}"`);

const isSeen = (name: string): boolean =>
  named.has(name) || isSaidWhenDone(name) || wordsOf(name).some((words) => tests.includes(words));

it('has no message of section 8 that no test has seen', () => {
  expect(MESSAGES.filter((name) => !isSeen(name))).toEqual([]);
  expect(isSeen('nobody_says_this')).toBe(false);
});

it('finds one that nothing raises', () => {
  expect(isRaised('nobody_says_this')).toBe(false);
  expect(isRaised('zns_-108')).toBe(true);
});
