import type { Language } from '#contract/session.ts';
import { compose } from '#contract/text.ts';

/** BCP 47 tag under which figures and dates of a language are written. */
export const LOCALES: Readonly<Record<Language, string>> = { vi: 'vi-VN', en: 'en-GB', zh: 'zh-CN' };

interface Patterns {
  grouped: RegExp;
  group: string;
}

const DOTS: Patterns = { grouped: /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/, group: '.' };
const COMMAS: Patterns = { grouped: /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/, group: ',' };
/** Characters that a number may be typed with; what is longer is none, and not looked at. */
const MAX_TYPED = 1_000;
const SINGLE = /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/**
 * Reads a typed number: `"1.250.000,5"` (vi) or `"1,250,000.5"` (en, zh) → `"1250000.5"`; null when it is none.
 * Groups of the language win; a lone separator is the decimal one; then the other language's groups.
 * @param scale decimal digits that it may have: with 0 the groups of both languages win, so that `"125,000"` keeps its thousands.
 */
export function toPlainNumber(typed: string, language: Language, scale?: number): string | null {
  if (typed.length > MAX_TYPED) return null;
  const bare = compose(typed, 'NFKC').replace(/\s/g, '').replace('−', '-');
  const [own, other] = language === 'vi' ? [DOTS, COMMAS] : [COMMAS, DOTS];
  if (own.grouped.test(bare)) return ungroup(bare, own);
  if (scale === 0 && other.grouped.test(bare)) return ungroup(bare, other);
  if (SINGLE.test(bare)) return bare.replace(',', '.');
  return other.grouped.test(bare) ? ungroup(bare, other) : null;
}

function ungroup(text: string, { group }: Patterns): string {
  return text.replaceAll(group, '').replace(',', '.');
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number format, made once per language and options: making one costs as much as 50 uses. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(LOCALES[language], options)));
  return format;
}

/** A finite number or a decimal string, as `Intl` takes it without losing digits; null for anything else. */
export function toFormattable(value: unknown): number | Intl.StringNumericLiteral | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
    ? (value as Intl.StringNumericLiteral)
    : null;
}
