import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider } from 'react-admin';
import { LANGUAGES } from '#contract/session.ts';
import type { Language } from '#contract/session.ts';
import { LANGUAGE_NAMES, writeLanguage } from './language.ts';

type Messages = Readonly<Record<string, string>>;

/** Loaders of texts by module and language; `_shared` stands for the kit's, `_menu` for the names in all menus. */
export type MessageSources = Readonly<
  Record<string, Readonly<Record<Language, () => Promise<{ default: Messages }>>>>
>;

export interface Texts {
  /** A new object after each change of language, so that what is on the page is drawn anew without losing its state. */
  provider: () => I18nProvider;
  subscribe: (listener: () => void) => () => void;
  /** Loads the texts of modules in the current language; again costs nothing. Rejects when a file cannot be read. */
  load: (modules: readonly string[]) => Promise<void>;
  /** Reads everything wanted so far anew from other sources: a newer model's, in development. The page is not told: it is drawn next. */
  replace: (sources: MessageSources) => Promise<void>;
  language: () => Language;
}

/** react-admin's own texts. */
const PACKS: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  vi: () => import('./ra.vi.ts'),
  en: () => import('./ra.en.ts'),
  zh: () => import('./ra.zh.ts'),
};

const NAMESPACE = 'translation';
/** react-admin's pack, the kit's own texts, and the names in the menus of all modules. */
const PACK = '';
const BASE: readonly string[] = [PACK, '_shared', '_menu'];

/** Texts in one language, `modules` with the first load, others later; flat keys, `{{label}}` placeholders. */
export async function createTexts(
  first: MessageSources,
  language: Language,
  modules: readonly string[] = [],
): Promise<Texts> {
  const instance = createInstance();
  let sources = first;
  const loaded = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  const loadOne = (module: string, language: Language) => {
    const key = `${language}/${module}`;
    const done =
      loaded.get(key) ?? addMessages(instance, language, module === PACK ? PACKS : sources[module]);
    loaded.set(key, done);
    // A file that could not be read may be asked for again.
    done.catch(() => loaded.delete(key));
    return done;
  };
  const loadAll = (modules: Iterable<string>, language: Language) =>
    Promise.all(Array.from(modules, (module) => loadOne(module, language)));

  for (const module of [...BASE, ...modules]) wanted.add(module);
  const [base] = await Promise.all([createProvider(instance, language), loadAll(wanted, language)]);
  writeLanguage(language);
  const changeLocale = async (locale: string) => {
    await loadAll(wanted, locale as Language);
    await base.changeLocale(locale);
    writeLanguage(locale as Language);
    renew();
    for (const listener of listeners) listener();
  };
  const renew = () => {
    known.clear();
    provider = { ...provider };
  };
  const listeners = new Set<() => void>();
  // A table asks for the same words again and again, and i18next takes its time over each.
  const known = new Map<string, string>();
  const plain = (key: string): string => {
    const text = known.get(key) ?? readPlain(instance, key) ?? translate(base, key);
    known.set(key, text);
    return text;
  };
  let provider: I18nProvider = {
    ...base,
    translate: (key, options) => (options ? translate(base, key, options) : plain(key)),
    changeLocale,
  };
  return {
    provider: () => provider,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async (modules) => {
      for (const module of modules) wanted.add(module);
      await loadAll(modules, base.getLocale() as Language);
      known.clear();
    },
    replace: async (next) => {
      sources = next;
      loaded.clear();
      await loadAll(wanted, base.getLocale() as Language);
      renew();
    },
    language: () => base.getLocale() as Language,
  };
}

function createProvider(instance: i18n, language: Language): Promise<I18nProvider> {
  return getI18nProvider(
    instance,
    {
      lng: language,
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: {},
    },
    LANGUAGES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] })),
  );
}

async function addMessages(
  instance: i18n,
  language: Language,
  source: MessageSources[string] | undefined,
): Promise<void> {
  const messages = await source?.[language]();
  // Keys are flat: there is nothing to merge below them.
  if (messages) instance.addResourceBundle(language, NAMESPACE, messages.default, false, true);
}

/** A text that is what it says: nothing to fill in, nothing to look up. The app asks for some hundreds when it starts. */
function readPlain(instance: i18n, key: string): string | undefined {
  const text: unknown = instance.getResource(instance.language, NAMESPACE, key);
  return typeof text === 'string' && text !== '' && !/\{\{|\$t\(/.test(text) ? text : undefined;
}

/** react-admin's names of fields are the schemas' own: `resources.trip.fields.fee` is `trip.fee`. */
const FIELD_NAME = /^resources\.([a-z0-9_]+)\.fields\.([a-z0-9_.]+)$/;

/** Message keys of errors resolve without their `messages.` too (readings, "Lists and calls"). */
function translate(base: I18nProvider, wanted: string, options?: Record<string, unknown>): string {
  const key = wanted.replace(FIELD_NAME, '$1.$2');
  const text = base.translate(key, options);
  if (text !== key || key.startsWith('messages.')) return text;
  const full = `messages.${key}`;
  const error = base.translate(full, options);
  return error === full ? key : error;
}
