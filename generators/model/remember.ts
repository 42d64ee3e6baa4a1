import { isDeepStrictEqual } from 'node:util';
import { isSame } from '../same.ts';
import type { Context } from './buildContext.ts';
import type { Texts } from './buildTexts.ts';
import { askTable, createNoting } from './noteAsked.ts';
import type { Table } from './noteAsked.ts';

/*
 * What a watcher remembers of the model. A part (a list, the fields of an entity as conditions see them) is made again
 * only when something that it asked its context is answered otherwise than then. Nobody writes down what a part depends
 * on: the context notes what it is asked, for the part that is being made.
 */

/** Parts by name, from build to build, and what is being made now. */
export interface Memory {
  readonly parts: Map<string, Part>;
  /** Parts that are being made, the innermost last; null while nothing is noted. */
  readonly making: (Notes | null)[];
  /** What there is to ask in this build. */
  context: Context | null;
  /** Number of the build. */
  build: number;
}

/** What a part is called, what it is made from beside the context, and how. */
interface Wanted {
  readonly name: string;
  readonly inputs: readonly unknown[];
  readonly make: () => unknown;
}

interface Part extends Wanted {
  readonly value: unknown;
  readonly notes: Notes;
  /** The last build that found all answers as they were, the last that did not, and the last that heard its texts. */
  sound: number;
  stale: number;
  said: number;
}

/** What a part asked and said while it was made. */
export interface Notes {
  /** Answers of tables by name: `entities` → `order` → its file. */
  readonly answers: Map<Table, Map<string, unknown>>;
  /** Questions over whole tables, and what was answered. */
  readonly questions: (readonly [ask: (context: Context) => unknown, answer: unknown])[];
  readonly parts: Set<Part>;
  readonly needed: Map<string, Parameters<Texts['need']>>;
  readonly offered: Set<string>;
  /** It has a problem, or was made of something unfinished: every build makes it again. */
  isPassing: boolean;
}

export const createMemory = (): Memory => ({ parts: new Map(), making: [], context: null, build: 0 });

/** The context of a new build, which notes what it is asked. */
export function beginBuild(memory: Memory, context: Context): Context {
  memory.context = context;
  memory.build += 1;
  return createNoting(memory, context);
}

/** Forgets what this build did not need. */
export function endBuild(memory: Memory): void {
  for (const [name, { sound }] of memory.parts) if (sound !== memory.build) memory.parts.delete(name);
}

/**
 * A part by a name of its own. It is made once in a build, and in a later one only when these inputs or anything that it
 * asked the context is not the same any more.
 */
export function remember<Value>(
  { memory }: Context,
  name: string,
  inputs: readonly unknown[],
  make: () => Value,
): Value {
  const part = findPart(memory, { name, inputs, make });
  repeatTexts(memory, part);
  memory.making.at(-1)?.parts.add(part);
  return part.value as Value;
}

/** The part as it was, or made again. */
function findPart(memory: Memory, wanted: Wanted): Part {
  const known = memory.parts.get(wanted.name);
  if (known && isSame(known.inputs, wanted.inputs) && isSound(memory, known)) return known;
  const part = makePart(memory, wanted, known?.value);
  memory.parts.set(wanted.name, part);
  return part;
}

/** What is being made since `depth` parts were looks at something that is not finished. */
export function passSince({ making }: Memory, depth: number): void {
  for (const notes of making.slice(depth)) if (notes) notes.isPassing = true;
}

function makePart(memory: Memory, wanted: Wanted, before: unknown): Part {
  const notes = createNotes();
  memory.making.push(notes);
  try {
    const made = wanted.make();
    // What turns out as it was stays the very same thing, for those who ask only whether it is.
    const value = isDeepStrictEqual(before, made) ? before : made;
    if ([...notes.parts].some((part) => part.notes.isPassing)) notes.isPassing = true;
    return { ...wanted, value, notes, sound: memory.build, stale: 0, said: memory.build };
  } finally {
    memory.making.pop();
  }
}

const createNotes = (): Notes => ({
  answers: new Map(),
  questions: [],
  parts: new Set(),
  needed: new Map(),
  offered: new Set(),
  isPassing: false,
});

function isSound(memory: Memory, part: Part): boolean {
  if (part.sound === memory.build) return true;
  if (part.stale === memory.build || part.notes.isPassing) return false;
  memory.making.push(null);
  const isAsThen = hasAnswers(memory, part.notes);
  memory.making.pop();
  part[isAsThen ? 'sound' : 'stale'] = memory.build;
  return isAsThen;
}

function hasAnswers(memory: Memory, { answers, questions, parts }: Notes): boolean {
  const { context } = memory;
  if (!context) return false;
  for (const [table, byName] of answers)
    for (const [name, answer] of byName) if (!isSame(answer, askTable(context, table, name))) return false;
  for (const [ask, answer] of questions) if (!isSame(answer, ask(context))) return false;
  for (const part of parts) if (!isSound(memory, part) && !turnsOutSame(memory, part)) return false;
  return true;
}

/** Made again of what there is now, which a part without inputs can be: whether it is what it was. */
function turnsOutSame(memory: Memory, part: Part): boolean {
  if (part.inputs.length > 0) return false;
  const { notes, value } = findPart(memory, part);
  return !notes.isPassing && Object.is(value, part.value);
}

/** A part that is not made again asks for its texts all the same. */
function repeatTexts(memory: Memory, part: Part): void {
  if (part.said === memory.build || !memory.context) return;
  part.said = memory.build;
  const { texts } = memory.context;
  for (const need of part.notes.needed.values()) texts.need(...need);
  for (const key of part.notes.offered) texts.offer(key);
  for (const inner of part.notes.parts) repeatTexts(memory, inner);
}
