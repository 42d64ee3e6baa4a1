/** Names of what signs somebody in or proves a call: members, headers, parts of a query. */
const SECRET = /password|passwd|secret|token|authorization|cookie|otp|[-_]key$|apikey|^sign(?:ature)?$/i;

/** What stands instead of it. */
const HIDDEN = '***';

const hide = (name: string, kept: string, whole: string): string => (SECRET.test(name) ? kept : whole);

/** Places where a name and its value stand, and what is left of them. */
const PLACES: readonly ((line: string) => string)[] = [
  // `authorization: Bearer …`
  (line) => line.replace(/\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${HIDDEN}`),
  // `cookie: a=b; c=d`
  (line) => line.replace(/\b((?:set-)?cookie)\s*:\s*[^\n\r"'\\]+/gi, `$1: ${HIDDEN}`),
  // `\"token\":\"…\"`, in a text that is JSON itself
  (line) =>
    line.replace(
      /(\\{1,9}"([\w.-]{1,60})\\{1,9}"\s{0,3}:\s{0,3}\\{1,9}")[^"\\]{0,4000}(\\{1,9}")/g,
      (whole, head: string, name: string, end: string) => hide(name, `${head}${HIDDEN}${end}`, whole),
    ),
  // `"token":"…"`
  (line) =>
    line.replace(/("([\w.-]+)"\s*:\s*")(?:[^"\\]|\\.)*"/g, (whole, head: string, name: string) =>
      hide(name, `${head}${HIDDEN}"`, whole),
    ),
  // `"otp":123456`
  (line) =>
    line.replace(/(\\?"([\w.-]+)\\?"\s*:\s*)\d+/g, (whole, head: string, name: string) =>
      hide(name, `${head}"${HIDDEN}"`, whole),
    ),
  // `token: 'abc'`, as errors print their values
  (line) =>
    line.replace(/\b(([\w.-]{1,60})\s{0,3}:\s{0,3}')[^']{0,4000}'/g, (whole, head: string, name: string) =>
      hide(name, `${head}${HIDDEN}'`, whole),
    ),
  // `?token=abc&sign=def`
  (line) =>
    line.replace(/([\w.-]{1,60})=[^&\s"'\\]{1,4000}/g, (whole, name: string) =>
      hide(name, `${name}=${HIDDEN}`, whole),
    ),
];

/** Phones as they are stored, and with the code of the country. */
const PHONE = /(?<![\w+])(?:\+?84|0)[2-9]\d{8,9}(?!\w)/g;

/**
 * A line of a log without what would sign somebody in, and with phones as lists mask them (`091***5678`). Every line that the server
 * writes goes through it, wherever its words come from: an address, an error of the database, an answer of another system.
 */
export function redact(line: string): string {
  const hidden = PLACES.reduce((text, place) => place(text), line);
  return hidden.replace(PHONE, (phone) => `${phone.slice(0, 3)}${HIDDEN}${phone.slice(-4)}`);
}
