import type { Codes } from './model.ts';

/** Who sees a value whole; others see its first and last digits ("091***5678"). */
export interface MaskModel {
  /** Holders of any of these codes, in every record. */
  for: Codes;
  /** Only the phone numbers that are written in the text are hidden, the words around them stay. */
  within?: boolean;
  /** Fields with an account: whoever stands in one, in his records. */
  own?: readonly string[];
  /** Holders of any of the codes that stand at the value of another field, in records with this value. */
  by?: { field: string; codes: Readonly<Record<string, Codes>> };
}
