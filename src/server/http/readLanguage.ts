import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contract/session.ts';

/** The language of an `Accept-Language` header: the first one that we speak, else Vietnamese. */
export function readLanguage(header: string | undefined): Language {
  if (!header) return DEFAULT_LANGUAGE;
  for (const part of header.slice(0, 200).split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase();
    const language = LANGUAGES.find((known) => known === code);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}
