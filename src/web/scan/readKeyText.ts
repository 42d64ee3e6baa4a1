import type { Key } from './createScanReader.ts';

/** What a key types; null for one that types nothing. While an input method takes the keys, the key's place says it. */
export function readKeyText({ key, code, shiftKey, isComposing }: Omit<Key, 'timeStamp'>): string | null {
  if (!isComposing && key !== 'Process') return [...key].length === 1 ? key : null;
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  if (digit && !(shiftKey && code.startsWith('Digit'))) return digit;
  return PLACES[code]?.[shiftKey ? 1 : 0] ?? null;
}

/** Signs of codes by the place of their key, plain and with shift: scanners type as on an American keyboard. */
const PLACES: Readonly<Record<string, string>> = {
  Digit3: '3#',
  Digit4: '4$',
  Digit5: '5%',
  Digit7: '7&',
  Digit8: '8*',
  Equal: '=+',
  Minus: '-_',
  NumpadAdd: '++',
  NumpadDecimal: '..',
  NumpadDivide: '//',
  NumpadSubtract: '--',
  Period: '.>',
  Semicolon: ';:',
  Slash: '/?',
  Space: '  ',
};
