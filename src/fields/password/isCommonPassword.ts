/** What leaked lists begin with, of eight characters and more; digits and signs at the end are cut off before. */
const COMMON = new Set(
  `password passw0rd p@ssword p@ssw0rd pass word qwertyui qwertyuiop qwerty asdfghjk asdfghjkl asdfgh zxcvbnm zxcvbn
iloveyou sunshine princess football baseball superman welcome letmein monkey dragon master shadow michael
trustno trustno1 whatever starwars computer internet changeme administrator admin default secret login guest
abcd abcdef abcdefg abcdefgh abc aaaa qwer qweasd qweasdzxc qazwsx qazwsxedc zaq wsx
matkhau khongbiet anhyeuem emyeuanh yeuem vietnam hanoi saigon nguyen tranvan`
    .split(/\s+/)
    .filter(Boolean),
);

const ROWS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];

/** Whether a password is among those that are tried first: known words, one character over and over, a row of keys. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  const word = /^[^]*[a-z]/.exec(text)?.[0] ?? '';
  return COMMON.has(text) || COMMON.has(word) || isRepeated(text) || isRow(text);
}

/** `11111111`, `abababab`, `123123123`. */
const isRepeated = (text: string): boolean =>
  text.length >= 4 && [1, 2, 3, 4].some((size) => isRepeatOf(text, size));

const isRepeatOf = (text: string, size: number): boolean =>
  text.length >= 2 * size && text.length % size === 0 && text.endsWith(text.slice(0, -size));

const isRow = (text: string): boolean => text.length >= 4 && ROWS.some((row) => row.includes(text));
