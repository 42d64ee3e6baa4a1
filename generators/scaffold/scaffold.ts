import { applyEdits, modify } from 'jsonc-parser';
import type { JSONPath } from 'jsonc-parser';
import { toMessagesFile } from '../model/buildTexts.ts';
import type { ModuleFile } from '../model/schemas.ts';
import { LANGUAGES } from '../model/schemas.ts';
import type { Json } from '../model/types.ts';
import type { Draft, Refusal, ScaffoldRequest } from './Draft.ts';
import { draftEntity, draftForm, draftList, draftModule } from './buildDrafts.ts';
import { printSchema } from './printSchema.ts';
import type { Words } from './words.ts';

const DRAFTS = { module: draftModule, entity: draftEntity, list: draftList, form: draftForm };

/**
 * New and extended schema files by path, or why nothing is made. Whole files are only added; the module's
 * messages and menu gain what is missing and lose nothing.
 */
export function scaffold(
  files: ReadonlyMap<string, string>,
  request: ScaffoldRequest,
): { readonly files: ReadonlyMap<string, string> } | Refusal {
  const refusal = refuse(files, request);
  if (refusal !== null) return refusal;
  const draft = DRAFTS[request.kind](files, request);
  if ('problem' in draft) return draft;
  const taken = Object.keys(draft.files).find((path) => files.has(path));
  if (taken !== undefined) return { problem: `${taken} exists already. Nothing was written.` };
  const written = new Map(Object.entries(draft.files).map(([path, value]) => [path, printSchema(value)]));
  for (const [path, text] of buildTexts(files, request.module, draft)) written.set(path, text);
  const module = buildModuleFile(files, request, draft);
  if (module !== null) written.set(`schemas/${request.module}/module.json`, module);
  return { files: written };
}

const NAMES = { module: /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, stem: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/ };

function refuse(files: ReadonlyMap<string, string>, { kind, module, stem }: ScaffoldRequest): Refusal | null {
  if (!NAMES.module.test(module))
    return { problem: `"${module}" is no name of a module: it is snake_case, e.g. fleet.` };
  if (kind === 'module') return null;
  if (!NAMES.stem.test(stem))
    return { problem: `"${stem}" is no file name: it is kebab-case, e.g. trip-cost.` };
  if (files.has(`schemas/${module}/module.json`)) return null;
  return { problem: `There is no module "${module}". Run "npm run new -- module ${module}" first.` };
}

function buildTexts(files: ReadonlyMap<string, string>, module: string, draft: Draft): [string, string][] {
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
  files: ReadonlyMap<string, string>,
  module: string,
  language: (typeof LANGUAGES)[number],
): Readonly<Record<string, string>> {
  return JSON.parse(files.get(toMessagesFile(module, language)) ?? '{}') as Record<string, string>;
}

function findModuleName(files: ReadonlyMap<string, string>, module: string): Words {
  const [vi, en, zh] = LANGUAGES.map(
    (language) => readTexts(files, module, language)[`module.${module}`] ?? module,
  );
  return { vi: vi ?? module, en: en ?? module, zh: zh ?? module };
}

/** The module.json with the link and the used module; null when nothing is to be added. */
function buildModuleFile(
  files: ReadonlyMap<string, string>,
  { module }: ScaffoldRequest,
  draft: Draft,
): string | null {
  const path = `schemas/${module}/module.json`;
  const text = files.get(path);
  if (text === undefined || (draft.menu === undefined && draft.uses === undefined)) return null;
  const value = JSON.parse(text) as ModuleFile;
  const withUses = draft.uses === undefined ? text : insert(text, ['uses'], value.uses?.length, draft.uses);
  if (draft.menu === undefined) return withUses;
  const group = value.menu?.findIndex((one) => one.group === module) ?? -1;
  return group >= 0
    ? insert(withUses, ['menu', group, 'items'], value.menu?.[group]?.items.length, draft.menu)
    : insert(withUses, ['menu'], value.menu?.length, { group: module, items: [draft.menu] });
}

/** Adds an item at the end of an array, which is made when it is not there. */
function insert(text: string, path: JSONPath, length: number | undefined, item: Json): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  const edits =
    length === undefined
      ? modify(text, path, [item], { formattingOptions })
      : modify(text, [...path, length], item, { formattingOptions, isArrayInsertion: true });
  return applyEdits(text, edits);
}
