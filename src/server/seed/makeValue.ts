import type { SeedGenerator, SeedRow, SeedValue } from '#contract/seed.ts';
import { type Maker, makers, readCopy } from './makers.ts';
import { matches } from './matches.ts';
import type { SeedContext } from './SeedContext.ts';

/** The value that a seed's entry gives for one field of one row. Throws an Error naming entity and field for an unknown word. */
export function makeValue(value: SeedValue | undefined, context: SeedContext): unknown {
  if (value === undefined || value === null) return null;
  if (isList(value)) return toList(value, context);
  if (typeof value !== 'object') return toScalar(value, context);
  const generator = value as SeedGenerator;
  if (generator.if && !matches(context.row, generator.if, (path) => readCopy(path, context)))
    return without(context);
  if (generator.nullChance !== undefined && context.random.chance(generator.nullChance)) return null;
  return makerOf(generator, context)(generator, context, makeValue);
}

/** What a field holds for which an entry makes nothing. */
const without = ({ field }: SeedContext): unknown => (field?.required ? (field.default ?? null) : null);

const WORDS = Object.entries(makers);
const makersOf = new WeakMap<SeedGenerator, Maker>();

/** The first word counts; found once for each entry of a seed. */
function makerOf(generator: SeedGenerator, context: SeedContext): Maker {
  const known = makersOf.get(generator);
  if (known) return known;
  const maker = WORDS.find(([word]) => Object.hasOwn(generator, word))?.[1];
  if (!maker) throw new Error(`${nameOf(context)}: no known word in ${JSON.stringify(generator)}`);
  makersOf.set(generator, maker);
  return maker;
}

function isList(value: SeedValue): value is readonly SeedValue[] {
  return Array.isArray(value);
}

/** Of references, a text is a `$key`. */
function toScalar(value: string | number | boolean, { field, world }: SeedContext): unknown {
  return field?.reference && typeof value === 'string' ? world.idOf(field.reference.entity, value) : value;
}

/** Of links, texts are `$key`s; child rows are made one by one, and so is what a word says of one of several (pictures). */
function toList(value: readonly SeedValue[], context: SeedContext): unknown[] {
  const { field, world, createChild } = context;
  const { links, rows } = field ?? {};
  if (links) return value.map((key) => (typeof key === 'string' ? world.idOf(links.entity, key) : key));
  if (rows) return value.map((row, index) => createChild(row as SeedRow, index + 1));
  return value.map((one) => (typeof one === 'object' ? makeValue(one, context) : one));
}

const nameOf = ({ entity, field }: SeedContext) => `${entity.name}.seed.json, field ${field?.name ?? '?'}`;
