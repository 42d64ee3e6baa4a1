import type { Context } from './buildContext.ts';
import { remember } from './remember.ts';
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
export function splitMenuTexts(context: Context): ModelMessages[] {
  const { all } = context.texts;
  const modules = all.filter(({ module }) => module !== SHARED);
  const menu: ModelMessages = {
    module: MENU,
    sources: byLanguage((language) => `schemas/*/messages.${language}.json`),
    generated: 'menu',
    texts: join(
      context,
      'menu',
      modules.map((messages) => pick(context, messages, 'menu', isOfMenu)),
    ),
  };
  const rest = all.map((messages) => {
    const isKept = messages.module === SHARED ? isOfKit : isOfModule;
    return { ...messages, texts: pick(context, messages, 'own', isKept) };
  });
  return [menu, ...rest];
}

/** What only the manual says: its own words, and what each screen is for. */
export const pickManualTexts = (context: Context): Texts =>
  join(
    context,
    'manual',
    context.texts.all.map((messages) => pick(context, messages, 'manual', isOfManual)),
  );

const isOfMenu = (key: string): boolean => OF_MENU.includes(key.split('.', 1)[0] ?? '');
/** `screen.<screen>.about`, and not a section or button of a screen that is called so. */
const isOfManual = (key: string): boolean => key.startsWith('manual.') || /^screen\.[^.]+\.about$/.test(key);

const isOfKit = (key: string): boolean => !isOfManual(key);
const isOfModule = (key: string): boolean => !isOfMenu(key) && !isOfManual(key);

/** The wanted texts of a module, `use` says for what. */
function pick(
  context: Context,
  messages: ModelMessages,
  use: string,
  isWanted: (key: string) => boolean,
): Texts {
  const { module, texts } = messages;
  const wanted = (language: keyof Texts) =>
    Object.fromEntries(Object.entries(texts[language]).filter(([key]) => isWanted(key)));
  return remember(context, `texts ${use} ${module}`, [messages], () => byLanguage(wanted));
}

const join = (context: Context, use: string, all: readonly Texts[]): Texts =>
  remember(context, `texts ${use}`, all, () =>
    byLanguage((language) => Object.assign({}, ...all.map((texts) => texts[language])) as Texts['vi']),
  );

function byLanguage<Value>(toValue: (language: keyof Texts) => Value): Record<keyof Texts, Value> {
  const entries = LANGUAGES.map((language) => [language, toValue(language)] as const);
  return Object.fromEntries(entries) as Record<keyof Texts, Value>;
}
