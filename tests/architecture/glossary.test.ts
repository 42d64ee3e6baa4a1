import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './tree.ts';

/* One term, one translation: the table "Glossary" of schemas/README.md, over all texts of all modules. */

const LANGUAGES = ['vi', 'en', 'zh'] as const;
type Language = (typeof LANGUAGES)[number];

interface Term {
  en: string;
  /** Empty: only what it is not is looked at. */
  vi: string;
  zh: string;
  not: readonly { language: Language; word: string }[];
}

/** Texts that mean something else by the word, or say it by another part of the sentence. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  // The name of a product.
  'invoice enum.invoice_software.fast',
  // What a buyer's bill comes to.
  'promotion enum.voucher_condition.invoice_value',
]);

const readme = readFileSync(join(ROOT, 'schemas/README.md'), 'utf8');
const [, section = ''] = readme.split('### Glossary');
const [table = ''] = section.split('\n## ');

const terms: Term[] = table
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, en = '', vi = '', zh = '', not = '']) => ({ en, vi, zh, not: readNot(not) }));

function readNot(cell: string): Term['not'] {
  return cell.split(',').flatMap((one) => {
    const [language = '', word = ''] = one.split(':').map((part) => part.trim());
    const found = LANGUAGES.find((each) => each === language);
    return found && word ? [{ language: found, word }] : [];
  });
}

/** By `<module> <key>`. */
function readTexts(language: Language): Map<string, string> {
  const folders = readdirSync(join(ROOT, 'schemas'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  return new Map(
    folders.flatMap(({ name }) => {
      const path = join(ROOT, 'schemas', name, `messages.${language}.json`);
      const texts = readdirSync(join(ROOT, 'schemas', name)).includes(`messages.${language}.json`)
        ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>)
        : {};
      return Object.entries(texts).map(
        ([key, text]) => [`${name} ${key}`, text.normalize('NFC').toLowerCase()] as const,
      );
    }),
  );
}

const texts = { vi: readTexts('vi'), en: readTexts('en'), zh: readTexts('zh') };

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** As a whole word; Chinese has no blanks between words. */
const hasWord = (text: string, word: string, ending = ''): boolean =>
  /\p{Script=Han}/u.test(word)
    ? text.includes(word)
    : new RegExp(String.raw`(?<![\p{L}\d])${escape(word)}${ending}(?![\p{L}\d])`, 'u').test(
        // Values are no words.
        text.replace(/\{\{[^}]*\}\}/g, ' '),
      );

it('has terms with their words, and texts to look at', () => {
  expect(terms.length).toBeGreaterThan(15);
  expect(terms.filter(({ vi, not }) => vi === '' && not.length === 0)).toEqual([]);
  for (const language of LANGUAGES) expect(texts[language].size).toBeGreaterThan(1_000);
});

it('translates each term by its one word', () => {
  const found = terms
    .filter(({ vi }) => vi !== '')
    .flatMap(({ en, vi, zh }) =>
      [...texts.en].flatMap(([key, text]) => {
        if (!hasWord(text, en, '(?:e?s)?') || ELSEWHERE.has(key)) return [];
        const missing = [
          ...(hasWord(texts.vi.get(key) ?? '', vi) ? [] : [`vi: ${vi}`]),
          ...(hasWord(texts.zh.get(key) ?? '', zh) ? [] : [`zh: ${zh}`]),
        ];
        return missing.length === 0 ? [] : [`${key} (${en}): ${missing.join(', ')}`];
      }),
    );
  expect(found).toEqual([]);
});

it('says nothing by a word that is not used', () => {
  const found = terms.flatMap(({ not }) =>
    not.flatMap(({ language, word }) =>
      [...texts[language]].filter(([, text]) => hasWord(text, word)).map(([key]) => `${key}: ${word}`),
    ),
  );
  expect(found).toEqual([]);
});

it('names no exception that is none', () => {
  expect([...ELSEWHERE].filter((key) => !texts.en.has(key))).toEqual([]);
});
