import type { Language } from '#contract/session.ts';
import { LANGUAGES } from '../model/schemas.ts';
import type { ModelMessages } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports, toSpecifier } from '../print/imports.ts';
import { Code, lines } from '../print/literal.ts';
import type { LiteralObject } from '../print/literal.ts';
import { emitLoad } from './expression.ts';
import { BUILT, toCamel } from './names.ts';

/** Paths below `src/generated`: the texts of all modules, for each plane. */
export const TEXTS_FILE = `${BUILT}messages.gen.ts`;
export const SERVER_TEXTS_FILE = `${BUILT}messages.gen.server.ts`;

const SOURCES = 'schemas/*/messages.*.json';

/** `built/orders/messages.vi.gen.ts`, below `src/generated`. */
export function messagesFile(messages: ModelMessages, language: Language): string {
  return `${BUILT}${messages.generated}.${language}.gen.ts`;
}

/** A module's texts of a language, flat, in the author's order. */
export function emitMessages(messages: ModelMessages, language: Language): string {
  const imports = createImports(messagesFile(messages, language));
  const value = lines(messages.texts[language]);
  return printFile(messages.sources[language], imports, [
    `export default ${value} satisfies Record<string, string>;`,
  ]);
}

/** `built/messages.gen.ts`: loads a module's texts of a language. */
export function emitTexts(all: readonly ModelMessages[]): string {
  const load = (messages: ModelMessages, language: Language): Code =>
    emitLoad(toSpecifier(messagesFile(messages, language), BUILT));
  const ofModule = (messages: ModelMessages): LiteralObject =>
    Object.fromEntries(LANGUAGES.map((language) => [language, load(messages, language)]));
  const value = Object.fromEntries(all.map((messages) => [messages.module, ofModule(messages)]));
  return printFile(SOURCES, createImports(TEXTS_FILE), [`export const messages = ${lines(value)};`]);
}

/** `built/messages.gen.server.ts`: all texts by language. */
export function emitServerTexts(all: readonly ModelMessages[]): string {
  const imports = createImports(SERVER_TEXTS_FILE);
  const toTexts = (language: Language): Code => {
    const spreads = all.map((messages) => {
      const name = `${toCamel(messages.module)}${language[0]?.toUpperCase()}${language.slice(1)}`;
      return `...${imports.useAs('default', name, messagesFile(messages, language))}`;
    });
    return new Code(`{ ${spreads.join(', ')} }`);
  };
  const value = Object.fromEntries(LANGUAGES.map((language) => [language, toTexts(language)]));
  return printFile(SOURCES, imports, [`export const messages = ${lines(value)};`]);
}
