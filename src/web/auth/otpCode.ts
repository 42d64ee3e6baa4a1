/** Spec 9: a code has six digits. */
export const OTP_LENGTH = 6;

/** Cells before anything is typed. */
export const NO_DIGITS: readonly string[] = Array.from({ length: OTP_LENGTH }, () => '');

/** Whether a text is a whole code (spec 5: exactly six digits). */
export function isOtp(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** The cells with one of them changed. */
export function typeDigit(cells: readonly string[], index: number, digit: string): readonly string[] {
  return cells.map((one, at) => (at === index ? digit : one));
}
