import type { Language } from '#contract/session.ts';
import { isSame } from '../same.ts';
import { compareText } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import { toModule } from './buildSources.ts';
import type { Source } from './buildSources.ts';
import type { ModelMessages } from './types.ts';

/** The texts of all modules, and what was asked for. */
export interface Texts {
  /** A text that must be there in every language, in the module (default: the place's) or in `_shared`. */
  need(key: string, place: Place, module?: string): string;
  /** Whether a text is there that may be; it then belongs to something. */
  offer(key: string): boolean;
  /** Whether a text is there. */
  has(key: string): boolean;
  /** Whether a key is of a screen that has texts of another one where it has none of its own. */
  lends(key: string): boolean;
  /** The key whose text is taken for a key: that of the other screen where there is no own. */
  taken(key: string): string;
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

/** `twins`: screens that have the texts of another one where they have none of their own. */
export function createTexts(
  sources: readonly Source<'messages'>[],
  modules: Iterable<string>,
  twins: ReadonlyMap<string, string> = new Map(),
): Texts {
  const all = buildMessages(sources, modules);
  const needed = new Map<string, Map<string, NeededText>>();
  const known = new Set<string>();
  const there = new Set(sources.flatMap(({ value }) => Object.keys(value)));
  const lent = [...twins].map(([own, other]) => [`screen.${own}.`, `screen.${other}.`] as const);
  const keyOf = (key: string): string => {
    const [own, other] = lent.find(([start]) => key.startsWith(start)) ?? [];
    const theirs = own === undefined || there.has(key) ? key : `${other}${key.slice(own.length)}`;
    return there.has(theirs) ? theirs : key;
  };
  return {
    need(asked, place, module = toModule(place.source.file)) {
      const key = keyOf(asked);
      known.add(key);
      const own = needed.get(module) ?? new Map<string, NeededText>();
      needed.set(module, own);
      if (!own.has(key)) own.set(key, { key, module, place });
      return key;
    },
    offer(asked) {
      const key = keyOf(asked);
      known.add(key);
      return there.has(key);
    },
    has: (key) => there.has(keyOf(key)),
    lends: (key) => lent.some(([start]) => key.startsWith(start)),
    taken: keyOf,
    get needed() {
      return [...needed.values()].flatMap((own) => [...own.values()]);
    },
    known,
    all,
    sources,
  };
}

function buildMessages(sources: readonly Source<'messages'>[], modules: Iterable<string>): ModelMessages[] {
  const names = new Set([...modules, ...sources.map(({ module }) => module)]);
  return [...names].sort(compareText).map((module) => {
    const own = sources.filter((source) => source.module === module);
    const known = own[0] && sound.get(own[0]);
    const messages = known && isSame(known.own, own) ? known.messages : toMessages(module, own);
    if (own[0]) sound.set(own[0], { own, messages });
    return messages;
  });
}

/** Messages by their first file, as they were last: a watcher changes those of one module. */
const sound = new WeakMap<Source, { own: readonly Source[]; messages: ModelMessages }>();

const toMessages = (module: string, sources: readonly Source<'messages'>[]): ModelMessages => ({
  module,
  sources: byLanguage((language) => toMessagesFile(module, language)),
  generated: `${module}/messages`,
  texts: byLanguage((language) => textsOf(sources, language)),
});

export function toMessagesFile(module: string, language: Language): string {
  return `schemas/${module}/messages.${language}.json`;
}

function byLanguage<Value>(toValue: (language: Language) => Value): Record<Language, Value> {
  return { vi: toValue('vi'), en: toValue('en'), zh: toValue('zh') };
}

function textsOf(
  sources: readonly Source<'messages'>[],
  language: Language,
): Readonly<Record<string, string>> {
  return sources.find((source) => source.language === language)?.value ?? {};
}
