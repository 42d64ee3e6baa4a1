import { expect, it } from 'vitest';
import { createScanReader, type Key, type Reading } from '#web/scan/createScanReader.ts';

/** Presses keys `gap` ms apart; what the last one was read as. */
function press(
  keys: readonly (string | Partial<Key>)[],
  gap: number,
  reader = createScanReader(),
  from = 0,
): Reading {
  let reading: Reading = { kind: 'none' };
  for (const [index, key] of keys.entries())
    reading = reader.take({
      code: '',
      shiftKey: false,
      ctrlKey: false,
      altKey: false,
      metaKey: false,
      repeat: false,
      isComposing: false,
      timeStamp: from + index * gap,
      ...(typeof key === 'string' ? { key } : { key: 'Process', ...key }),
    });
  return reading;
}

const scan = (code: string | null, isMangled = false): Reading => ({ kind: 'scan', code, isMangled });

it.each([
  ['Enter', ['8', '9', '3', '4', 'Enter'], '8934'],
  ['Tab', ['A', 'B', '-', '7', 'Tab'], 'AB-7'],
  ['letters with shift', ['Shift', 'A', 'Shift', 'B', '1', '2', 'Enter'], 'AB12'],
  ['the mark of its kind', [...']C1AB12', 'Enter'], 'AB12'],
  ['blanks around it', [' ', ...'AB12', ' ', 'Enter'], 'AB12'],
])('reads a code that ends with %s', (_name, keys, code) => {
  expect(press(keys, 12)).toEqual(scan(code));
});

it.each([
  ['is typed by people', [...'abcd', 'Enter'], 90],
  ['is too short', [...'abc', 'Enter'], 10],
  [
    'is a key held down',
    [{ key: 'a' }, ...Array.from('aaaaa', (key) => ({ key, repeat: true })), 'Enter'],
    10,
  ],
  ['holds a shortcut', [...'abc', { key: 'v', ctrlKey: true }, 'Enter'], 10],
  ['is walked through', [...'abcd', 'ArrowLeft', 'Enter'], 10],
  ['has no end', [...'abcdefgh'], 10],
])('takes no code of what %s', (_name, keys, gap) => {
  expect(press(keys as (string | Partial<Key>)[], gap).kind).not.toBe('scan');
});

it('reads a code whole although its scanner paused within it', () => {
  const reader = createScanReader();
  press([...'AB12'], 5, reader);
  expect(press([...'3456', 'Enter'], 5, reader, 150)).toEqual(scan('AB123456'));
});

it('begins anew after a pause: what people typed before is no part of the code', () => {
  const reader = createScanReader();
  press([...'xy'], 100, reader);
  expect(press([...'AB12', 'Enter'], 10, reader, 1_000)).toEqual(scan('AB12'));
});

it('tells the same code once while it is held under the scanner, and again later', () => {
  const reader = createScanReader();
  const again = (from: number, code = 'AB12') => press([...code, 'Enter'], 10, reader, from);
  expect(again(0)).toEqual(scan('AB12'));
  expect(again(200)).toEqual(scan(null));
  expect(again(300, 'AB13')).toEqual(scan('AB13'));
  expect(again(1_000, 'AB13')).toEqual(scan('AB13'));
});

it('reads by the place of the keys while an input method takes them', () => {
  const keys = [
    { code: 'KeyA', shiftKey: true },
    { code: 'KeyB' },
    { code: 'Digit1' },
    { code: 'Minus' },
    { code: 'Enter' },
  ];
  expect(press(keys, 10)).toEqual(scan('Ab1-'));
});

it.each([
  ['letters that no code has', [...'AB', 'â', '1', 'Enter'], 'ABâ1'],
  ['letters that were taken back', [...'ABaa', 'Backspace', '1', 'Enter'], 'ABaa1'],
])('says that an input method has made %s', (_name, keys, code) => {
  expect(press(keys, 10)).toEqual(scan(code, true));
});
