import type { Language } from '#contract/session.ts';
import { compareText } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import { toModule } from './buildSources.ts';
import type { Source } from './buildSources.ts';
import { LANGUAGES } from './schemas.ts';
import type { ModelMessages } from './types.ts';

/** The texts of all modules, and what was asked for. */
export interface Texts {
  /** A text that must be there in every language, in the module (default: the place's) or in `_shared`. */
  need(key: string, place: Place, module?: string): string;
  /** Whether a text is there that may be; it then belongs to something. */
  offer(key: string): boolean;
  readonly needed: readonly NeededText[];
  readonly known: ReadonlySet<string>;
  readonly all: readonly ModelMessages[];
  readonly sources: readonly Source<'messages'>[];
}

export interface NeededText {
  readonly key: string;
  readonly module: string;
  readonly place: Place;
}

export function createTexts(sources: readonly Source<'messages'>[], modules: Iterable<string>): Texts {
  const all = buildMessages(sources, modules);
  const needed = new Map<string, NeededText>();
  const known = new Set<string>();
  return {
    need(key, place, module = toModule(place.source.file)) {
      known.add(key);
      if (!needed.has(`${module} ${key}`)) needed.set(`${module} ${key}`, { key, module, place });
      return key;
    },
    offer(key) {
      known.add(key);
      return all.some(({ texts }) => LANGUAGES.some((language) => key in texts[language]));
    },
    get needed() {
      return [...needed.values()];
    },
    known,
    all,
    sources,
  };
}

function buildMessages(sources: readonly Source<'messages'>[], modules: Iterable<string>): ModelMessages[] {
  const names = new Set([...modules, ...sources.map(({ module }) => module)]);
  return [...names].sort(compareText).map((module) => ({
    module,
    sources: byLanguage((language) => toMessagesFile(module, language)),
    generated: `${module}/messages`,
    texts: byLanguage((language) => textsOf(sources, module, language)),
  }));
}

export function toMessagesFile(module: string, language: Language): string {
  return `schemas/${module}/messages.${language}.json`;
}

function byLanguage<Value>(toValue: (language: Language) => Value): Record<Language, Value> {
  return { vi: toValue('vi'), en: toValue('en'), zh: toValue('zh') };
}

function textsOf(
  sources: readonly Source<'messages'>[],
  module: string,
  language: Language,
): Readonly<Record<string, string>> {
  return sources.find((source) => source.module === module && source.language === language)?.value ?? {};
}
