import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCache } from '../../generators/cache.ts';
import { createNames } from '../../generators/emit/names.ts';
import { emitShared, generate } from '../../generators/generate.ts';
import { buildModel } from '../../generators/model/build.ts';
import type { BenchRow } from './BenchRow.ts';
import { createSchemas } from './generatorSchemas.ts';

const ENTITIES = 100;
const PEER = "json-schema-to-typescript's command line";
const exists = () => 'yes' as const;

/** Gate D1: 100 entities of 20 fields and 120 screens, against the types alone by the peer's command line. */
export async function run(): Promise<BenchRow[]> {
  const schemas = createSchemas(ENTITIES);
  const peerMs = await median(3, () => runPeer(schemas));
  const typesMs = await median(5, (turn) => timeTypes(createSchemas(ENTITIES, turn + 1)));
  const allMs = await median(5, (turn) => timeAll(createSchemas(ENTITIES, turn + 10)));
  const editMs = await timeEdit(schemas);
  const peer = `${PEER}: ${Math.round(peerMs)} ms`;
  return [
    toRow('types of 100 entities', typesMs, peer, typesMs / peerMs, '<= 0.25x', 0.25),
    toRow('types, API, screens and validators', allMs, peer, allMs / peerMs, '<= 2x', 2),
    toRow('one entity edited, warm', editMs, 'goal of 50 ms', editMs / 50, '<= 50 ms', 1),
  ];
}

function toRow(what: string, value: number, peer: string, ratio: number, goal: string, most: number): BenchRow {
  return { gate: 'D1', what, value: Math.round(value), unit: 'ms', peer, ratio, goal, ok: ratio <= most };
}

async function timeTypes(schemas: ReadonlyMap<string, string>): Promise<number> {
  return time(async () => {
    const built = buildModel(schemas, exists);
    if ('problems' in built) throw new Error(JSON.stringify(built.problems.slice(0, 3)));
    await emitShared(built.model, createNames(built.model));
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
  let length = 100;
  return median(7, () => {
    length += 1;
    const edited = schemas.get(path)?.replace(/"maxLength": 1\d\d/, `"maxLength": ${length}`) ?? '';
    return time(() => generateAll(new Map([...schemas, [path, edited]]), cache));
  });
}

async function runPeer(schemas: ReadonlyMap<string, string>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'khuon-bench-'));
  try {
    await mkdir(join(folder, 'in'));
    const entities = [...schemas].filter(([path]) => path.includes('/thing') && path.endsWith('.entity.json'));
    for (const [path, text] of entities) await writeFile(join(folder, 'in', path.split('/').pop() ?? ''), text);
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

async function median(times: number, measure: (turn: number) => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let turn = 0; turn < times; turn += 1) values.push(await measure(turn));
  return values.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}
