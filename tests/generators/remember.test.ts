import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createCache } from '../../generators/cache.ts';
import type { Cache } from '../../generators/cache.ts';
import { emitModel } from '../../generators/generate.ts';
import { buildModel } from '../../generators/model/build.ts';
import { createSlotExists } from '../../generators/model/buildSlots.ts';
import { createMemory } from '../../generators/model/remember.ts';
import type { Memory } from '../../generators/model/remember.ts';
import { readFiles } from '../../generators/read.ts';
import { createSoundShop, everySlot, toFiles } from './support/shop.ts';

/*
 * A watcher builds the model with what it remembers of the builds before. Whatever is saved, in whichever order: it
 * has to be the model, or the problems, of a build that remembers nothing.
 */

type Files = ReadonlyMap<string, string>;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Places in a JSON value: every member of every object and array. */
function placesOf(value: unknown, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [
    [...at, key],
    ...placesOf((value as Record<string | number, unknown>)[key], [...at, key]),
  ]);
}

/** The file without the member at a place, or with another value there. */
function edit(text: string, pick: (count: number) => number): string {
  const value = JSON.parse(text) as object;
  const places = placesOf(value);
  const path = places[pick(places.length)];
  if (path === undefined) return text;
  let holder: Record<string | number, unknown> = value as Record<string, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  const held = holder[last];
  if (typeof held === 'string' && pick(2) === 0) holder[last] = `${held}x`;
  else if (typeof held === 'number' && pick(2) === 0) holder[last] = held + 1;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Numbers that are the same in every run. */
function createPick(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * count);
  };
}

/** What a watcher keeps. */
interface Kept {
  readonly memory: Memory;
  readonly cache: Cache;
}

async function expectSame(
  files: Files,
  { memory, cache }: Kept,
  saved: string,
): Promise<'model' | 'problems'> {
  const remembered = buildModel(files, everySlot, memory);
  const fresh = buildModel(files, everySlot);
  expect(JSON.stringify(remembered), saved).toBe(JSON.stringify(fresh));
  if (!('model' in remembered) || !('model' in fresh)) return 'problems';
  const written = [...(await emitModel(remembered.model, cache))];
  expect(written, saved).toEqual([...(await emitModel(fresh.model))]);
  return 'model';
}

test(
  'whatever is saved in a shop, in whichever order: the model is that of a build from nothing',
  { timeout: 120_000 },
  async () => {
    const sound: Files = toFiles(createSoundShop());
    const kept: Kept = { memory: createMemory(), cache: createCache() };
    const pick = createPick(7);
    const counts = { model: 0, problems: 0 };
    let files = new Map(sound);
    for (let turn = 0; turn < 250; turn += 1) {
      const names = [...sound.keys()];
      const name = names[pick(names.length)] ?? '';
      // Now and then somebody takes back all he did, a file is gone, or one comes back.
      if (pick(6) === 0) files = new Map(sound);
      else if (pick(12) === 0) files.delete(name);
      else files.set(name, edit(files.get(name) ?? sound.get(name) ?? '{}', pick));
      counts[await expectSame(files, kept, `turn ${turn}: ${name}`)] += 1;
    }
    expect(counts.model).toBeGreaterThan(40);
    expect(counts.problems).toBeGreaterThan(40);
  },
);

test(
  'a field, a column and their texts in the product make what shows them anew, and nothing else',
  { timeout: 120_000 },
  async () => {
    const files = new Map(await readFiles(ROOT));
    const memory = createMemory();
    buildModel(files, createSlotExists(files), memory);
    const before = new Map(memory.parts);
    const change = (name: string, add: (json: never) => void) => {
      const json = JSON.parse(files.get(name) ?? '') as never;
      add(json);
      files.set(name, `${JSON.stringify(json, null, 2)}\n`);
    };
    change('schemas/crm/blacklist.entity.json', (entity: { properties: Record<string, object> }) => {
      entity.properties['extra'] = { type: 'string', 'x-type': 'text', maxLength: 40 };
    });
    change('schemas/crm/blacklist.list.json', (list: { columns: object[] }) => {
      list.columns.push({ field: 'extra' });
    });
    for (const language of ['vi', 'en', 'zh'])
      change(`schemas/crm/messages.${language}.json`, (texts: Record<string, string>) => {
        texts['blacklist.extra'] = 'extra';
      });
    const remembered = buildModel(files, createSlotExists(files), memory);
    expect(JSON.stringify(remembered)).toBe(JSON.stringify(buildModel(files)));
    expect(remembered).toHaveProperty('model');
    const made = [...memory.parts].filter(([name, part]) => before.get(name) !== part).map(([name]) => name);
    expect(made).toContain('schemas/crm/blacklist.list.json');
    expect(made).not.toContain('schemas/orders/orders.list.json');
    expect(made.length).toBeLessThan(before.size / 20);
  },
);

test(
  'a screen that is like another one follows it, and takes its texts until it has its own',
  { timeout: 120_000 },
  async () => {
    const files = new Map(await readFiles(ROOT));
    const memory = createMemory();
    const build = () => buildModel(files, createSlotExists(files), memory);
    build();
    const change = (name: string, add: (json: never) => void) => {
      const json = JSON.parse(files.get(name) ?? '') as never;
      add(json);
      files.set(name, `${JSON.stringify(json, null, 2)}\n`);
    };
    change('schemas/invoice/invoices.list.json', (list: { columns: { width?: number }[] }) => {
      for (const column of list.columns.slice(0, 1)) column.width = 333;
    });
    expect(JSON.stringify(build()).match(/"width":333/g)).toHaveLength(2);
    for (const language of ['vi', 'en', 'zh'])
      change(`schemas/invoice/messages.${language}.json`, (texts: Record<string, string>) => {
        texts['screen.only-invoice.mode.all'] = 'own';
      });
    const owned = JSON.stringify(build());
    expect(owned).toBe(JSON.stringify(buildModel(files)));
    expect(owned).toContain('screen.only-invoice.mode.all');
  },
);
