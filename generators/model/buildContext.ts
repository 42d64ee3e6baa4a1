import type { Codes } from '#contract/model.ts';
import type { Fields } from '../logic/types.ts';
import { hintOf } from './buildReport.ts';
import type { Place, Report } from './buildReport.ts';
import { standardFields } from './buildFieldFacts.ts';
import { toModule } from './buildSources.ts';
import type { Path, RawSource, Source } from './buildSources.ts';
import type { Texts } from './buildTexts.ts';
import type { Memory } from './remember.ts';
import type { CodesFile, FieldFile, Kind, TransitionFile } from './schemas.ts';
import type { SlotExists } from './types.ts';

/** Everything that is known by name, and where problems and texts are noted. */
export interface Context {
  /** Parts that need not be made again. */
  readonly memory: Memory;
  readonly report: Report;
  readonly texts: Texts;
  readonly modules: Index<'module'>;
  readonly entities: Index<'entity'>;
  readonly enums: Index<'enum'>;
  /** By entity, in the order of the fields that they move. */
  readonly workflows: ReadonlyMap<string, readonly Source<'workflow'>[]>;
  /** Child entity to the field of its parent that holds it. */
  readonly parents: ReadonlyMap<string, Parent>;
  /** Entity to the places of fields that refer to it. */
  readonly references: ReadonlyMap<string, readonly Place[]>;
  /** Views whose statements are being built. */
  readonly openViews: Set<string>;
  /** Fields of entities as conditions see them, while they are gathered, and how many parts were being made then. */
  readonly openScopes: Map<string, { readonly fields: Fields; readonly depth: number }>;
  /** By source file: their ids may repeat (a list and a form of one route). */
  readonly lists: readonly Source<'list'>[];
  readonly forms: readonly Source<'form'>[];
  readonly reports: readonly Source<'report'>[];
  readonly imports: readonly Source<'import'>[];
  readonly pages: readonly Source<'page'>[];
  readonly prints: readonly Source<'print'>[];
  readonly actions: readonly Source<'action'>[];
  readonly seeds: readonly Source<'seed'>[];
  /** Every address of a list or form. */
  readonly addresses: readonly Address[];
  /** Path of each address to its codes. */
  readonly routes: ReadonlyMap<string, Codes>;
  readonly permissions: ReadonlySet<string>;
  /** Names in files too broken to build: what refers to them is not reported again. */
  readonly broken: ReadonlySet<string>;
  readonly exists: SlotExists;
  /** Text of a file beside the schemas (`schemas/system/terms.vi.md`). */
  readonly content: (file: string) => string | undefined;
  /** Whether handwritten code (`src/modules/**`) speaks of a message key. */
  readonly mentions: (key: string) => boolean;
}

export interface Parent {
  readonly entity: Source<'entity'>;
  readonly field: string;
  readonly foreignKey: string;
}

/** One address in the browser: `/orders/list`, `/orders/detail/:id`. */
export interface Address {
  readonly path: string;
  readonly source: RawSource;
  /** Place of the address in its file. */
  readonly at: Path;
  readonly permissions: Codes;
}

/** What moves records of an entity. */
export const workflowsOf = ({ workflows }: Context, entity: string): readonly Source<'workflow'>[] =>
  workflows.get(entity) ?? [];

/** Transitions of all workflows of an entity. */
export const transitionsOf = (context: Context, entity: string): readonly TransitionFile[] =>
  workflowsOf(context, entity).flatMap(({ value }) => value.transitions);

/** Whether transitions alone write a field. */
export const isStateField = (context: Context, entity: string, field: string): boolean =>
  workflowsOf(context, entity).some(({ value }) => value.field === field);

type Index<K extends Kind> = ReadonlyMap<string, Source<K>>;

export function at(source: RawSource, ...path: Path): Place {
  return { source, path };
}

export function under(place: Place, ...path: Path): Place {
  return { ...place, path: [...place.path, ...path] };
}

/** `fleet/trip`: an entity in messages. */
export function toEntityName(entity: Source<'entity'>): string {
  return `${entity.module}/${entity.value.title}`;
}

/** The entity that a place names; null after a report (or silently when its file is broken). */
export function findEntity(context: Context, name: string, place: Place): Source<'entity'> | null {
  return find(context, { kind: 'entity', index: context.entities, code: 'GEN201' }, name, place);
}

/** The enum that a place names, as `findEntity`. */
export function findEnum(context: Context, name: string, place: Place): Source<'enum'> | null {
  return find(context, { kind: 'enum', index: context.enums, code: 'GEN202' }, name, place);
}

/** What a name may be of, and the code of the problem where it is not. */
interface Named<K extends Kind> {
  readonly kind: K;
  readonly index: Index<K>;
  readonly code: 'GEN201' | 'GEN202';
}

function find<K extends 'entity' | 'enum'>(
  context: Context,
  { kind, index, code }: Named<K>,
  name: string,
  place: Place,
): Source<K> | null {
  const found = index.get(name);
  if (found !== undefined) {
    checkUses(context, found, place);
    return found;
  }
  if (!context.broken.has(name)) {
    context.report.at(place, code, `"${name}" is no ${kind}.`, hintOf(name, index.keys()));
  }
  return null;
}

/** A module refers only to what it says it uses; `_shared` is everybody's. */
function checkUses(context: Context, found: RawSource, place: Place): void {
  const from = toModule(place.source.file);
  if (from === found.module || from === '_shared' || found.module === '_shared') return;
  if (context.modules.get(from)?.value.uses?.includes(found.module) !== false) return;
  const text = `belongs to module ${found.module}, which ${from} does not use.`;
  context.report.at(place, 'GEN208', text, `Add "${found.module}" to "uses" in schemas/${from}/module.json.`);
}

/** Declared fields and those of every record. */
export function fieldsOf(context: Context, entity: Source<'entity'>): ReadonlyMap<string, FieldFile> {
  const known = context.entities.has('account') ? fieldsWithAccounts : fieldsWithout;
  const fields = known.get(entity) ?? readFields(entity, known === fieldsWithAccounts);
  known.set(entity, fields);
  return fields;
}

const fieldsWithAccounts = new WeakMap<Source<'entity'>, ReadonlyMap<string, FieldFile>>();
const fieldsWithout = new WeakMap<Source<'entity'>, ReadonlyMap<string, FieldFile>>();

function readFields({ value }: Source<'entity'>, hasAccounts: boolean): ReadonlyMap<string, FieldFile> {
  const standard = standardFields(value).filter(
    ([, field]) => hasAccounts || field['x-reference'] === undefined,
  );
  return new Map([...Object.entries(value.properties), ...standard]);
}

/** A field of an entity; null after a report. */
export function findField(
  context: Context,
  entity: Source<'entity'>,
  name: string,
  place: Place,
): FieldFile | null {
  const fields = fieldsOf(context, entity);
  const found = fields.get(name);
  if (found !== undefined) return found;
  const text = `"${name}" is not a field of ${toEntityName(entity)}.`;
  context.report.at(place, 'GEN203', text, hintOf(name, fields.keys()));
  return null;
}

/** Reports fields of a list of names that the entity does not have. */
export function checkFields(
  context: Context,
  entity: Source<'entity'>,
  names: readonly string[] | undefined,
  place: Place,
): void {
  for (const [index, name] of (names ?? []).entries()) findField(context, entity, name, under(place, index));
}

/** Codes of a place, each of them declared in some module. */
export function buildCodes<Codes extends CodesFile | undefined>(
  context: Context,
  codes: Codes,
  place: Place,
): Codes {
  for (const [index, code] of (codes ?? []).entries()) {
    if (context.permissions.has(code)) continue;
    const text = `"${code}" is no permission of any module.json.`;
    context.report.at(under(place, index), 'GEN606', text, hintOf(code, context.permissions));
  }
  return codes;
}

/** Whether a field can be read at all; reports where it cannot. */
export function checkReadable(context: Context, field: FieldFile, name: string, place: Place): boolean {
  if (field.writeOnly !== true) return true;
  context.report.at(place, 'GEN213', `"${name}" is writeOnly: it never leaves the server.`);
  return false;
}

/** Module whose texts hold the label of an entity's field. */
export function toModuleOf(key: string, entity: Source<'entity'>): string {
  return key.startsWith('kit.') ? '_shared' : entity.module;
}
