import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { loadDayjs } from '#web/i18n/loadDayjs.ts';

it('sets dayjs to a language', async () => {
  expect(await loadDayjs('vi')).toBe('vi');
  expect(dayjs('2026-11-21').format('dddd')).toBe('thứ bảy');
  expect(await loadDayjs('zh')).toBe('zh-cn');
  expect(dayjs('2026-11-21').format('dddd')).toBe('星期六');
  expect(await loadDayjs('en')).toBe('en');
});
