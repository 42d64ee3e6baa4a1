import { expect, it } from 'vitest';
import { nameCurrency, nameTimeZone } from '#web/account/names.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

it('calls currencies as people do, in their language', () => {
  expect(nameCurrency('VND', 'vi')).toBe('Đồng Việt Nam (VND)');
  expect(nameCurrency('PHP', 'en')).toBe('Philippine Peso (PHP)');
  expect(nameCurrency('VND', 'zh')).toBe('越南盾 (VND)');
});

it('leaves a code that has no name', () => {
  expect(nameCurrency('XQX', 'vi')).toBe('XQX');
});

it('calls zones as people do, with what they are ahead of UTC', () => {
  expect(nameTimeZone('Asia/Ho_Chi_Minh', 'vi', NOW)).toBe('Giờ Đông Dương (GMT+7)');
  expect(nameTimeZone('Asia/Manila', 'en', NOW)).toContain('(GMT+8)');
});
