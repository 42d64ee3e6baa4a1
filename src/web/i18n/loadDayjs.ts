import type { Language } from '#contract/session.ts';

/** Loads dayjs and sets it to a language; gives its locale's name for calendars (`adapterLocale`). */
export async function loadDayjs(language: Language): Promise<string> {
  const { default: dayjs } = await import('dayjs');
  if (language === 'vi') await import('dayjs/locale/vi.js');
  if (language === 'zh') await import('dayjs/locale/zh-cn.js');
  return dayjs.locale(language === 'zh' ? 'zh-cn' : language);
}
