import type { Language } from '#contract/session.ts';

/** `Đồng Việt Nam (VND)`: a currency as people call it. */
export function nameCurrency(code: string, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code;
  return name === code ? code : `${name} (${code})`;
}

/** `Giờ Đông Dương (GMT+7)`: a zone as people call it, with what it is ahead of UTC at `now`. */
export function nameTimeZone(timeZone: string, language: Language, now: Date): string {
  const name = partOf(timeZone, language, 'longGeneric', now);
  const offset = partOf(timeZone, language, 'shortOffset', now);
  return name === offset ? offset : `${name} (${offset})`;
}

function partOf(
  timeZone: string,
  language: Language,
  style: Intl.DateTimeFormatOptions['timeZoneName'],
  now: Date,
): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: style }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
