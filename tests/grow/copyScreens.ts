import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What of a schema file says where its screen stands and by which calls it is served. */
interface Placed {
  entity?: string;
  mode?: string;
  kind?: string;
  route?: string;
  routes?: string[];
}

const SCREEN = /\.(list|form|report|import|page)\.json$/;
const LANGUAGES = ['vi', 'en', 'zh'];

/**
 * Puts every screen that has an address into a project's schemas so many times in all, each at addresses and with texts of
 * its own; gives how many screens there are then. Dialogs stay one, they belong to their transition; so does the page of settings.
 */
export function copyScreens(root: string, times: number): number {
  const folder = join(root, 'schemas');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => SCREEN.test(name) && !name.startsWith('_meta'))
    .map((name) => join(folder, name));
  for (const file of files)
    for (let number = 2; number <= times; number += 1) copyScreen(file, `-copy${number}`);
  return files.filter(isPlaced).length * times + files.filter((file) => !isPlaced(file)).length;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const readPlaced = (file: string): Placed => read(file) as Placed;
const write = (file: string, json: object): void => writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);

function isPlaced(file: string): boolean {
  const { route, routes, mode, kind } = readPlaced(file);
  return mode !== 'dialog' && kind !== 'settings' && (route ?? routes) !== undefined;
}

/** Forms ask calls of others. */
const isForm = (file: string): boolean => file.endsWith('.form.json');

function copyScreen(file: string, ending: string): void {
  if (!isPlaced(file)) return;
  const {
    route,
    routes = [],
    ...json
  } = isForm(file) ? readPlaced(file) : (moveCalls(readPlaced(file), ending) as Placed);
  const folder = dirname(file);
  const [stem = '', ...kind] = basename(file).split('.');
  write(join(folder, [stem + ending, ...kind].join('.')), {
    ...json,
    ...(route && { route: move(route, ending) }),
    ...(routes.length > 0 && { routes: routes.map((one) => move(one, ending)) }),
  });
  copyArticles(folder, stem, ending);
  const screens = [route, ...routes].flatMap((one) => (one ? [`screen.${toStatic(one).slice(1)}`] : []));
  copyTexts(folder, json.entity || !isForm(file) ? screens : [...screens, stem, `rule.${stem}`], {
    ending,
    said: readFileSync(file, 'utf8'),
  });
}

/** Every `url` and what is in `urls`, however deep: no two screens are served by one call. */
function moveCalls(json: unknown, ending: string, isUrl = false): unknown {
  if (typeof json === 'string') return isUrl && json.startsWith('/') ? move(json, ending) : json;
  if (Array.isArray(json)) return json.map((one) => moveCalls(one, ending));
  if (typeof json !== 'object' || json === null) return json;
  const moved = Object.entries(json).map(([key, value]) => [
    key,
    moveCalls(value, ending, isUrl || key === 'url' || key === 'urls'),
  ]);
  return Object.fromEntries(moved);
}

/** `/check/{code}` → `/check`. */
const toStatic = (address: string): string => address.replace(/\/[^/]*\{.*$/, '');

/** `/check/{code}` → `/check-copy2/{code}`. */
const move = (address: string, ending: string): string =>
  `${toStatic(address)}${ending}${address.slice(toStatic(address).length)}`;

/** Long texts lie beside the page of the same name. */
function copyArticles(folder: string, stem: string, ending: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(`${stem}.`) && one.endsWith('.md')))
    copyFileSync(join(folder, name), join(folder, name.replace(stem, stem + ending)));
}

/** What the file names by its whole key is everybody's. */
function copyTexts(
  folder: string,
  starts: readonly string[],
  { ending, said }: { ending: string; said: string },
): void {
  for (const language of LANGUAGES) {
    const file = join(folder, `messages.${language}.json`);
    const texts = read(file) as Record<string, string>;
    const copies = starts.flatMap((start) =>
      Object.entries(texts)
        .filter(([key]) => key.startsWith(`${start}.`) && !said.includes(`"${key}"`))
        .map(([key, text]) => [start + ending + key.slice(start.length), text]),
    );
    write(file, { ...texts, ...Object.fromEntries(copies) });
  }
}
