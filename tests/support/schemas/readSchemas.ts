import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FilesByKind, Kind } from '../../../generators/model/schemas.ts';
import { findTwins, lendTexts, likeScreens } from './likeScreens.ts';

/*
 * The schema files as the testers' tools read them: straight from disk, without generator and generated code, so
 * that a fault of either is found.
 */

/** A schema file with where it stands: `schemas/<module>/<stem>.<kind>.json`. */
export type Schema<K extends Kind> = FilesByKind[K] & { readonly module: string; readonly stem: string };

export const LANGUAGES = ['vi', 'en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Schemas {
  modules: readonly Schema<'module'>[];
  lists: readonly Schema<'list'>[];
  forms: readonly Schema<'form'>[];
  reports: readonly Schema<'report'>[];
  imports: readonly Schema<'import'>[];
  pages: readonly Schema<'page'>[];
  actions: readonly Schema<'action'>[];
  /** By entity name. */
  entities: ReadonlyMap<string, Schema<'entity'>>;
  enums: ReadonlyMap<string, Schema<'enum'>>;
  workflows: readonly Schema<'workflow'>[];
  seeds: readonly Schema<'seed'>[];
  /** Every text of a language by its key. */
  texts: Readonly<Record<Language, ReadonlyMap<string, string>>>;
}

/** What moves records of an entity. */
export const workflowsOf = ({ workflows }: Pick<Schemas, 'workflows'>, entity: string) =>
  workflows.filter((workflow) => workflow.entity === entity);

/** Reads all schema files below a project's folder; throws on one that is no JSON. */
export function readSchemas(root: string): Schemas {
  const files = readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json') && !name.startsWith('_meta/'))
    .sort();
  const all = files.map((name) => toFile(root, name));
  const of = <K extends Kind>(kind: K): Schema<K>[] =>
    all.filter((file) => file.kind === kind).map(({ value }) => value as Schema<K>);
  const twins = findTwins([...of('list'), ...of('form')]);
  const texts = (language: Language): ReadonlyMap<string, string> =>
    lendTexts(
      new Map(
        all
          .filter(({ kind }) => kind === `messages.${language}`)
          .flatMap(({ texts: own }) => Object.entries(own)),
      ),
      twins,
    );
  return {
    modules: of('module').sort((a, b) => a.order - b.order),
    lists: likeScreens(of('list')),
    forms: likeScreens(of('form')),
    reports: of('report'),
    imports: of('import'),
    pages: of('page'),
    actions: of('action'),
    entities: new Map(of('entity').map((file) => [file.title, file])),
    enums: new Map(of('enum').map((file) => [file.name, file])),
    workflows: of('workflow'),
    seeds: of('seed'),
    texts: { vi: texts('vi'), en: texts('en'), zh: texts('zh') },
  };
}

/** `orders/order-detail.form.json` → module `orders`, stem `order-detail`, kind `form`. */
function toFile(root: string, name: string) {
  const [module = '', base = ''] = name.split('/');
  const [stem = '', ...rest] = base.replace(/\.json$/, '').split('.');
  const json = JSON.parse(readFileSync(join(root, 'schemas', name), 'utf8')) as Record<string, string>;
  const isTexts = stem === 'messages';
  // `module.json` is its module's own file.
  const kind = isTexts ? `messages.${rest[0]}` : (rest[0] ?? stem);
  return { kind, texts: json, value: isTexts ? json : { ...json, module, stem } };
}

/** `/orders/list` → `orders/list`: the id of a screen. */
export const toScreen = (route: string): string => route.slice(1);
