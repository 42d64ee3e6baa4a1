import { array, constantFrom, oneof, sample } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#server/db/Db.ts';
import { HAN_ORDER } from '#server/db/collation/hanOrder.ts';
import { GROUPS, ICU_VERSION, SPELLED, UNSEEN } from '#server/db/collation/letters.ts';
import { deriveCollation, writeCollation } from '../../support/collation.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { toShape } from './shapes.ts';

const collator = new Intl.Collator('vi');

if (process.env['UPDATE_COLLATION']) writeCollation(deriveCollation());

it.runIf((process.versions.icu ?? '').split('.')[0] === ICU_VERSION.split('.')[0])(
  'the order that is kept is the one of this ICU',
  () => {
    expect({ groups: GROUPS, unseen: UNSEEN, spelled: SPELLED, han: HAN_ORDER }).toEqual(deriveCollation());
  },
);

const SYLLABLES =
  'a ă â an ăn ân anh Anh bà bá bả bã bạ Bà đá da dạ đạ Đạ Da em êm o ô ơ u ư ươ y ý ỳ Nguyễn nguyên Nguyên Thị thi';
const word = constantFrom(...SYLLABLES.split(' '));
const sign = constantFrom(
  ...'aAàÀảãáạăắặâấậbBcdDđĐeèêếghiìíịklmnoòôốơớpqrstuùưứvxyỳýỵzZ0123456789 -_.,;:!?()[]{}@*/\\&#%+<=>|~^`\'"$',
);
const foreign = constantFrom(...'äöüßñçéèëïøåæœšžłŁđð–—…‘’“”•₫€£¥°№½²③〇０Ａａ★→☺жЖёαΩ　【】（）');
const han = constantFrom(...HAN_ORDER.slice(0, 20_992));
const text = (one: typeof sign, maxLength: number) =>
  array(one, { maxLength }).map((parts) => parts.join(''));

const NAMES: readonly string[] = [
  ...sample(
    array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
    { numRuns: 3_000, seed: 1 },
  ),
  ...sample(text(sign, 5), { numRuns: 3_000, seed: 2 }),
  ...sample(text(oneof(sign, foreign), 4), { numRuns: 2_000, seed: 3 }),
  ...sample(text(oneof({ weight: 4, arbitrary: han }, sign), 3), { numRuns: 2_000, seed: 4 }),
];

describeOnDatabases('the key that text is ordered by', ({ open }) => {
  let db: Db;
  beforeAll(async () => {
    db = await open(toShape());
  });
  afterAll(() => db.close());

  const keysOf = async (texts: readonly string[]): Promise<string[]> => {
    const { rows } = await db
      .withoutTenant('migration')
      .query<{ key: string }>(
        'select khuon_sort(x) as key from unnest($1::text[]) with ordinality u(x, n) order by n',
        [texts],
      );
    return rows.map(({ key }) => key);
  };
  const order = (keys: readonly string[]) => (a: number, b: number) =>
    Buffer.compare(Buffer.from(keys[a] ?? ''), Buffer.from(keys[b] ?? ''));

  it('orders 10,000 names, codes and texts as Intl.Collator does', async () => {
    const texts = [...new Set(NAMES.map((name) => name.normalize('NFC')))];
    const keys = await keysOf(texts);
    const places = texts.map((_, index) => index).sort(order(keys));
    const wrong = places.flatMap((place, index) => {
      const next = places[index + 1];
      if (next === undefined) return [];
      const [a = '', b = ''] = [texts[place], texts[next]];
      const isSame = keys[place] === keys[next];
      const compared = collator.compare(a, b);
      return (isSame ? compared === 0 : compared <= 0) ? [] : [[a, b]];
    });
    expect(wrong).toEqual([]);
  });

  it('fits into an index whatever the text', async () => {
    const signs = [...'⒇⒛﷽😀ǽ½가あ大\u0301\u0323Ậ', ...HAN_ORDER.slice(0, 50)];
    const texts = sample(array(constantFrom(...signs), { minLength: 255, maxLength: 255 }), {
      numRuns: 300,
      seed: 5,
    });
    for (const key of await keysOf(texts.map((one) => one.join('')))) {
      expect(Buffer.byteLength(key)).toBeLessThan(2_650);
      expect(key).not.toContain('\0');
    }
  });

  it('sorts emoji and signs of no order before figures, other writings behind Latin, Chinese last', async () => {
    const texts = ['1', 'z', 'a', '😀', '大', 'ж', '가', 'あ', '-'];
    const keys = await keysOf(texts);
    const places = texts.map((_, index) => index).sort(order(keys));
    expect(places.map((place) => texts[place])).toEqual([...texts].sort(collator.compare));
  });
});
