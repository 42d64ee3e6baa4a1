import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources, ROOT } from './tree.ts';

/*
 * The kits know no module but `system`: no module, no entity and no right of another one, built or only on the map of entities
 * (schemas/README.md). A name of two words and a code of a right are meant wherever they stand. A name of one word is meant as well,
 * but for words that programs are full of: those, and the words of the generator's messages, are meant as tables, addresses and
 * arguments of what finds entities.
 */

const OWN = 'system';

const ENGLISH: ReadonlySet<string> = new Set([
  'cell',
  'keyword',
  'material',
  'order',
  'place',
  'present',
  'request',
  'stamp',
]);

/** What is left, by file. It goes when the module that it belongs to declares it; what is gone goes from here. */
const LEFT: Readonly<Record<string, readonly string[]>> = {
  // A fact of the company, as the session has it (interface 4).
  'src/web/account/AccountPage.tsx': ['distributor'],
  // Icons are called as what they stand for.
  'src/web/app/Icon.tsx': ['crm', 'dc', 'invoice', 'office'],
  // Users of the demo.
  'src/web/auth/demoAccounts.ts': ['crm', 'distributor', 'office'],
  // The vocabulary of Dublin Core.
  'src/server/files/readSvg.ts': ['dc'],
};

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface ModuleFile {
  name: string;
  permissions?: readonly { code: string }[];
}

const modules = readdirSync(join(ROOT, 'schemas'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => JSON.parse(read(`schemas/${name}/module.json`)) as ModuleFile);

/** Module and entity of each line of the map. */
function readMap(): (readonly [module: string, entity: string])[] {
  const [, table = ''] =
    /\n\| module +\| entity .*\n\|[ |-]+\n((?:\|.*\n)+)/.exec(read('schemas/README.md')) ?? [];
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, module = '', entity = '']) => [module, entity.split(' ')[0] ?? '']);
}

const map = readMap();
const own = new Set([OWN, ...map.flatMap(([module, entity]) => (module === OWN ? [entity] : []))]);
const names = new Set(
  [...map.flat(), ...modules.map(({ name }) => name)].filter((name) => name !== '' && !own.has(name)),
);
const codes = new Set(
  modules
    .filter(({ name }) => name !== OWN)
    .flatMap(({ permissions = [] }) => permissions.map(({ code }) => code)),
);

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');

/** Words that name tables, addresses and entities. */
const PLACES = [
  /\b(?:from|join|into|update|table) "?(\w+)"?/g,
  /['"`]\/([\w-]+)/g,
  /\b(?:entityOf|findEntity)\([^)]*'(\w+)'\)/g,
];

function wordsOf(path: string, text: string): Set<string> {
  const all = new Set([...text.matchAll(/\w+/g)].map(([word]) => word));
  const placed = new Set(PLACES.flatMap((place) => [...text.matchAll(place)].map(([, word = '']) => word)));
  const isPlain = (word: string): boolean =>
    ENGLISH.has(singular(word)) || (path.startsWith('generators/') && !word.includes('_'));
  const isMeant = (word: string): boolean =>
    codes.has(word) ||
    ((names.has(word) || names.has(singular(word))) && (!isPlain(word) || placed.has(word)));
  return new Set([...all].filter(isMeant));
}

const singular = (word: string): string => word.replace(/s$/, '');

it('names no module, entity or right in the kits', () => {
  expect(map.length).toBeGreaterThan(100);
  expect(codes.size).toBeGreaterThan(50);
  const folders = ['src/web', 'src/server', 'src/fields', 'src/contract', 'generators'];
  const found = folders
    .flatMap((folder) => readSources(folder))
    .flatMap(({ path, text }) => {
      const words = [...wordsOf(path, withoutComments(text))].sort();
      return words.length > 0 ? [[path, words] as const] : [];
    });
  expect(Object.fromEntries(found)).toEqual(LEFT);
});
