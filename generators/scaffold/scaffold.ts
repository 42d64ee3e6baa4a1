import { toMessagesFile } from '../model/buildTexts.ts';
import type { ModuleFile } from '../model/schemas.ts';
import { LANGUAGES } from '../model/schemas.ts';
import type { JsonObject } from '../model/types.ts';
import type { Draft, Refusal, ScaffoldRequest } from './Draft.ts';
import { draftAction } from './draftAction.ts';
import { draftEntity, draftForm, draftList, draftModule, draftPrint } from './buildDrafts.ts';
import { printSchema } from './printSchema.ts';
import type { Words } from './words.ts';

type Files = ReadonlyMap<string, string>;

export const DRAFTS = {
  module: draftModule,
  entity: draftEntity,
  list: draftList,
  form: draftForm,
  print: draftPrint,
  action: draftAction,
};

/**
 * New and extended schema files by path, or why nothing is made. Whole files are only added; the module's
 * messages and menu gain what is missing and lose nothing.
 */
export function scaffold(files: Files, request: ScaffoldRequest): { readonly files: Files } | Refusal {
  const refusal = refuse(files, request);
  if (refusal !== null) return refusal;
  const draft = DRAFTS[request.kind](files, request);
  if ('problem' in draft) return draft;
  const taken = Object.keys(draft.files).find((path) => files.has(path));
  if (taken !== undefined) return { problem: `${taken} exists already. Nothing was written.` };
  const written = new Map(Object.entries(draft.files).map(([path, value]) => [path, printSchema(value)]));
  for (const [path, text] of buildTexts(files, request.module, draft)) written.set(path, text);
  if (draft.code !== undefined && !files.has(draft.code.path)) written.set(draft.code.path, draft.code.text);
  const module = buildModuleFile(files, request.module, draft);
  if (module !== null) written.set(`schemas/${request.module}/module.json`, module);
  return { files: written };
}

const NAMES = { module: /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, stem: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/ };

function refuse(files: Files, { kind, module, stem }: ScaffoldRequest): Refusal | null {
  if (!NAMES.module.test(module))
    return { problem: `"${module}" is no name of a module: it is snake_case, e.g. fleet.` };
  if (kind === 'module') return null;
  if (!NAMES.stem.test(stem))
    return { problem: `"${stem}" is no file name: it is kebab-case, e.g. trip-cost.` };
  if (files.has(`schemas/${module}/module.json`)) return null;
  return { problem: `There is no module "${module}". Run "npm run new -- module ${module}" first.` };
}

function buildTexts(files: Files, module: string, draft: Draft): [string, string][] {
  const menu = draft.menu === undefined ? {} : { [`menu_group.${module}`]: findModuleName(files, module) };
  const texts: Readonly<Record<string, Words>> = { ...menu, ...draft.texts };
  const shared = LANGUAGES.map((language) => readTexts(files, '_shared', language));
  return LANGUAGES.map((language, index) => {
    const present = readTexts(files, module, language);
    const added = Object.entries(texts).filter(
      ([key]) => !(key in present) && !(key in (shared[index] ?? {})),
    );
    const all = { ...present, ...Object.fromEntries(added.map(([key, words]) => [key, words[language]])) };
    const sorted = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
    return [toMessagesFile(module, language), printSchema(Object.fromEntries(sorted))];
  });
}

function readTexts(
  files: Files,
  module: string,
  language: (typeof LANGUAGES)[number],
): Readonly<Record<string, string>> {
  return JSON.parse(files.get(toMessagesFile(module, language)) ?? '{}') as Record<string, string>;
}

function findModuleName(files: Files, module: string): Words {
  const [vi, en, zh] = LANGUAGES.map(
    (language) => readTexts(files, module, language)[`module.${module}`] ?? module,
  );
  return { vi: vi ?? module, en: en ?? module, zh: zh ?? module };
}

/** The module.json with the link and the used module; null when nothing is to be added. */
function buildModuleFile(files: Files, module: string, { menu, uses }: Draft): string | null {
  const text = files.get(`schemas/${module}/module.json`);
  if (text === undefined || (menu === undefined && uses === undefined)) return null;
  const value = JSON.parse(text) as JsonObject;
  const present = value as unknown as ModuleFile;
  return printSchema({
    ...value,
    ...(uses === undefined ? {} : { uses: [...(present.uses ?? []), uses] }),
    ...(menu === undefined ? {} : { menu: addItem(present.menu ?? [], module, menu) }),
  });
}

type Menu = NonNullable<ModuleFile['menu']>;

function addItem(menu: Menu, group: string, item: Menu[number]['items'][number]): JsonObject[] {
  const isNew = menu.every((one) => one.group !== group);
  const groups: Menu = isNew ? [...menu, { group, items: [] }] : menu;
  return groups.map((one) => ({ ...one, items: one.group === group ? [...one.items, item] : one.items }));
}
