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
  const word = text.replace(/[\d\W_]+$/, '');
  return COMMON.has(text) || COMMON.has(word) || isRepeated(text) || isRow(text);
}

/** `11111111`, `abababab`, `123123123`. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/s.test(text) && text.length >= 4;

const isRow = (text: string): boolean => text.length >= 4 && ROWS.some((row) => row.includes(text));
