import type { Language } from '#contract/session.ts';
import type { ModelMessages } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import { lines } from '../print/literal.ts';

/** `orders/messages.vi.gen.ts`, below `src/generated`. */
export function messagesFile(messages: ModelMessages, language: Language): string {
  return `${messages.generated}.${language}.gen.ts`;
}

/** A module's texts of a language, flat, in the author's order. */
export function emitMessages(messages: ModelMessages, language: Language): string {
  const imports = createImports(messagesFile(messages, language));
  const value = lines(messages.texts[language]);
  return printFile(messages.sources[language], imports, [
    `export default ${value} satisfies Record<string, string>;`,
  ]);
}
