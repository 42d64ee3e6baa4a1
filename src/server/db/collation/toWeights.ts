import { compose } from '#contract/text.ts';
import { CLASS_END, GROUP_END, GROUPS, SPELLED, UNSEEN } from './letters.ts';

/** What a sign gives to the three parts of a sort key: its letter, its accent, its form (small, capital, wide). */
export type Weights = readonly [letter: string, accent: string, form: string];

/** The least accent or form; what ends in it need not be written. */
export const PLAIN = '1';

/** More than any accent or form of a sign that stands in the order. */
const SPECIAL = '~';

/** Ends a part; below every letter. */
export const PART_END = '\u0001';

const FIRST_LETTER = 2;
const LAST_LETTER = 0x7e;

const TONES = ['', '\u0300', '\u0309', '\u0303', '\u0301', '\u0323'];
const VOWELS = [...'aăâeêioôơuưy'].flatMap((vowel) => TONES.map((tone) => compose(vowel + tone)));
const LETTERS = [...'bcdđfghjklmnpqrstvwxz', ...VOWELS];
const ASCII = Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index));

/** What nearly every text is made of, commonest first: `translate` looks through them in turn. */
export const COMMON: readonly string[] = [
  ...new Set([
    ...' nhgtciamoulrvbkpdsqeyx0123456789',
    ...LETTERS,
    ...LETTERS.map((letter) => letter.toUpperCase()),
    ...ASCII,
  ]),
];

/** Where signs that stand nowhere in the order and are no letters come: before the currencies, by code point. */
const BEFORE_SYMBOLS_END = '¤';

/** The weights of every sign that stands in the order. */
export interface WeightTable {
  weights: ReadonlyMap<string, Weights>;
  /** What goes before a symbol that stands nowhere in the order. */
  symbols: string;
}

/**
 * Works the weights out. A letter of common signs is one byte; between two of them a byte of their own leads the rarer ones,
 * which are counted behind it.
 */
export function toWeightTable(): WeightTable {
  const common = new Set(COMMON);
  const weights = new Map<string, Weights>([...UNSEEN].map((sign) => [sign, ['', '', '']]));
  let [code, rare, symbols] = [FIRST_LETTER - 1, -1, ''];
  for (const group of GROUPS.split(GROUP_END)) {
    const isCommon = [...group].some((sign) => common.has(sign));
    if (isCommon || rare < 0) code += 1;
    rare = isCommon ? -1 : rare + 1;
    if (group === BEFORE_SYMBOLS_END) symbols = toLetter(code, rare++);
    addGroup(weights, group, toLetter(code, rare));
  }
  if (code > LAST_LETTER)
    throw new Error(`the order has ${code} letters of one byte, ${LAST_LETTER} are possible`);
  for (const entry of SPELLED.split(GROUP_END)) addSpelled(weights, entry);
  return { weights, symbols };
}

/** Counted letters begin where printable signs do. */
const toLetter = (code: number, rare: number): string =>
  String.fromCharCode(code) + (rare < 0 ? '' : String.fromCharCode(0x21 + rare));

function addGroup(weights: Map<string, Weights>, group: string, letter: string): void {
  group.split(CLASS_END).forEach((one, accent) => {
    [...one].forEach((sign, form) => weights.set(sign, [letter, toRank(accent), toRank(form)]));
  });
}

const toRank = (index: number): string => String.fromCharCode(PLAIN.charCodeAt(0) + index);

/** A sign that stands for several is theirs, and behind them. */
function addSpelled(weights: Map<string, Weights>, entry: string): void {
  const [sign = '', ...spelling] = entry;
  const each = spelling.map((one) => weights.get(one) ?? [one, PLAIN, PLAIN]);
  const part = (index: 0 | 1 | 2) => each.map((one) => one[index]).join('');
  const apart = compose(sign, 'NFKD');
  const isLetter = /[a-z]/i.test(apart) || spelling.join('') === apart;
  const accent = isLetter ? part(1) : SPECIAL + part(1).slice(1);
  weights.set(sign, [part(0), accent, isLetter ? SPECIAL + part(2).slice(1) : part(2)]);
}
