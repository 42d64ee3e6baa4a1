import { UnreadPattern, type PatternNode } from './parsePattern.ts';

/** Ways between two states count up to two: one is plain, more are too many inside of a loop. */
type Ways = Map<number, number>;

/** Where an expression is while it reads: a state for each of its sets of characters, and one for the search. */
export interface Automaton {
  /** The set that a state has just read, by its text; undefined in the search, which reads everything. */
  readonly sets: readonly (string | undefined)[];
  /** From each state to those that may read the next character, and in how many ways. */
  readonly next: readonly Ways[];
  /** States in which something was found already, whatever follows. */
  readonly accepting: ReadonlySet<number>;
}

/** The state before the expression begins: it stays while the search goes on to the next place of the text. */
export const SEARCH = 0;

/** Repeats up to this number are written out; more are as good as endless. */
const MOST_COPIES = 100;
const MOST_STATES = 3_000;

/** States in which a part may begin, or may end; those behind something that may still fail are not sure. */
interface Ends {
  ways: Ways;
  sure: Set<number>;
}

/** A part of an expression: where it may begin and end, and in how many ways it may read nothing. */
interface Part {
  first: Ends;
  /** Of `first`, ways that need no beginning of the text. */
  anywhere: Ways;
  last: Ends;
  empty: number;
  /** It may be empty without anything that could fail. */
  isSurelyEmpty: boolean;
  /** It can be empty at the beginning of the text only. */
  isAtStart: boolean;
}

interface Builder {
  sets: (string | undefined)[];
  next: Ways[];
}

/** The automaton of an expression that is searched for anywhere in a text (`isSticky`: at one place only). Throws UnreadPattern. */
export function buildAutomaton(node: PatternNode, isSticky: boolean): Automaton {
  const builder: Builder = { sets: [undefined], next: [new Map()] };
  const part = buildPart(builder, node);
  const starts = isSticky ? new Map<number, number>() : part.anywhere;
  const search = builder.next[SEARCH] ?? new Map<number, number>();
  if (starts.size > 0) search.set(SEARCH, 1);
  for (const [state, ways] of starts) search.set(state, ways);
  return { ...builder, accepting: part.last.sure };
}

const noEnds = (): Ends => ({ ways: new Map(), sure: new Set() });

function addWays(to: Ways, from: Ways, times = 1): void {
  if (times > 0)
    for (const [state, ways] of from) to.set(state, Math.min(2, (to.get(state) ?? 0) + ways * times));
}

function nothing(facts: Partial<Part> = {}): Part {
  return {
    first: noEnds(),
    anywhere: new Map(),
    last: noEnds(),
    empty: 1,
    isSurelyEmpty: true,
    isAtStart: false,
    ...facts,
  };
}

function buildPart(builder: Builder, node: PatternNode): Part {
  switch (node.kind) {
    case 'set':
      return buildSet(builder, node.text);
    case 'sequence':
      return node.items
        .map((item) => buildPart(builder, item))
        .reduce((left, right) => join(builder, left, right), nothing());
    case 'choice':
      return node.items.map((item) => buildPart(builder, item)).reduce(choose);
    case 'repeat':
      return buildRepeat(builder, node.item, node.min, node.max);
    case 'look':
      return buildLook(buildPart(builder, node.item));
    case 'start':
      return nothing({ isSurelyEmpty: false, isAtStart: true });
    default:
      return nothing({ isSurelyEmpty: false });
  }
}

function buildSet(builder: Builder, text: string): Part {
  const state = builder.sets.push(text) - 1;
  if (state > MOST_STATES) throw new UnreadPattern('it is too long');
  builder.next.push(new Map());
  const ends = (): Ends => ({ ways: new Map([[state, 1]]), sure: new Set([state]) });
  return {
    ...nothing(),
    first: ends(),
    anywhere: new Map([[state, 1]]),
    last: ends(),
    empty: 0,
    isSurelyEmpty: false,
  };
}

/** One part, then the other. */
function join({ next }: Builder, left: Part, right: Part): Part {
  for (const [state, ways] of left.last.ways) {
    const to = next[state];
    if (to) addWays(to, right.first.ways, ways);
  }
  const first = noEnds();
  addWays(first.ways, left.first.ways);
  addWays(first.ways, right.first.ways, left.empty);
  const anywhere: Ways = new Map(left.anywhere);
  if (!left.isAtStart) addWays(anywhere, right.anywhere, left.empty);
  const last = noEnds();
  addWays(last.ways, right.last.ways);
  addWays(last.ways, left.last.ways, right.empty);
  last.sure = right.isSurelyEmpty ? new Set([...right.last.sure, ...left.last.sure]) : right.last.sure;
  return {
    first,
    anywhere,
    last,
    empty: Math.min(2, left.empty * right.empty),
    isSurelyEmpty: left.isSurelyEmpty && right.isSurelyEmpty,
    isAtStart: left.isAtStart || right.isAtStart,
  };
}

function choose(left: Part, right: Part): Part {
  const first = noEnds();
  const last = noEnds();
  const anywhere: Ways = new Map(left.anywhere);
  for (const { first: begins, last: ends } of [left, right]) {
    addWays(first.ways, begins.ways);
    addWays(last.ways, ends.ways);
    for (const state of ends.sure) last.sure.add(state);
  }
  addWays(anywhere, right.anywhere);
  return {
    first,
    anywhere,
    last,
    empty: Math.min(2, left.empty + right.empty),
    isSurelyEmpty: left.isSurelyEmpty || right.isSurelyEmpty,
    isAtStart: [left, right].every(({ isAtStart, empty }) => isAtStart || empty === 0),
  };
}

/** What lies ahead is read and given back: nothing comes behind it, and it may fail. */
function buildLook(item: Part): Part {
  return { ...item, last: noEnds(), empty: 1, isSurelyEmpty: false, isAtStart: false };
}

function buildRepeat(builder: Builder, item: PatternNode, min: number, max: number): Part {
  const isEndless = max === Infinity || max > MOST_COPIES;
  const needed = Math.min(min, MOST_COPIES);
  const copies = Array.from({ length: isEndless ? needed : max }, () => buildPart(builder, item));
  const must = copies.slice(0, needed).reduce((left, right) => join(builder, left, right), nothing());
  if (isEndless) return join(builder, must, buildLoop(builder, item));
  const may = copies
    .slice(needed)
    .reduceRight((behind, one) => toOptional(join(builder, one, behind)), nothing());
  return join(builder, must, may);
}

/** It may be left out in one way: a round that reads nothing is given up at once. */
function toOptional(part: Part): Part {
  return { ...part, empty: 1, isSurelyEmpty: true, isAtStart: false };
}

function buildLoop(builder: Builder, item: PatternNode): Part {
  const part = buildPart(builder, item);
  for (const state of part.last.ways.keys()) {
    const to = builder.next[state];
    if (to) addWays(to, part.anywhere, part.last.ways.get(state));
  }
  return toOptional(part);
}
