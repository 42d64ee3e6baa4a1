/** How tightly a printed piece binds; the order is the same in TypeScript and SQL as far as it is used. */
export const level = {
  choice: 1,
  or: 2,
  and: 3,
  not: 4,
  compare: 5,
  add: 6,
  multiply: 7,
  unary: 8,
  whole: 9,
} as const;

/** Printed text with its binding, so that a parent knows whether to put it in brackets. */
export interface Piece {
  readonly text: string;
  readonly level: number;
}

/** A piece that never needs brackets. */
export function toWhole(text: string): Piece {
  return { text, level: level.whole };
}

/** Text of a piece inside a parent that needs at least the binding `least`. */
export function within(piece: Piece, least: number): string {
  return piece.level < least ? `(${piece.text})` : piece.text;
}

/** Joins operands; the ones after the first bind one step tighter, as both languages read from the left. */
export function joinPieces(pieces: readonly Piece[], operator: string, own: number): Piece {
  const [only] = pieces;
  if (only !== undefined && pieces.length === 1) return only;
  const texts = pieces.map((piece, index) => within(piece, index === 0 ? own : own + 1));
  return { text: texts.join(` ${operator} `), level: own };
}
