import type { Language } from '#contract/session.ts';
import { emitApp } from './emit/app.ts';
import { emitEntity, emitEntityServer } from './emit/entity.ts';
import { emitEnum } from './emit/enum.ts';
import { emitForm, emitFormData, emitFormServer } from './emit/form.ts';
import { findHooks } from './emit/hooks.ts';
import { emitList, emitListServer } from './emit/list.ts';
import { emitMessages, messagesFile } from './emit/messages.ts';
import { createNames, PERMISSIONS_FILE, SEEDS_FILE } from './emit/names.ts';
import type { Names } from './emit/names.ts';
import { emitOpenApi, OPENAPI_FILE } from './emit/openapi.ts';
import { emitPermissions } from './emit/permissions.ts';
import { emitSeed, emitSeeds } from './emit/seed.ts';
import { emitServer } from './emit/server.ts';
import { emitType } from './emit/type.ts';
import type { EmitType } from './emit/type.ts';
import { emitValidator, toBodySchema, VALIDATOR_TYPES, validatorFile } from './emit/validator.ts';
import { emitWorkflow } from './emit/workflow.ts';
import { createCache } from './cache.ts';
import type { Cache } from './cache.ts';
import { buildModel } from './model/build.ts';
import { createSlotExists } from './model/buildSlots.ts';
import { LANGUAGES } from './model/schemas.ts';
import type { Model, ModelField, ModelMessages, Origin, Problem, SlotExists } from './model/types.ts';

/** Generated files by path below `src/generated`, or all that is wrong with the schemas. */
export type GenerateResult = { readonly files: Map<string, string> } | { readonly problems: readonly Problem[] };

/**
 * Schemas and the modules' handwritten code by path (as `readFiles` gives them) → generated files by path.
 * Reads and writes nothing; `exists` tells whether handwritten code is there, `cache` makes a second run fast.
 */
export async function generate(
  sources: ReadonlyMap<string, string>,
  exists: SlotExists = createSlotExists(sources),
  cache: Cache = createCache(),
): Promise<GenerateResult> {
  const built = buildModel(sources, exists);
  if ('problems' in built) return built;
  const { model } = built;
  const actions = [...model.actions, ...findHooks(model.entities, exists)].sort((a, b) => (a.key < b.key ? -1 : 1));
  return { files: await emitModel({ ...model, actions }, cache) };
}

/** All generated files of a model, sorted by path. */
export async function emitModel(model: Model, cache: Cache = createCache()): Promise<Map<string, string>> {
  const names = createNames(model);
  cache.stamp(names.origins);
  const files = [
    ...(await emitShared(model, names, cache)),
    ...emitPlanes(model, names, cache),
    ...emitValidators(model, names, cache),
    ...emitAggregates(model, names),
  ];
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

type Entry = readonly [path: string, text: string];

/** The facts that both planes read. */
export async function emitShared(model: Model, names: Names, cache: Cache = createCache()): Promise<Entry[]> {
  const emitRecord: EmitType = (name, members) => cache.keep(`type ${name}`, members, () => emitType(name, members));
  const ofEntities = model.entities.map(async (each) => {
    const path = `${each.generated}.ts`;
    return [path, await cache.keep(path, each, () => emitEntity(each, names, emitRecord))] as const;
  });
  const withData = model.forms.filter(({ data }) => data !== undefined);
  const ofForms = withData.map(async (each) => {
    const path = `${each.generated}.ts`;
    return [path, await cache.keep(path, each, () => emitFormData(each, names, emitRecord))] as const;
  });
  return [
    ...model.enums.map((each) => [`${each.generated}.ts`, emitEnum(each)] as const),
    ...emitEach(model.workflows, '.ts', (each) => emitWorkflow(each, names), cache),
    ...(await Promise.all([...ofEntities, ...ofForms])),
  ];
}

function emitPlanes(model: Model, names: Names, cache: Cache): Entry[] {
  return [
    ...emitEach(model.entities, '.server.ts', (each) => emitEntityServer(each, names), cache),
    ...emitEach(model.lists, '.tsx', (each) => emitList(each, names), cache),
    ...emitEach(model.lists, '.server.ts', emitListServer, cache),
    ...emitEach(model.forms, '.tsx', (each) => emitForm(each, names), cache),
    ...emitEach(model.forms, '.server.ts', emitFormServer, cache),
    ...emitEach(model.seeds, '.server.ts', emitSeed, cache),
    ...model.messages.flatMap((each) => LANGUAGES.map((language) => emitTexts(each, language, cache))),
  ];
}

/** One file a thing, printed again only when the thing has changed. */
function emitEach<Thing extends { readonly generated: string }>(
  things: readonly Thing[],
  ending: string,
  emit: (thing: Thing) => string,
  cache: Cache,
): Entry[] {
  return things.map((thing) => {
    const path = `${thing.generated}${ending}`;
    return [path, cache.keep(path, thing, () => emit(thing))];
  });
}

function emitTexts(messages: ModelMessages, language: Language, cache: Cache): Entry {
  const path = messagesFile(messages, language);
  return [path, cache.keep(path, messages.texts[language], () => emitMessages(messages, language))];
}

function emitAggregates(model: Model, names: Names): Entry[] {
  return [
    ['app.gen.tsx', emitApp(model)],
    ['server.gen.ts', emitServer(model, names)],
    [SEEDS_FILE, emitSeeds(model.seeds)],
    [PERMISSIONS_FILE, emitPermissions(model.permissions)],
    [OPENAPI_FILE, emitOpenApi(model, names)],
  ];
}

function emitValidators(model: Model, names: Names, cache: Cache): Entry[] {
  const bodies: (Origin & { fields: readonly ModelField[] })[] = [
    ...model.entities,
    ...model.forms.flatMap((form) => (form.data ? [{ ...form, fields: form.data }] : [])),
  ];
  return bodies.flatMap((body) => {
    const file = validatorFile(body);
    const schema = toBodySchema(body.fields, names);
    const code = cache.keep(file, schema, () => emitValidator(schema));
    return [[file, code], [file.replace(/\.js$/, '.d.ts'), VALIDATOR_TYPES]] as const;
  });
}
