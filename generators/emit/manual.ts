import { createHash } from 'node:crypto';
import type { Language } from '#contract/session.ts';
import type { Cache } from '../cache.ts';
import type { Steps } from '../steps.ts';
import { LANGUAGES } from '../model/schemas.ts';
import type { Model } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports, toSpecifier } from '../print/imports.ts';
import { lines } from '../print/literal.ts';
import { emitLoad } from './expression.ts';
import { createPages } from './manual/page.ts';
import type { SaidPage } from './manual/page.ts';
import { createSpeaker } from './manual/said.ts';
import type { SaidBlock } from './manual/said.ts';
import { groupBy } from './manual/site.ts';
import { BUILT } from './names.ts';
import type { Names } from './names.ts';

export const MANUAL_FOLDER = `${BUILT}manual/`;

/** `built/manual/manual.gen.ts`: loads what there is and the pages of a module, in a language. */
export const MANUAL_FILE = `${MANUAL_FOLDER}manual.gen.ts`;

const SOURCES = 'schemas/**/*.json';

/** Whether there are words to write a manual with. */
export const hasManual = ({ manual }: Model): boolean => Object.keys(manual.vi).length > 0;

type Entry = readonly [path: string, text: string];

/** The manual: of each screen a page, in three languages. It takes long: whoever waits may do something else between two steps. */
export function* emitManual(model: Model, names: Names, cache: Cache): Steps<Entry[]> {
  if (!hasManual(model)) return [];
  const pages = yield* createPages(model, names);
  const byModule = [...groupBy(pages, ({ module }) => module)].sort(([a], [b]) => (a < b ? -1 : 1));
  function* emit(language: Language): Steps<Entry[]> {
    const texts = textsOf(model, language);
    const stamp = createHash('sha1')
      .update(JSON.stringify([...texts]))
      .digest('hex');
    const speak = createSpeaker(language, texts);
    const keep = (file: string, said: readonly object[], type: PrintedType): Entry => [
      file,
      cache.keep(file, [stamp, said], () => print(type, said.map(speak))),
    ];
    const entries: Entry[] = [
      keep(`${MANUAL_FOLDER}entries.${language}.gen.ts`, pages.map(toEntry), 'ManualEntry'),
    ];
    for (const [module, own] of byModule) {
      yield;
      entries.push(keep(pagesFile(module, language), own.map(toPage), 'ManualPage'));
    }
    return entries;
  }
  const files: Entry[] = [[MANUAL_FILE, emitModel(byModule.map(([module]) => module))]];
  for (const language of LANGUAGES) files.push(...(yield* emit(language)));
  return files;
}

const pagesFile = (module: string, language: Language): string =>
  `${MANUAL_FOLDER}${module}.${language}.gen.ts`;

function textsOf({ messages, manual }: Model, language: Language): ReadonlyMap<string, string> {
  const all = [...messages.map(({ texts }) => texts[language]), manual[language]];
  return new Map(all.flatMap((texts) => Object.entries(texts)));
}

type PrintedType = 'ManualEntry' | 'ManualPage';

/** As JSON: browsers read it fastest, and no compiler has to. */
function print(type: PrintedType, value: unknown): string {
  const imports = createImports(MANUAL_FILE);
  const name = imports.useType(type, '#contract/page.ts');
  const json = JSON.stringify(value).replace(/[\\']/g, '\\$&');
  return printFile(SOURCES, imports, [`export default JSON.parse('${json}') as readonly ${name}[];`]);
}

function emitModel(modules: readonly string[]): string {
  const imports = createImports(MANUAL_FILE);
  const type = imports.useType('ManualModel', '#contract/page.ts');
  const load = (toFile: (language: Language) => string) =>
    Object.fromEntries(LANGUAGES.map((each) => [each, emitLoad(toSpecifier(toFile(each), MANUAL_FOLDER))]));
  const value = lines({
    entries: load((language) => `${MANUAL_FOLDER}entries.${language}.gen.ts`),
    pages: Object.fromEntries(
      modules.map((module) => [module, load((language) => pagesFile(module, language))]),
    ),
  });
  return printFile(SOURCES, imports, [`export const manual: ${type} = ${value};`]);
}

const toPage = ({ screen, title, path, keys, blocks }: SaidPage) => ({ screen, title, path, keys, blocks });

function toEntry({ screen, module, title, blocks }: SaidPage) {
  return { screen, module, title, words: blocks.flatMap(namesIn) };
}

/** What people look for: the names in facts and states. */
function namesIn(block: SaidBlock): readonly unknown[] {
  if (block.kind === 'facts') return block.items.map(({ name }) => name);
  return block.kind === 'flow' ? block.states.map((state) => (state as { name: unknown }).name) : [];
}
