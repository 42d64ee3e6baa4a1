import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bench/processes.ts';

const FOLDER = path.join(ROOT, '.build/stock-planted');
const COPIED = ['schemas', 'src', 'generators', 'tests', 'package.json', 'vite.config.ts', 'tsconfig.json'];

/** A lock, a check or a promise that is taken out of the product. */
interface Race {
  what: string;
  file: string;
  from: string | RegExp;
  to: string;
}

const RACES: readonly Race[] = [
  {
    what: 'levels are read without a lock',
    file: 'src/modules/stock/levels.server.ts',
    from: ".forUpdate('l')",
    to: '',
  },
  {
    what: 'balances are read without a lock',
    file: 'src/modules/stock/balances.server.ts',
    from: ".forUpdate('b')",
    to: '',
  },
  {
    what: 'records are read without a lock',
    file: 'src/server/write/readStored.ts',
    from: "' for update of t'",
    to: "''",
  },
  {
    what: 'what a document holds is read before the lock alone',
    file: 'src/modules/stock/holds.server.ts',
    from: 'return { levels, holds: await readHolds(context, type, ids) };',
    to: 'return { levels, holds: before };',
  },
  {
    what: 'holds are ended without giving their level back',
    file: 'src/modules/stock/stock.api.server.ts',
    from: 'await changeLevels(context, levels, [...held(holds, -1), ...channels]);',
    to: 'await changeLevels(context, levels, channels);',
  },
  {
    what: 'goods go out and are held all the same',
    file: 'src/modules/stock/stock.api.server.ts',
    from: "await endHolds(context, holds, 'consumed');",
    to: '',
  },
  {
    what: 'a step of scanning that is sent again counts again',
    file: 'src/modules/warehouse/scanPickup.server.ts',
    from: 'if (await isCounted(context, input.operation))',
    to: 'if (false && (await isCounted(context, input.operation)))',
  },
  {
    what: 'what came back comes back again',
    file: 'src/modules/stock/stock.api.server.ts',
    from: "case when m.from_place = 'stock' then m.quantity else -m.quantity end",
    to: "case when m.from_place = 'stock' then m.quantity else 0 end",
  },
  {
    what: 'a canceled order keeps what it holds',
    file: 'src/modules/orders/stock.server.ts',
    from: "release(context, documentsOf(changes), 'order_canceled')",
    to: "release(context, { ...documentsOf(changes), ids: [] }, 'order_canceled')",
  },
  {
    what: 'the ledger forgets now and then',
    file: 'src/modules/stock/ledger.server.ts',
    from: 'const taken = movements.flatMap((movement) => pick(context, balances, movement));',
    to: 'const taken = movements.slice(0, 2).flatMap((movement) => pick(context, balances, movement));',
  },
];

/** Breaks a copy of the project in one place after the other, and runs the proof there: true when it finds each. */
export function provePlanted(operations: number): boolean {
  const missed = RACES.filter((race) => {
    const isFound = isFoundIn(race, operations);
    console.log(`${isFound ? 'found ' : 'MISSED'} ${race.what}`);
    return !isFound;
  });
  rmSync(FOLDER, { recursive: true, force: true });
  console.log(`${RACES.length - missed.length} of ${RACES.length} found`);
  return missed.length === 0;
}

function isFoundIn({ what, file, from, to }: Race, operations: number): boolean {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const name of COPIED) cpSync(path.join(ROOT, name), path.join(FOLDER, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(FOLDER, 'node_modules'));
  const place = path.join(FOLDER, file);
  const text = readFileSync(place, 'utf8');
  const broken = text.replace(from, to);
  if (broken === text)
    throw new Error(`${what}: nothing changed in ${file}; mend tests/stock-proof/planted.ts`);
  writeFileSync(place, broken);
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const args = [tsx, 'tests/stock-proof/main.ts', '--operations', String(operations), '--every', '500'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: FOLDER, encoding: 'utf8' });
  const first = stdout.split('\n').find((line) => line.startsWith('BROKEN'));
  if (first) console.log(`       ${first.slice(0, 160)}`);
  return status === 1 && first !== undefined;
}
