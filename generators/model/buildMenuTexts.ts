import { LANGUAGES } from './schemas.ts';
import type { ModelMessages } from './types.ts';

/** First parts of the texts that the shell shows of every module. */
const OF_MENU = ['module', 'menu', 'menu_group'];

/** Name among the modules under which the shell loads them. */
const MENU = '_menu';

/** Module name of what all modules share. */
const SHARED = '_shared';

type Texts = ModelMessages['texts'];

/**
 * Takes the names of tabs, groups and menu items out of their modules and puts them into one small set, so that
 * the shell loads that instead of the texts of every module. The kit's own stay in `_shared`. What only the
 * manual says nobody loads.
 */
export function splitMenuTexts(all: readonly ModelMessages[]): ModelMessages[] {
  const modules = all.filter(({ module }) => module !== SHARED);
  const menu: ModelMessages = {
    module: MENU,
    sources: byLanguage((language) => `schemas/*/messages.${language}.json`),
    generated: 'menu',
    texts: pick(modules, isOfMenu),
  };
  const rest = all.map((messages) =>
    messages.module === SHARED
      ? { ...messages, texts: pick([messages], (key) => !isOfManual(key)) }
      : { ...messages, texts: pick([messages], (key) => !isOfMenu(key) && !isOfManual(key)) },
  );
  return [menu, ...rest];
}

/** What only the manual says: its own words, and what each screen is for. */
export const pickManualTexts = (all: readonly ModelMessages[]): Texts => pick(all, isOfManual);

const isOfMenu = (key: string): boolean => OF_MENU.includes(key.split('.', 1)[0] ?? '');
const isOfManual = (key: string): boolean =>
  key.startsWith('manual.') || (key.startsWith('screen.') && key.endsWith('.about'));

function pick(all: readonly ModelMessages[], isWanted: (key: string) => boolean): Texts {
  return byLanguage((language) => {
    const picked: Record<string, string> = {};
    for (const { texts } of all)
      for (const [key, text] of Object.entries(texts[language])) if (isWanted(key)) picked[key] = text;
    return picked;
  });
}

function byLanguage<Value>(toValue: (language: keyof Texts) => Value): Record<keyof Texts, Value> {
  const entries = LANGUAGES.map((language) => [language, toValue(language)] as const);
  return Object.fromEntries(entries) as Record<keyof Texts, Value>;
}
