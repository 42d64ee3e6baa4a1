/** Sets of the characters of one expression: characters that no set tells apart are one letter, a bit each. */
export type Letters = bigint;

export interface Alphabet {
  /** The letters of a set, by its text; undefined is every character. */
  lettersOf(set: string | undefined): Letters;
  /** A character for a letter of a set. */
  exampleOf(letters: Letters): string;
}

/** Up to here every character is tried: Latin, Greek, Cyrillic and the scripts beside them, Vietnamese, punctuation, signs. */
const NEAR = 0x2700;
const PLANE = 0x1_0000;
const LAST = 0x10_ffff;
/** Beyond, letters of one kind stand in rows longer than this; the expression's own characters are tried besides. */
const [STEP, STEP_BEYOND] = [7, 251];

/** Plain characters first: examples are for people. */
const PLAIN = [...'a1 .-A/", '];

const grids = new Map<boolean, readonly string[]>();

function gridOf(isUnicode: boolean): readonly string[] {
  const found = grids.get(isUnicode);
  if (found) return found;
  const grid = [...PLAIN, ...Array.from({ length: NEAR }, (_, code) => String.fromCharCode(code))];
  for (let code = NEAR; code < PLANE; code += STEP) grid.push(String.fromCharCode(code));
  if (isUnicode)
    for (let code = PLANE; code <= LAST; code += STEP_BEYOND) grid.push(String.fromCodePoint(code));
  grids.set(isUnicode, grid);
  return grid;
}

/** Characters that the sets themselves name, and their neighbours: where a range ends, something else begins. */
function namedIn(sets: readonly string[], isUnicode: boolean): string[] {
  const codes = sets.flatMap((set) => {
    const escaped = [...set.matchAll(/\\[ux]\{?([\da-fA-F]+)/g)].map(([, hex = '']) =>
      Number.parseInt(hex, 16),
    );
    return [...escaped, ...[...set].map((letter) => letter.codePointAt(0) ?? 0)];
  });
  const near = [...new Set(codes)].flatMap((code) => [code - 1, code, code + 1]);
  const isKnown = (code: number): boolean => code >= 0 && code <= (isUnicode ? LAST : PLANE - 1);
  return near.filter(isKnown).map((code) => String.fromCodePoint(code));
}

/** The alphabet that the sets of an expression make. */
export function buildAlphabet(sets: readonly string[], flags: string): Alphabet {
  const ofSets = flags.replace(/[^ius]/g, '');
  const isUnicode = ofSets.includes('u');
  const names = [...new Set(sets)];
  const patterns = names.map((set) => new RegExp(`^(?:${set})$`, ofSets));
  const examples = new Map<string, string>();
  for (const character of [...gridOf(isUnicode), ...namedIn(names, isUnicode)]) {
    let sign = '';
    for (const pattern of patterns) sign += pattern.test(character) ? '1' : '0';
    if (!examples.has(sign)) examples.set(sign, character);
  }
  const signs = [...examples.keys()];
  const whole = (1n << BigInt(signs.length)) - 1n;
  const letters = new Map(names.map((name, row) => [name, toLetters(signs, row)]));
  return {
    lettersOf: (set) => (set === undefined ? whole : (letters.get(set) ?? 0n)),
    exampleOf(some) {
      const index = signs.findIndex((_, bit) => (some & (1n << BigInt(bit))) !== 0n);
      return examples.get(signs[index] ?? '') ?? '';
    },
  };
}

function toLetters(signs: readonly string[], row: number): Letters {
  return signs.reduce((sum, sign, bit) => (sign[row] === '1' ? sum | (1n << BigInt(bit)) : sum), 0n);
}
