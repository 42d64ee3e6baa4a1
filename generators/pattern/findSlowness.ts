import { buildAlphabet, type Alphabet, type Letters } from './alphabet.ts';
import { buildAutomaton, SEARCH, type Automaton } from './buildAutomaton.ts';
import { findRings, type Graph } from './findRings.ts';
import { parsePattern, UnreadPattern } from './parsePattern.ts';

/** Why an expression may take longer than the length of a text. */
export interface Slowness {
  /** For people: what happens. */
  reason: string;
  /** A text that grows the time: many of these, and then one that does not fit. */
  repeated?: string;
}

/**
 * Whether the time of an expression grows faster than the text that it reads, however long: undefined when it does not.
 *
 * An engine that goes back when it fails takes as many steps as there are ways to read each beginning of the text. Those
 * are many only when a state can be left and come back to in two ways by the same characters (twice as many with every
 * round), or when one loop leads to another by characters that both of them read (each place of the first is tried with
 * the second). The search for a place to begin is such a loop as well. A loop in which something was found already is
 * none: the engine stops there.
 */
export function findSlowness(source: string, flags = ''): Slowness | undefined {
  try {
    const automaton = buildAutomaton(parsePattern(source, flags), flags.includes('y'));
    const sets = automaton.sets.filter((set) => set !== undefined);
    return findLoops(automaton, buildAlphabet(sets, flags));
  } catch (error) {
    if (error instanceof UnreadPattern) return { reason: error.message };
    throw error;
  }
}

function findLoops(automaton: Automaton, alphabet: Alphabet): Slowness | undefined {
  const letters = automaton.sets.map((set) => alphabet.lettersOf(set));
  const next: Graph = automaton.next.map((ways) => [...ways.keys()]);
  const rings = findRings(next).filter((ring) =>
    ring.every((state) => !isDone(automaton, next, ring, state)),
  );
  const loops = { automaton, letters, next, rings, alphabet };
  return findDoubling(loops) ?? findPassage(loops);
}

/** A ring is done with when none of its rounds stays clear of what was found. */
function isDone({ accepting }: Automaton, next: Graph, ring: readonly number[], state: number): boolean {
  if (state === SEARCH || !ring.some((one) => accepting.has(one))) return false;
  const open = new Set(ring.filter((one) => !accepting.has(one)));
  const within = next.map((to, from) => (open.has(from) ? to.filter((one) => open.has(one)) : []));
  return findRings(within).length === 0;
}

interface Loops {
  automaton: Automaton;
  letters: readonly Letters[];
  next: Graph;
  /** States that come back to themselves, those that reach each other together. */
  rings: readonly (readonly number[])[];
  alphabet: Alphabet;
}

/** One loop that can be gone round in two ways by the same characters. */
function findDoubling(loops: Loops): Slowness | undefined {
  for (const ring of loops.rings) {
    const inside = new Set(ring);
    const twice = ring.find((state) =>
      [...(loops.automaton.next[state] ?? [])].some(([to, ways]) => ways > 1 && inside.has(to)),
    );
    const state = twice ?? findParting(loops, ring);
    if (state !== undefined)
      return toSlowness(
        loops,
        state,
        'what repeats in it can be read in two ways, so each more doubles the time',
      );
  }
  return undefined;
}

/** A state of the ring from which two walks by the same characters part and meet again. */
function findParting({ letters, next }: Loops, ring: readonly number[]): number | undefined {
  const size = letters.length;
  const inside = new Set(ring);
  const pairs = new Map<number, number[]>();
  const open = ring.map((state) => state * size + state);
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    if (pairs.has(pair)) continue;
    const to = stepsOf(next, Math.floor(pair / size), inside).flatMap((left) =>
      stepsOf(next, (pair ?? 0) % size, inside)
        .filter((right) => ((letters[left] ?? 0n) & (letters[right] ?? 0n)) !== 0n)
        .map((right) => left * size + right),
    );
    pairs.set(pair, to);
    open.push(...to);
  }
  const names = [...pairs.keys()];
  const place = new Map(names.map((pair, index) => [pair, index]));
  const graph = names.map((pair) => (pairs.get(pair) ?? []).flatMap((to) => place.get(to) ?? []));
  const isSame = (pair: number): boolean => Math.floor(pair / size) === pair % size;
  const meeting = findRings(graph)
    .map((one) => one.map((index) => names[index] ?? 0))
    .find((one) => one.some(isSame) && !one.every(isSame));
  return meeting && Math.floor((meeting.find(isSame) ?? 0) / size);
}

const stepsOf = (next: Graph, from: number, inside: ReadonlySet<number>): number[] =>
  (next[from] ?? []).filter((to) => inside.has(to));

/** Two loops, the first of which leads to the second by characters that go round both. */
function findPassage(loops: Loops): Slowness | undefined {
  for (const first of loops.rings)
    for (const second of loops.rings) {
      const state = first === second ? undefined : findWay(loops, first, second);
      if (state !== undefined)
        return toSlowness(
          loops,
          state,
          first.includes(SEARCH)
            ? 'it is tried anew at each place, and each time reads on to the end'
            : 'one repeat follows another that reads the same, so each place between them is tried',
        );
    }
  return undefined;
}

/** A state q of the second ring with a word that leads p to p, p to q and q to q, for a p of the first. */
function findWay(loops: Loops, first: readonly number[], second: readonly number[]): number | undefined {
  const between = reachable(loops.next, first);
  if (!second.some((state) => between.has(state))) return undefined;
  for (const p of first) for (const q of second) if (hasWay(loops, [p, p, q], [p, q, q])) return q;
  return undefined;
}

type Triple = readonly [number, number, number];

function hasWay({ letters, next }: Loops, start: Triple, end: Triple): boolean {
  const size = letters.length;
  const toKey = ([a, b, c]: Triple): number => (a * size + b) * size + c;
  const seen = new Set<number>();
  const open: Triple[] = [start];
  for (let triple = open.pop(); triple; triple = open.pop()) {
    for (const to of stepAll(next, letters, triple)) {
      if (toKey(to) === toKey(end)) return true;
      if (seen.has(toKey(to))) continue;
      seen.add(toKey(to));
      open.push(to);
    }
  }
  return false;
}

function stepAll(next: Graph, letters: readonly Letters[], [a, b, c]: Triple): Triple[] {
  const read = (state: number): Letters => letters[state] ?? 0n;
  return (next[a] ?? []).flatMap((x) =>
    (next[b] ?? [])
      .filter((y) => (read(x) & read(y)) !== 0n)
      .flatMap((y) =>
        (next[c] ?? []).filter((z) => (read(x) & read(y) & read(z)) !== 0n).map((z): Triple => [x, y, z]),
      ),
  );
}

function reachable(next: Graph, from: readonly number[]): Set<number> {
  const seen = new Set<number>();
  const open = [...from];
  for (let state = open.pop(); state !== undefined; state = open.pop())
    for (const to of next[state] ?? [])
      if (!seen.has(to)) {
        seen.add(to);
        open.push(to);
      }
  return seen;
}

/** The shortest round from a state back to itself, as a text. */
function toSlowness({ letters, next, alphabet }: Loops, state: number, reason: string): Slowness {
  const before = new Map<number, number>();
  const open = [state];
  for (let at = open.shift(); at !== undefined && !before.has(state); at = open.shift())
    for (const to of next[at] ?? [])
      if (!before.has(to)) {
        before.set(to, at);
        open.push(to);
      }
  let repeated = '';
  let at = state;
  do {
    repeated = alphabet.exampleOf(letters[at] ?? 0n) + repeated;
    at = before.get(at) ?? state;
  } while (at !== state);
  return { reason, repeated };
}
