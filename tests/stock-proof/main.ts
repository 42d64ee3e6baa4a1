import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildServer } from '../support/buildServer.ts';
import { fillHouse } from './fillHouse.ts';
import { findBroken } from './findBroken.ts';
import { openHouse, type House } from './House.ts';
import { provePlanted } from './planted.ts';
import { Worker, type Shared } from './Worker.ts';

/*
 * `npm run stock-proof`: many workers create, allocate, pick, pack, hand over, take back and cancel orders for the same few
 * articles at once, through two processes on PostgreSQL or the one of the embedded database. Every `--every` operations all
 * wait while the invariants of stock (domain B0) are looked at; with `--kills` a process is killed instead, and what was
 * acknowledged must be there. Exit code 1 when anything is broken. `--planted` breaks copies of the project and shows that
 * each race is found.
 */

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    workers: { type: 'string', default: '64' },
    database: { type: 'string', default: 'postgres' },
    every: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    planted: { type: 'boolean', default: false },
  },
});

if (values.planted) process.exit(provePlanted(Number(values.operations)) ? 0 : 1);

const kind: House['kind'] = values.database === 'embedded' ? 'embedded' : 'postgres';
const [operations, workers, every, kills, seed] = [
  values.operations,
  values.workers,
  values.every,
  values.kills,
  values.seed,
].map(Number) as [number, number, number, number, number];

const built = await buildServer();
const house = await openHouse(kind, built.program);
let failed = true;
try {
  failed = await prove();
} finally {
  await house.close();
  built.remove();
}
process.exit(failed ? 1 : 0);

async function prove(): Promise<boolean> {
  const floor = await house.look((ask) => fillHouse(ask, workers));
  const shared: Shared = {
    house,
    floor,
    orders: [],
    acknowledged: { orders: [], transitions: [], steps: [] },
    answers: new Map(),
    faults: [],
    times: [],
  };
  const all = Array.from({ length: workers }, (_, index) => new Worker(shared, index, seed));
  for (const worker of all) await worker.signIn();
  console.log(`${workers} workers, ${operations} operations, ${kind}, seed ${seed}`);
  const broken: string[] = [];
  const readyMs: number[] = [];
  const span = kills > 0 ? Math.ceil(operations / kills) : every;
  for (let done = 0; done < operations && broken.length === 0; done += span) {
    const killing = kills > 0 ? killMeanwhile(done / span) : Promise.resolve([]);
    await operate(all, Math.min(span, operations - done));
    readyMs.push(...(await killing));
    broken.push(...(await house.look((ask) => findBroken(ask, shared.acknowledged))), ...shared.faults);
    shared.acknowledged.transitions.length = 0;
    shared.acknowledged.steps.length = 0;
    if (done % (span * 10) === 0) console.log(`${done + span} operations, ${broken.length} broken`);
  }
  report(shared, broken, readyMs);
  return broken.length > 0;
}

/** All workers at once, until so many operations are begun; ends when all have ended. */
async function operate(all: readonly Worker[], count: number): Promise<void> {
  let left = count;
  await Promise.all(
    all.map(async (worker) => {
      while ((left -= 1) >= 0) await worker.operate();
    }),
  );
}

/** At some moment of the next operations. */
async function killMeanwhile(turn: number): Promise<number[]> {
  await wait(100 + ((turn * 7919) % 900));
  return [await house.kill(turn)];
}

function report({ answers, times, faults }: Shared, broken: readonly string[], readyMs: number[]): void {
  for (const [said, count] of [...answers].toSorted(([, one], [, other]) => other - one).slice(0, 60))
    console.log(`${String(count).padStart(7)}  ${said}`);
  console.log(`answers: p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms`);
  if (readyMs.length > 0)
    console.log(`${readyMs.length} kills, ready again p95 ${quantile(readyMs, 0.95)} ms (limit 3000)`);
  for (const line of broken.slice(0, 40)) console.log(`BROKEN ${line}`);
  console.log(`${broken.length} broken, ${faults.length} answers that must not be`);
}

function quantile(all: readonly number[], share: number): number {
  const sorted = all.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
