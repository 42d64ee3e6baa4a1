import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from './tree.ts';

/*
 * Names say what a newcomer knows already: the field's words, not ours. These were ours once, and each has one that everybody
 * knows: a change, notify, emit, a listener, detach, a batch, a context, matched, a request.
 */

const OURS: ReadonlySet<string> = new Set([
  'deed',
  'deeds',
  'tell',
  'tells',
  'told',
  'telling',
  'hear',
  'heard',
  'hearer',
  'hears',
  'unheard',
  'meant',
  'surroundings',
  'together',
  'wish',
  'wishes',
]);

/** Two words that were one name. */
const PAIRS = /^let ?go$|\blet go\b|\blets go\b/;

/** What is said to people and databases, and to who reads the code, is not a name. */
const PROSE = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/gm;

/** `readUnheard` → `read unheard`. */
const toWords = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_$]/g, ' ')
    .toLowerCase();

function isOurs(name: string): boolean {
  const words = toWords(name);
  return words.split(' ').some((word) => OURS.has(word)) || PAIRS.test(words);
}

it('names things by words that everybody knows', () => {
  const files = [...readSources('src'), ...readSources('generators')];
  const found = files.flatMap(({ path, text }) => {
    const names = new Set(text.replace(PROSE, ' ').match(/[A-Za-z_$][\w$]*/g));
    const file = basename(path).replace(/\..*$/, '');
    return [...names, file].filter(isOurs).map((name) => `${path}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});

it('knows a word wherever it stands in a name', () => {
  expect(
    ['tellGivenUp', 'ExportWish', 'read_unheard', 'letGo', 'MEANT'].filter((one) => !isOurs(one)),
  ).toEqual([]);
  expect(['teller', 'sheared', 'notify', 'algorithm'].filter(isOurs)).toEqual([]);
});
