import type { ModelSeed } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import { Code, lines, plain } from '../print/literal.ts';
import { BUILT, SEEDS_FILE } from './names.ts';

/** `built/orders/order.seed.gen.server.ts`, below `src/generated`. */
export const seedFile = ({ generated }: ModelSeed): string => `${BUILT}${generated}.server.ts`;

/** `order.seed.gen.server.ts`: rows of the demo companies, as they are written. */
export function emitSeed(seed: ModelSeed): string {
  const imports = createImports(seedFile(seed));
  const type = imports.useType('SeedModel', '#contract/seed.ts');
  return printFile(seed.source, imports, [
    `export const ${seed.constant}: ${type} = ${lines(plain(seed.content))};`,
  ]);
}

/** `seeds.gen.server.ts`: all of them, by entity. */
export function emitSeeds(seeds: readonly ModelSeed[]): string {
  const imports = createImports(SEEDS_FILE);
  const type = imports.useType('SeedModel', '#contract/seed.ts');
  const sorted = [...seeds].sort((a, b) => (a.entity < b.entity ? -1 : 1));
  const names = sorted.map((seed) => new Code(imports.use(seed.constant, seedFile(seed))));
  return printFile('schemas/*/*.seed.json', imports, [
    `export const seeds: readonly ${type}[] = ${lines(names)};`,
  ]);
}
