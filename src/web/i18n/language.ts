import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/session.ts';
import type { Language } from '#contract/session.ts';
import { readLocal, writeLocal } from '#web/data/localStore.ts';

/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  vi: 'Tiếng Việt',
  en: 'English',
  zh: '简体中文',
};

/** The stored language; Vietnamese by default (spec 7). */
export function readLanguage(): Language {
  const stored = readLocal('language');
  return LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE;
}

/** Stores the language and tells the page. */
export function writeLanguage(language: Language): void {
  writeLocal('language', language);
  document.documentElement.lang = language;
}
