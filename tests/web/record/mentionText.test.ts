import { expect, it } from 'vitest';
import { findTyped, insertPerson, toStored } from '#web/record/mentionText.ts';

const an = { id: 7, name: 'Nguyễn Văn An', username: 'an' };

it.each([
  ['@', ''],
  ['Nhờ @Nguyễn Vă', 'Nguyễn Vă'],
  ['(@đ', 'đ'],
  ['a@b.vn', null],
  ['@An\nrồi', null],
  ['không ai', null],
])('knows in %j that %j is being typed', (text, typed) => {
  expect(findTyped(text, text.length)).toBe(typed);
});

it('looks before the caret alone', () => expect(findTyped('@An xong', 3)).toBe('An'));

it('puts a name in place and stores who it is, longer names first', () => {
  const first = insertPerson({ text: 'Nhờ @ng xem', caret: 7, named: {} }, an);
  expect(first).toEqual({ text: 'Nhờ @Nguyễn Văn An xem', caret: 19, named: { 'Nguyễn Văn An': 7 } });
  const text = `${first.text} @a`;
  const second = insertPerson({ ...first, text, caret: text.length }, { ...an, id: 9, username: 'an2' });
  expect(second.text).toBe('Nhờ @Nguyễn Văn An xem @Nguyễn Văn An (an2) ');
  expect(toStored(second.text, second.named)).toBe('Nhờ @{7} xem @{9} ');
});

it('stores a name that was typed over as what it is', () => {
  expect(toStored('Nhờ Nguyễn Văn An', { 'Nguyễn Văn An': 7 })).toBe('Nhờ Nguyễn Văn An');
});
