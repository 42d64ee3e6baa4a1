import { toForm } from '#contract/text.ts';

/** Kinds of units, folded, and how people shorten them. */
const KINDS: readonly (readonly [kind: string, short: string])[] = [
  ['thanh pho', 'tp'],
  ['tinh', ''],
  ['quan', 'q'],
  ['huyen', 'h'],
  ['thi xa', 'tx'],
  ['thi tran', 'tt'],
  ['phuong', 'p'],
  ['xa', 'x'],
];

/** Single words that say what kind of unit a name is of. */
export const KIND_WORDS: ReadonlySet<string> = new Set(
  KINDS.flat().filter((word) => word !== '' && !word.includes(' ')),
);

/** Names that no rule makes. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'ho chi minh': ['hcm', 'tphcm', 'tp hcm', 'sai gon', 'tp sai gon'],
  'ha noi': ['hn', 'tp hn'],
  'thua thien hue': ['hue', 'thua thien'],
  'ba ria vung tau': ['br vt', 'brvt', 'vung tau'],
};

/**
 * What people write for a unit by its official name, without accents, case and punctuation: `Quận 1` is `quan 1`, `q 1`,
 * `q1` and `1`; `Thành phố Hà Nội` is `thanh pho ha noi`, `tp ha noi`, `ha noi` and `hn`.
 */
export function toNames(official: string): string[] {
  const full = toForm(official);
  const [kind, short] = KINDS.find(([start]) => full.startsWith(`${start} `)) ?? ['', ''];
  if (kind === '') return [full];
  const bare = full.slice(kind.length + 1);
  const shortened = short === '' ? [] : [`${short} ${bare}`];
  const joined = short !== '' && /^\d/.test(bare) ? [`${short}${bare}`] : [];
  const isCity = kind === 'thanh pho' || kind === 'tinh';
  return [...new Set([full, ...shortened, ...joined, bare, ...((isCity && OTHERS[bare]) || [])])];
}
