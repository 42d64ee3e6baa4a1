import { expect, it } from 'vitest';
import { printAge } from '#web/statistics/printAge.ts';

const context = { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' } as const;

it('says hours and minutes first, and whole days from the third on', () => {
  expect(printAge(95, context)).toBe('1 giờ 35 phút');
  expect(printAge(2 * 24 * 60 - 1, context)).toBe('47 giờ 59 phút');
  expect(printAge(2 * 24 * 60, context)).toBe('2 ngày');
  expect(printAge(83_633, context)).toBe('58 ngày');
  expect(printAge(83_633, { ...context, language: 'en' })).toBe('58 days');
});
