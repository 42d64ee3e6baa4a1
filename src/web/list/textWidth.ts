/** Pixels of letters in a heading or a state's chip (12 px, 600), the widest first; most letters are of the last kind. */
const LETTERS: readonly { kind: RegExp; px: number }[] = [
  { kind: /[\u2e80-\u9fff\uff00-\uffef]/, px: 12 },
  { kind: /[mwMW%]/, px: 11 },
  { kind: /[iljtfrIìíỉĩị.,:;'’()/ ]/, px: 4.5 },
  { kind: /\p{Lu}/u, px: 9 },
];
const LETTER_PX = 7.6;

/** Pixels that a short text takes: a Chinese word of four signs is as wide as a Vietnamese one of seven letters. */
export function textWidth(text: string): number {
  let px = 0;
  for (const letter of text) px += LETTERS.find(({ kind }) => kind.test(letter))?.px ?? LETTER_PX;
  return px;
}
