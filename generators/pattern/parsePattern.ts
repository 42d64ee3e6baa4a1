/** A regular expression as a tree; what captures and what does not is the same here. */
export type PatternNode =
  /** One character of a set, by the text that says it: `a`, `\d`, `[^x]`, `.`. */
  | { kind: 'set'; text: string }
  | { kind: 'sequence'; items: readonly PatternNode[] }
  | { kind: 'choice'; items: readonly PatternNode[] }
  | { kind: 'repeat'; item: PatternNode; min: number; max: number }
  /** `(?=…)` and `(?!…)`. */
  | { kind: 'look'; item: PatternNode }
  /** `^` where it means the beginning of the text. */
  | { kind: 'start' }
  /** Another place that takes no character: `$`, `\b`, a look behind. */
  | { kind: 'edge' };

/** Thrown where an expression cannot be read, or has what makes its time unknown. */
export class UnreadPattern extends Error {}

const GROUP = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/;
const COUNT = /^\{(\d+)(?:(,)(\d*))?\}/;
const ESCAPE = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[^])/u;
const BACK_REFERENCE = /^\\(?:[1-9]|k<)/;

interface Reader {
  readonly source: string;
  readonly flags: string;
  at: number;
}

/** Reads an expression without its slashes. Throws UnreadPattern. */
export function parsePattern(source: string, flags: string): PatternNode {
  if (flags.includes('v')) throw new UnreadPattern('the flag v is not read');
  const reader: Reader = { source, flags, at: 0 };
  const node = parseChoice(reader);
  if (reader.at < source.length) throw new UnreadPattern(`"${source.slice(reader.at)}" is not read`);
  return node;
}

const rest = ({ source, at }: Reader): string => source.slice(at);

/** Moves on over what an expression finds here; undefined when it finds nothing. */
function take(reader: Reader, pattern: RegExp): RegExpExecArray | undefined {
  const found = pattern.exec(rest(reader));
  reader.at += found?.[0].length ?? 0;
  return found ?? undefined;
}

function parseChoice(reader: Reader): PatternNode {
  const items = [parseSequence(reader)];
  while (take(reader, /^\|/)) items.push(parseSequence(reader));
  return items.length === 1 && items[0] ? items[0] : { kind: 'choice', items };
}

function parseSequence(reader: Reader): PatternNode {
  const items: PatternNode[] = [];
  while (reader.at < reader.source.length && !/^[|)]/.test(rest(reader))) items.push(parseRepeat(reader));
  return { kind: 'sequence', items };
}

function parseRepeat(reader: Reader): PatternNode {
  const item = parseOne(reader);
  const [min, max] = readCount(reader) ?? [];
  if (min === undefined || max === undefined) return item;
  take(reader, /^\?/);
  return { kind: 'repeat', item, min, max };
}

function readCount(reader: Reader): readonly [number, number] | undefined {
  if (take(reader, /^\*/)) return [0, Infinity];
  if (take(reader, /^\+/)) return [1, Infinity];
  if (take(reader, /^\?/)) return [0, 1];
  const [found, min, comma, max] = take(reader, COUNT) ?? [];
  if (found === undefined) return undefined;
  return [Number(min), max ? Number(max) : comma ? Infinity : Number(min)];
}

function parseOne(reader: Reader): PatternNode {
  if (take(reader, /^\^/)) return reader.flags.includes('m') ? { kind: 'edge' } : { kind: 'start' };
  if (take(reader, /^(?:\$|\\[bB])/)) return { kind: 'edge' };
  if (BACK_REFERENCE.test(rest(reader)))
    throw new UnreadPattern('what was found before is asked for again (a back reference)');
  if (rest(reader).startsWith('(')) return parseGroup(reader);
  if (rest(reader).startsWith('[')) return { kind: 'set', text: readClass(reader) };
  const text = (take(reader, ESCAPE) ?? take(reader, reader.flags.includes('u') ? /^[^]/u : /^[^]/))?.[0];
  return { kind: 'set', text: text ?? '' };
}

function parseGroup(reader: Reader): PatternNode {
  const opening = take(reader, GROUP)?.[0] ?? '';
  const item = parseChoice(reader);
  if (!take(reader, /^\)/)) throw new UnreadPattern(`"${rest(reader)}" is not read`);
  if (opening === '(?=' || opening === '(?!') return { kind: 'look', item };
  if (opening !== '(?<=' && opening !== '(?<!') return item;
  if (isEndless(item)) throw new UnreadPattern('a look behind has no greatest length');
  return { kind: 'edge' };
}

/** `[…]`; a bracket in it closes nothing when it is escaped. */
function readClass(reader: Reader): string {
  const text = take(reader, /^\[(?:[^\\\]]|\\[^])*\]/u)?.[0];
  if (text === undefined) throw new UnreadPattern('a set of characters has no end');
  return text;
}

function isEndless(node: PatternNode): boolean {
  if (node.kind === 'repeat') return node.max === Infinity || isEndless(node.item);
  if (node.kind === 'look') return isEndless(node.item);
  return 'items' in node && node.items.some(isEndless);
}
