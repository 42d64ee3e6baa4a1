import { writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { CLASS_END, GROUP_END } from '#server/db/collation/letters.ts';

/*
 * How `src/server/db/collation` is made: the order of signs, read out of the collator of this Node.
 * `UPDATE_COLLATION=1 npx vitest run tests/server/db/sortKey.test.ts` writes the files anew.
 */

const ofStrength = (sensitivity: 'base' | 'accent' | 'variant') => new Intl.Collator('vi', { sensitivity });
const base = ofStrength('base');
const accent = ofStrength('accent');
const full = ofStrength('variant');

/** Signs whose order is kept exactly: Latin, Greek, Cyrillic, punctuation, currencies, arrows, common symbols, wide forms. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x09, 0x0d],
  [0x20, 0x7e],
  [0x85, 0x85],
  [0xa0, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x205f],
  [0x2070, 0x209c],
  [0x20a0, 0x20c0],
  [0x2100, 0x22ff],
  [0x2460, 0x249b],
  [0x25a0, 0x27bf],
  [0x3000, 0x301f],
  [0xff01, 0xff5e],
];

/** What nothing is compared by stands here, whether or not it is a sign of the ranges above. */
const UNSEEN: readonly (readonly [number, number])[] = [
  [0x01, 0x9f],
  [0xad, 0xad],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
];

const signsOf = (ranges: typeof RANGES): string[] =>
  ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .filter((sign) => sign.normalize('NFC') === sign && !/\p{Cn}/u.test(sign));

const isUnseen = (sign: string): boolean =>
  base.compare(`a${sign}b`, 'ab') === 0 && full.compare(sign, '') === 0;

/** What a sign is compared as that stands for several: `…` as `...`, `æ` as `ae`. */
function toSpelling(sign: string): string | undefined {
  const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '');
  const spelled = plain
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'AE')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'OE')
    .replaceAll('ß', 'ss')
    .replaceAll('ẞ', 'SS');
  return [...spelled].length > 1 && base.compare(sign, spelled) === 0 ? spelled : undefined;
}

export interface Derived {
  /** Groups of equal base, in order; classes of equal accent in each. */
  groups: string;
  unseen: string;
  /** A sign and what it is compared as, one after the other. */
  spelled: string;
  han: string;
}

/** Reads the order out of the collator. */
export function deriveCollation(): Derived {
  const unseen = signsOf(UNSEEN).filter(isUnseen);
  const signs = signsOf(RANGES).filter((sign) => !unseen.includes(sign) && !/\p{M}/u.test(sign));
  const spelled = signs.flatMap((sign) => {
    const spelling = toSpelling(sign);
    return spelling === undefined ? [] : [[sign, spelling] as const];
  });
  const long = new Set(spelled.map(([sign]) => sign));
  const single = signs
    .filter((sign) => !long.has(sign))
    .sort((a, b) => full.compare(a, b) || (a < b ? -1 : 1));
  const groups = gather(single, base).map((group) =>
    gather(group, accent)
      .map((one) => one.join(''))
      .join(CLASS_END),
  );
  const han = signsOf([[0x4e00, 0x9fff]]).sort(full.compare);
  return {
    groups: groups.join(GROUP_END),
    unseen: unseen.join(''),
    spelled: spelled.map(([sign, spelling]) => `${sign}${spelling}`).join(GROUP_END),
    han: han.join(''),
  };
}

function gather(signs: readonly string[], collator: Intl.Collator): string[][] {
  const groups: string[][] = [];
  for (const sign of signs) {
    const last = groups.at(-1);
    if (last && collator.compare(last[0] ?? '', sign) === 0) last.push(sign);
    else groups.push([sign]);
  }
  return groups;
}

/** Text as lines of source: arrays of strings that are joined again. */
function printLines(text: string, length: number): string {
  const signs = [...text];
  const lines = Array.from({ length: Math.ceil(signs.length / length) }, (_, index) =>
    quote(signs.slice(index * length, (index + 1) * length).join('')),
  );
  return `[\n${lines.map((line) => `  ${line},\n`).join('')}].join('')`;
}

const quote = (line: string): string =>
  `'${line
    .replace(/[\\']/g, '\\$&')
    .replace(/[\p{C}\p{Z}\p{M}]/gu, (sign) =>
      sign === ' ' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )}'`;

const FOLDER = 'src/server/db/collation';

/** Writes what was read, with the version of ICU that said so. */
export function writeCollation({ groups, unseen, spelled, han }: Derived): void {
  const from = `/* Read out of ICU's order for Vietnamese by tests/support/collation.ts. */`;
  writeFileSync(
    `${FOLDER}/letters.ts`,
    `${from}

/** Version of ICU that this order is of. */
export const ICU_VERSION = '${process.versions.icu}';

/** Between signs of different base. */
export const GROUP_END = '${GROUP_END}';

/** Between signs of one base and different accents. */
export const CLASS_END = '${CLASS_END}';

/** Signs in their order. */
export const GROUPS: string = ${printLines(groups, 90)};

/** Signs that stand for several: each before what it is compared as. */
export const SPELLED: string = ${printLines(spelled, 90)};

/** Signs by which nothing is compared. */
export const UNSEEN: string = ${printLines(unseen, 90)};
`,
  );
  writeFileSync(
    `${FOLDER}/hanOrder.ts`,
    `${from}

/** Chinese signs U+4E00 to U+9FFF in their order: by radical and strokes. */
export const HAN_ORDER: string = ${printLines(han, 90)};
`,
  );
  execFileSync('npx', ['oxfmt', FOLDER]);
}
