import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCache } from '../../generators/cache.ts';
import { createNames } from '../../generators/emit/names.ts';
import { emitEntities, generate } from '../../generators/generate.ts';
import { buildModel } from '../../generators/model/build.ts';
import type { BenchRow } from './BenchRow.ts';
import { createSchemas } from './generatorSchemas.ts';

const ENTITIES = 100;
const TURNS = 5;
const EDIT_MS = 50;
const PEER = "json-schema-to-typescript's command line";
const exists = () => 'yes' as const;

/**
 * Gate D1: 100 entities of 20 fields and 120 screens, against the types alone by the peer's command line. Both
 * sides take turns, so that a busy machine slows them alike; the first turn only warms up.
 */
export async function run(): Promise<BenchRow[]> {
  const turns: Turn[] = [];
  for (let turn = 0; turn <= TURNS; turn += 1) turns.push(await takeTurn(turn));
  const counted = turns.slice(1);
  return [
    toRow('types of 100 entities', counted, ({ typesMs }) => typesMs, 0.25),
    toRow('types, API, screens and validators', counted, ({ allMs }) => allMs, 2),
    toEditRow(await timeEdit(createSchemas(ENTITIES))),
  ];
}

interface Turn {
  peerMs: number;
  typesMs: number;
  allMs: number;
}

async function takeTurn(turn: number): Promise<Turn> {
  return {
    peerMs: await runPeer(createSchemas(ENTITIES)),
    typesMs: await timeTypes(createSchemas(ENTITIES, 2 * turn + 1, false)),
    allMs: await timeAll(createSchemas(ENTITIES, 2 * turn + 2)),
  };
}

function toRow(what: string, turns: readonly Turn[], of: (turn: Turn) => number, most: number): BenchRow {
  const ratio = median(turns.map((turn) => of(turn) / turn.peerMs));
  const peer = `${PEER}: ${Math.round(median(turns.map(({ peerMs }) => peerMs)))} ms`;
  return {
    gate: 'D1',
    what,
    value: Math.round(median(turns.map(of))),
    unit: 'ms',
    peer,
    ratio,
    goal: `<= ${most}x`,
    ok: ratio <= most,
  };
}

function toEditRow(editMs: number): BenchRow {
  const what = 'one entity edited, warm';
  const [ratio, goal] = [editMs / EDIT_MS, `<= ${EDIT_MS} ms`];
  return {
    gate: 'D1',
    what,
    value: Math.round(editMs),
    unit: 'ms',
    peer: 'the goal',
    ratio,
    goal,
    ok: ratio <= 1,
  };
}

async function timeTypes(schemas: ReadonlyMap<string, string>): Promise<number> {
  return time(async () => {
    const built = buildModel(schemas, exists);
    if ('problems' in built) throw new Error(JSON.stringify(built.problems.slice(0, 3)));
    await emitEntities(built.model, createNames(built.model));
  });
}

function timeAll(schemas: ReadonlyMap<string, string>): Promise<number> {
  return time(() => generateAll(schemas));
}

async function generateAll(schemas: ReadonlyMap<string, string>, cache = createCache()): Promise<void> {
  const result = await generate(schemas, exists, cache);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems.slice(0, 3)));
}

/** A field's limit is changed in a tree that was generated before; the median of several such edits. */
async function timeEdit(schemas: ReadonlyMap<string, string>): Promise<number> {
  const cache = createCache();
  await generateAll(schemas, cache);
  const path = 'schemas/bench/thing7.entity.json';
  const edits: number[] = [];
  for (let length = 101; length <= 111; length += 1) {
    const edited = schemas.get(path)?.replace('"maxLength": 100', `"maxLength": ${length}`) ?? '';
    edits.push(await time(() => generateAll(new Map([...schemas, [path, edited]]), cache)));
  }
  return median(edits);
}

async function runPeer(schemas: ReadonlyMap<string, string>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'khuon-bench-'));
  try {
    await mkdir(join(folder, 'in'));
    const entities = [...schemas].filter(
      ([path]) => path.includes('/thing') && path.endsWith('.entity.json'),
    );
    for (const [path, text] of entities)
      await writeFile(join(folder, 'in', path.split('/').pop() ?? ''), text);
    const cli = createRequire(import.meta.url).resolve('json-schema-to-typescript/dist/src/cli.js');
    return await time(async () => {
      await promisify(execFile)(process.execPath, [cli, '-i', join(folder, 'in'), '-o', join(folder, 'out')]);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function time(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
