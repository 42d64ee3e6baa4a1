import type { Language } from '#contract/session.ts';

type Messages = Readonly<Record<Language, Readonly<Record<string, string>>>>;
type Params = Readonly<Record<string, unknown>>;

/** Texts for people, by message key. */
export interface Texts {
  /** The text of a key with its placeholders filled; undefined when no such key exists. */
  find(language: Language, key: string, params?: Params): string | undefined;
  /** The text of an error code or of a rule's own message key; the code itself when neither exists. */
  ofCode(language: Language, code: string, params?: Params): string;
}

/** Texts over the message packs that `messages` gives (asked each time: they change while developing). */
export function createTexts(messages: () => Messages): Texts {
  const find: Texts['find'] = (language, key, params = {}) => {
    const pack = messages()[language];
    const template = ownText(pack, key);
    return template === undefined ? undefined : fill(template, params, pack);
  };
  return {
    find,
    ofCode: (language, code, params) =>
      find(language, `messages.${code}`, params) ?? find(language, code, params) ?? code,
  };
}

/** A caller's own key may be `toString`: what every object inherits is no text. */
const ownText = (pack: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(pack, key) ? pack[key] : undefined;

/** `{{label}}` takes the param of that name; a label that is a message key is translated first. */
function fill(template: string, params: Params, pack: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const values = Array.isArray(params[name]) ? (params[name] as unknown[]) : [params[name]];
    return values.map((value) => printParam(name, value, pack)).join(', ');
  });
}

function printParam(name: string, value: unknown, pack: Readonly<Record<string, string>>): string {
  const key = name === 'label' ? value : (value as { key?: unknown } | null | undefined)?.key;
  return typeof key === 'string' ? (ownText(pack, key) ?? key) : printValue(value);
}

function printValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
