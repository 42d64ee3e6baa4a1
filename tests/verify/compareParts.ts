import type { Finding, Subject, Where } from './Finding.ts';

/** A part of a screen that a schema asks for: a column, a filter, a button … */
export interface Part {
  key: string;
  /** Its text in the language looked at; absent: not compared. */
  text?: string;
  /** Other facts that must be the same: `kind`, `required` … Only those expected are compared. */
  facts?: Readonly<Record<string, string>>;
  /** May be there or not: a condition that the tester cannot judge. */
  isOptional?: boolean;
}

/** Both sides of a comparison: what a schema asks for, and what was seen where. */
export interface Comparison {
  subject: Subject;
  expected: readonly Part[];
  seen: readonly Part[];
  where: Where;
  /** False: the order says nothing (filters in a panel of several places). */
  hasOrder?: boolean;
  /** Parts of the page that no schema asks for are all right. */
  allowsMore?: boolean;
}

/** What differs between the parts that a schema asks for and those on a page: missing, too many, order, text, facts. */
export function compareParts({
  subject,
  expected,
  seen,
  where,
  hasOrder = true,
  allowsMore = false,
}: Comparison): Finding[] {
  const found = new Map(seen.map((part) => [part.key, part]));
  const wanted = new Set(expected.map(({ key }) => key));
  const note = (key: string, asked: string, got: string, about: Subject = subject): Finding => ({
    ...where,
    subject: about,
    key,
    expected: asked,
    seen: got,
  });
  const missing = expected
    .filter(({ key, isOptional }) => !found.has(key) && !isOptional)
    .map(({ key, text }) => note(key, text ?? key, 'nothing'));
  const extra = allowsMore
    ? []
    : seen.filter(({ key }) => !wanted.has(key)).map(({ key, text }) => note(key, 'nothing', text || key));
  const inside = expected.flatMap((part) => {
    const other = found.get(part.key);
    return other ? comparePart(part, other, note) : [];
  });
  return [...missing, ...extra, ...inside, ...(hasOrder ? checkOrder(expected, seen, note) : [])];
}

type Note = (key: string, asked: string, got: string, about?: Subject) => Finding;

function comparePart(part: Part, other: Part, note: Note): Finding[] {
  const text =
    part.text === undefined || flat(part.text) === flat(other.text ?? '')
      ? []
      : [note(part.key, quote(part.text), quote(other.text ?? ''))];
  const facts = Object.entries(part.facts ?? {}).flatMap(([name, value]) => {
    const got = other.facts?.[name] ?? '';
    const about = name === 'required' ? 'required' : undefined;
    return got === value ? [] : [note(part.key, `${name} ${value}`, `${name} ${got || 'unknown'}`, about)];
  });
  return [...text, ...facts];
}

/** Parts on both sides must follow each other as the schema says. */
function checkOrder(expected: readonly Part[], seen: readonly Part[], note: Note): Finding[] {
  const both = (one: readonly Part[], other: readonly Part[]): string[] => {
    const keys = new Set(other.map(({ key }) => key));
    return [...new Set(one.map(({ key }) => key))].filter((key) => keys.has(key));
  };
  const [asked, got] = [both(expected, seen), both(seen, expected)];
  const first = asked.findIndex((key, index) => got[index] !== key);
  return first < 0 ? [] : [note(asked[first] ?? '', `order ${asked.join(', ')}`, `order ${got.join(', ')}`)];
}

/** Line breaks and hard spaces do not count. */
const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

const quote = (text: string): string => `“${flat(text)}”`;
