import { encode } from 'uqr';

/** Rows of squares, dark or not, with the quiet margin around them. */
export interface Squares {
  data: readonly (readonly boolean[])[];
  /** Of a side, in squares. */
  size: number;
}

/** A text as a QR code (ISO/IEC 18004) that a seventh of may be lost of. */
export const toSquares = (text: string): Squares => encode(text, { ecc: 'M', border: 2 });
