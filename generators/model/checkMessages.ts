import type { Language } from '#contract/session.ts';
import type { Context } from './buildContext.ts';
import { hintOf } from './buildReport.ts';
import { toMessagesFile } from './buildTexts.ts';
import type { NeededText } from './buildTexts.ts';
import { remember } from './remember.ts';
import { LANGUAGES } from './schemas.ts';
import type { ModelMessages } from './types.ts';

/** Every text that is asked for stands in all languages, where its screens load it, and names the same values. */
export function checkMessages(context: Context): void {
  for (const needed of context.texts.needed) checkNeeded(context, needed);
  for (const messages of context.texts.all)
    remember(context, `languages ${messages.module}`, [messages], () => checkLanguages(context, messages));
  checkTwoPlaces(context);
}

function checkNeeded(context: Context, { key, module, place }: NeededText): void {
  const loaded = context.texts.all.filter((one) => one.module === module || one.module === '_shared');
  const holder = loaded.find(({ texts }) => LANGUAGES.some((language) => key in texts[language]));
  // Present in some languages only: checkLanguages says so, at the file that has it.
  if (holder !== undefined) return;
  const readable = LANGUAGES.filter((language) =>
    loaded.every(({ sources }) => !context.broken.has(sources[language])),
  );
  if (readable.length === 0) return;
  const elsewhere = context.texts.all.find(({ texts }) => key in texts.vi);
  const keys = loaded
    .flatMap(({ texts }) => Object.keys(texts.vi))
    .filter((name) => !context.texts.known.has(name));
  const near = hintOf(key, keys);
  const hint =
    elsewhere === undefined
      ? `${near?.startsWith('Did') === true ? `${near} Else add` : 'Add'} it to ${toFiles(module)}.`
      : `It stands in module ${elsewhere.module}; move it to ${toFiles(module)}.`;
  context.report.at(place, 'GEN401', `has no text: "${key}" is missing in ${readable.join(', ')}.`, hint);
}

function toFiles(module: string): string {
  return toMessagesFile(module, 'vi').replace('.vi.', '.{vi,en,zh}.');
}

function checkLanguages(context: Context, messages: ModelMessages): void {
  const { module, texts, sources } = messages;
  const keys = new Set(LANGUAGES.flatMap((language) => Object.keys(texts[language])));
  for (const key of keys) {
    const readable = LANGUAGES.filter((language) => !context.broken.has(sources[language]));
    const missing = readable.filter((language) => !(key in texts[language]));
    const [present] = LANGUAGES.filter((language) => key in texts[language]);
    const place = present && findPlace(context, module, present, key);
    if (present === undefined || place === undefined) continue;
    if (missing.length > 0) {
      const files = missing.map((language) => sources[language]).join(', ');
      context.report.at(place, 'GEN401', `is missing in ${missing.join(', ')}.`, `Add it to ${files}.`);
    } else checkValues(context, messages, key, readable);
  }
}

function checkValues(
  context: Context,
  { module, texts }: ModelMessages,
  key: string,
  [leading = 'vi', ...others]: readonly Language[],
): void {
  const first = valuesOf(texts[leading][key] ?? '');
  for (const language of others) {
    const values = valuesOf(texts[language][key] ?? '');
    const place = findPlace(context, module, language, key);
    if (values === first || place === undefined) continue;
    const text = `names the values ${values === '' ? 'none' : values}, but in ${leading} ${first === '' ? 'none' : first}.`;
    context.report.at(place, 'GEN404', text);
  }
}

function valuesOf(text: string): string {
  const names = text.match(/\{\{\s*\w+\s*\}\}/g) ?? [];
  return [...new Set(names.map((name) => name.replaceAll(/[\s{}]/g, '')))].sort().join(', ');
}

function findPlace(context: Context, module: string, language: Language, key: string) {
  const source = context.texts.sources.find((one) => one.module === module && one.language === language);
  return source && ({ source, path: [key], on: 'key' } as const);
}

function checkTwoPlaces(context: Context): void {
  const shared = context.texts.all.find(({ module }) => module === '_shared');
  for (const { module, texts } of context.texts.all) {
    if (module === '_shared' || shared === undefined) continue;
    for (const key of Object.keys(texts.vi).filter((name) => name in shared.texts.vi)) {
      const place = findPlace(context, module, 'vi', key);
      if (place !== undefined)
        context.report.at(place, 'GEN403', 'stands in schemas/_shared too.', 'Keep one of them.');
    }
  }
}

/** First parts of the keys that schemas ask for; in `_shared`, screens and menu are those of the kit. */
const SHARED = ['enum', 'entity', 'permission', 'permission_group', 'rule'];
const OWNED = [...SHARED, 'module', 'menu', 'menu_group', 'notification', 'screen'];

/**
 * Texts of entities, enums, screens and the like that nothing asks for: left over, or misspelt. Texts under other
 * names (`kit.`, `messages.`, `action.`, what handwritten code brings) are not the generator's.
 */
export function checkUnused(context: Context): void {
  const withData = context.forms.filter(({ value }) => value.data !== undefined);
  const stems = [...withData, ...context.actions].map(({ stem }) => stem);
  for (const source of context.texts.sources) {
    if (source.language !== 'vi') continue;
    const kinds = source.module === '_shared' ? SHARED : OWNED;
    const owned = new Set([...kinds, ...context.entities.keys(), ...stems]);
    for (const key of Object.keys(source.value)) {
      const [first = ''] = key.split('.');
      if (!owned.has(first) || context.texts.known.has(key) || context.mentions(key)) continue;
      const missing = context.texts.needed.map((needed) => needed.key);
      const near = hintOf(key, missing);
      const hint = near?.startsWith('Did') === true ? near : 'Take it out of all languages.';
      context.report.at({ source, path: [key], on: 'key' }, 'GEN402', 'is the text of nothing.', hint);
    }
  }
}
