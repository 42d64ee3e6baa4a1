import type { Language } from '#contract/session.ts';

/** What a page says, before it is said in a language. A text is itself: a code, an example. */
export type Said = string | SaidText | SaidNumber | SaidWords;

/** A message, and what fills its placeholders. */
interface SaidText {
  readonly t: string;
  readonly v?: Readonly<Record<string, Said>>;
}

interface SaidNumber {
  readonly n: number;
}

/** One after the other with commas; `parts` with semicolons, as they hold commas. */
interface SaidWords {
  readonly all: readonly Said[];
  readonly parts?: true;
}

/** The blank between two sentences. */
interface SaidGap {
  readonly gap: true;
}

export type SaidInline =
  | Said
  | SaidGap
  | { readonly kind: 'link'; readonly href: string; readonly inlines: readonly SaidInline[] }
  | { readonly kind: 'strong'; readonly inlines: readonly SaidInline[] };

export interface SaidFact {
  readonly name: Said;
  readonly marks: readonly Said[];
  readonly inlines: readonly SaidInline[];
}

/** Blocks of `contract/page.ts` whose texts are not said yet. */
export type SaidBlock =
  | {
      readonly kind: 'heading';
      readonly level: 2 | 3;
      readonly id: string;
      readonly inlines: readonly Said[];
    }
  | { readonly kind: 'paragraph'; readonly inlines: readonly SaidInline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly SaidInline[])[] }
  | { readonly kind: 'facts'; readonly items: readonly SaidFact[] }
  | { readonly kind: 'flow'; readonly states: readonly object[] };

/** A message of the manual's own. */
export const word = (key: string, v?: Readonly<Record<string, Said>>): Said => ({
  t: `manual.${key}`,
  ...(v && { v }),
});

export const words = (all: readonly Said[]): Said => ({ all });

export const parts = (all: readonly Said[]): Said => ({ all, parts: true });

export const link = (screen: string, text: Said): SaidInline => ({
  kind: 'link',
  href: `/manual/${screen}`,
  inlines: [text],
});

export const heading = (id: string, text: Said, level: 2 | 3 = 2): SaidBlock => ({
  kind: 'heading',
  level,
  id,
  inlines: [text],
});

/** Sentences with blanks between them; those that there are not are left out. */
export function sentences(
  ...all: readonly (SaidInline | readonly SaidInline[] | undefined | false)[]
): SaidInline[] {
  const given = all.filter(
    (one): one is SaidInline | readonly SaidInline[] => one !== undefined && one !== false,
  );
  return given.flatMap((one, index) => [...(index > 0 ? [{ gap: true } as const] : []), ...[one].flat()]);
}

/** A part of a page under its heading; nothing without facts. */
export function factsBelow(
  id: string,
  text: Said,
  items: readonly SaidFact[],
  level: 2 | 3 = 2,
): SaidBlock[] {
  return items.length === 0 ? [] : [heading(id, text, level), { kind: 'facts', items }];
}

/** Says blocks in a language: messages become texts, neighbouring texts one. */
export function createSpeaker(
  language: Language,
  texts: ReadonlyMap<string, string>,
): (said: unknown) => unknown {
  const comma = language === 'zh' ? '、' : ', ';
  const semicolon = language === 'zh' ? '；' : '; ';
  const gap = language === 'zh' ? '' : ' ';
  const group = language === 'vi' ? '.' : ',';
  const sayText = ({ t, v = {} }: SaidText): string =>
    (texts.get(t) ?? t).replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
      name in v ? String(say(v[name])) : '…',
    );
  const sayWords = ({ all, parts: isLong }: SaidWords): string =>
    all.map(say).join(isLong ? semicolon : comma);
  function say(said: unknown): unknown {
    if (Array.isArray(said)) return joinTexts(said.map(say));
    if (typeof said !== 'object' || said === null) return said;
    if ('t' in said) return sayText(said as SaidText);
    if ('n' in said) return groupDigits((said as SaidNumber).n, group);
    if ('all' in said) return sayWords(said as SaidWords);
    if ('gap' in said) return gap;
    return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, sayMember(name, value)]));
  }
  const sayMember = (name: string, value: unknown): unknown =>
    Array.isArray(value) && name !== 'inlines' ? value.map(say) : say(value);
  return say;
}

/** Items of a list are lists of inlines, or objects; only texts that stand side by side in one are joined. */
function joinTexts(inlines: readonly unknown[]): unknown[] {
  const joined: unknown[] = [];
  for (const one of inlines) {
    const last = joined.at(-1);
    if (typeof one === 'string' && typeof last === 'string') joined[joined.length - 1] = last + one;
    else if (one !== '') joined.push(one);
  }
  return joined;
}

function groupDigits(value: number, group: string): string {
  const [whole = '', part] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return part === undefined ? grouped : `${grouped}${group === '.' ? ',' : '.'}${part}`;
}
