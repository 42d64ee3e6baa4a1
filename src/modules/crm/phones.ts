/** First and last digits of a number, as whoever may not see it whole reads it in lists: "091***5678". */
export const maskPhone = (phone: string | null): string =>
  phone !== null && phone.length > 7 ? `${phone.slice(0, 3)}***${phone.slice(-4)}` : '***';

/** A number of nine digits or more, as people write it: "0912 345 678", "+84 91.234.5678". */
export const PHONE_IN_TEXT = /\+?\d(?:[ .-]?\d){8,}/u;

/** A text whose phone numbers nobody can call. */
export const hidePhones = (text: string): string =>
  text.replace(/\+?\d(?:[ .-]?\d){8,}/gu, (found) => maskPhone(found.replace(/\D/gu, '')));
