import type { Codes } from '#contract/model.ts';
import { at, buildCodes } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { Source } from './buildSources.ts';
import { STANDARD } from './buildFieldFacts.ts';
import { remember } from './remember.ts';
import type { FieldFile } from './schemas.ts';
import type { ModelEntity } from './types.ts';

/** Who may do what with the records of an entity. */
export type Access = Pick<ModelEntity, 'access' | 'lookup'>;

/**
 * Rights of every entity. What its `x-access` leaves open follows the screens: reading from all lists, forms and
 * handwritten pages over it, creating and changing from the forms that do it; nobody deletes. Child rows are read with their parent's
 * rights and written through their parent only: its totals and rules look at them.
 */
export function buildAccess(context: Context): ReadonlyMap<string, Access> {
  const names = [...context.entities.keys()];
  const lookups = buildLookups(context);
  return new Map(
    names.map((name) => {
      const access = accessOf(context, name);
      return [name, { access, lookup: joinCodes([access.read, ...(lookups.get(name) ?? [])]) }];
    }),
  );
}

/** Rights of one entity. */
export const accessOf = (context: Context, name: string): ModelEntity['access'] =>
  remember(context, `access ${name}`, [], () => readAccess(context, name, []));

function readAccess(context: Context, name: string, seen: readonly string[]): ModelEntity['access'] {
  const source = context.entities.get(name);
  const parent = context.parents.get(name)?.entity.value.title;
  const isChild = parent !== undefined && !seen.includes(parent);
  const usual = isChild
    ? { read: readAccess(context, parent, [...seen, name]).read, create: null, update: null, delete: null }
    : accessOfScreens(context, name);
  const { people: _, ...own } = source?.value['x-access'] ?? {};
  return { ...usual, ...own };
}

/** Reports codes of `x-access` that nobody declares. */
export function checkAccess(context: Context, source: Source<'entity'>): void {
  for (const [right, codes] of Object.entries(source.value['x-access'] ?? {})) {
    buildCodes(context, codes, at(source, 'x-access', right));
  }
}

function accessOfScreens(context: Context, name: string): ModelEntity['access'] {
  const lists = context.lists.filter(({ value }) => value.entity === name);
  const forms = context.forms.filter(({ value }) => value.entity === name && value.mode !== 'dialog');
  const edits = forms.filter(({ value }) => value.mode === 'edit');
  return {
    read: joinCodes([...lists.map(codesOf), ...forms.map(codesOf), ...pagesOver(context, name)]),
    create: joinCodes(forms.map((form) => createCodes(form) ?? null)),
    update: joinCodes(edits.map(({ value }) => value.permissions)),
    delete: null,
  };
}

const codesOf = ({ value }: { readonly value: { readonly permissions: Codes } }): Codes => value.permissions;

/** Codes of the handwritten pages that draw records of an entity; who is not signed in reads none. */
function pagesOver({ pages }: Context, name: string): Codes[] {
  const over = pages.filter(({ value }) => value.public !== true && value.entities?.includes(name));
  return over.map(({ value }) => value.permissions ?? []);
}

/** Who may create with a form; undefined for forms that do not. */
export function createCodes({ value }: Source<'form'>): Codes | undefined {
  if (value.mode === 'create') return value.permissions;
  return value.create === true ? value.permissions : value.create;
}

/** Any of the codes of all: `[]` (any login) swallows the others, null (nobody) adds nothing. */
function joinCodes(all: readonly Codes[]): Codes {
  const open = all.filter((codes) => codes !== null);
  if (open.length === 0) return null;
  return open.some((codes) => codes.length === 0) ? [] : [...new Set(open.flat())];
}

/** Entity → codes of the screens and forms that refer to it. */
function buildLookups(context: Context): ReadonlyMap<string, Codes[]> {
  const lookups = new Map<string, Codes[]>();
  const add = (targets: readonly Target[], codes: Codes): void => {
    for (const { entity, read } of targets)
      lookups.set(entity, [...(lookups.get(entity) ?? []), codes?.length === 0 ? read : codes]);
  };
  for (const { value } of context.lists) {
    const shown = [...value.columns, ...(value.filters ?? [])];
    const makers = shown.flatMap(({ field }) => (STANDARD[field] ? targetOf(STANDARD[field]) : []));
    add([...targetsOf(context, value.entity), ...makers.slice(0, 1)], value.permissions);
  }
  for (const { value } of context.reports) add(targetsOf(context, value.dataset.entity), value.permissions);
  for (const { value } of context.imports) add(targetsOf(context, value.entity), value.permissions);
  for (const form of context.forms) {
    const own = Object.values(form.value.data?.properties ?? {}).flatMap(targetOf);
    const behind = form.value.entity === undefined ? [] : targetsOf(context, form.value.entity);
    add([...own, ...behind], joinCodes([form.value.permissions, createCodes(form) ?? null]));
  }
  return lookups;
}

/** What a field refers to, and who of those that a screen is open to reads it there: `[]` all of them. */
interface Target {
  readonly entity: string;
  readonly read: Codes;
}

function targetOf(field: FieldFile): readonly Target[] {
  const entity = field['x-reference']?.entity ?? field['x-links']?.entity;
  return entity === undefined ? [] : [{ entity, read: field['x-access']?.read ?? [] }];
}

/** Entities that a record refers to, its child rows included. */
function targetsOf(context: Context, entity: string, seen: readonly string[] = []): readonly Target[] {
  const fields = Object.values(context.entities.get(entity)?.value.properties ?? {});
  const own = fields.flatMap(targetOf);
  const children = fields
    .flatMap((field) => field['x-rows']?.entity ?? [])
    .filter((child) => !seen.includes(child));
  const below = children.flatMap((child) => targetsOf(context, child, [...seen, entity]));
  return [...own, ...below].filter((target) => target.entity !== entity);
}
