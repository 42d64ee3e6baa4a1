import { emitAction, emitActionServer } from './emit/action.ts';
import { emitApp, emitAppParts } from './emit/app.ts';
import { emitEntity, emitEntityServer } from './emit/entity.ts';
import { emitEnum } from './emit/enum.ts';
import { emitForm, emitFormData, emitFormServer } from './emit/form.ts';
import { emitImport, emitImportServer } from './emit/import.ts';
import { emitList, emitListServer } from './emit/list.ts';
import {
  emitMessages,
  emitServerTexts,
  emitTexts,
  messagesFile,
  SERVER_TEXTS_FILE,
  TEXTS_FILE,
} from './emit/messages.ts';
import {
  APP_FILE,
  createNames,
  MIGRATIONS_FILE,
  partsFile,
  PERMISSIONS_FILE,
  SEEDS_FILE,
  SERVER_FILE,
  SHARED,
} from './emit/names.ts';
import type { Names } from './emit/names.ts';
import { emitOpenApi, OPENAPI_FILE } from './emit/openapi.ts';
import { emitMigrations } from './emit/migration.ts';
import {
  contentFile,
  emitContent,
  emitCallbackServer,
  emitLookupServer,
  emitPage,
  toSettingsBody,
} from './emit/page.ts';
import { emitManual, MANUAL_FOLDER } from './emit/manual.ts';
import { emitModule, moduleFile } from './emit/module.ts';
import { emitPermissions } from './emit/permissions.ts';
import { emitPrint } from './emit/printed.ts';
import { emitReport, emitReportServer } from './emit/report.ts';
import { emitSeed, emitSeeds, seedFile } from './emit/seed.ts';
import { emitServer, emitServerParts, emitValidatorsByEntity } from './emit/server.ts';
import { emitType } from './emit/type.ts';
import type { EmitType } from './emit/type.ts';
import {
  emitValidator,
  emitValidatorTypes,
  isWrittenByKit,
  toBodySchema,
  validatorFile,
  VALIDATORS_FILE,
} from './emit/validator.ts';
import { emitWorkflow } from './emit/workflow.ts';
import { createCache } from './cache.ts';
import type { Cache } from './cache.ts';
import { buildModel } from './model/build.ts';
import { toActionDialog } from './model/buildActions.ts';
import { createSlotExists } from './model/buildSlots.ts';
import { LANGUAGES } from './model/schemas.ts';
import { runSteps } from './steps.ts';
import type { Steps } from './steps.ts';
import type {
  Model,
  ModelCall,
  ModelEntity,
  ModelField,
  ModelForm,
  ModelImport,
  ModelList,
  ModelMessages,
  ModelModule,
  ModelPage,
  ModelReport,
  Origin,
  Problem,
  SlotExists,
} from './model/types.ts';

/** Generated files by path below `src/generated`, or all that is wrong with the schemas. */
export type GenerateResult =
  | { readonly files: Map<string, string> }
  | { readonly problems: readonly Problem[] };

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
  return 'problems' in built ? built : { files: await emitModel(built.model, cache) };
}

/** All generated files of a model, sorted by path. */
export async function emitModel(model: Model, cache: Cache = createCache()): Promise<Map<string, string>> {
  const { code, emitDocuments } = await emitInTwo(model, cache);
  return sortFiles([...code, ...runSteps(emitDocuments())]);
}

/** The generated files in two parts: code, which a saved schema is waited for with, and what people read of it. */
export interface TwoParts {
  readonly code: Map<string, string>;
  /** OpenAPI and manual: most of the time after a change. */
  emitDocuments(): Steps<Map<string, string>>;
}

/** Whether a generated file is one that only people read. */
export const isDocument = (path: string): boolean => path === OPENAPI_FILE || path.startsWith(MANUAL_FOLDER);

/** As `emitModel`, for a watcher: the second part is emitted when it asks for it. */
export async function emitInTwo(model: Model, cache: Cache): Promise<TwoParts> {
  const names = createNames(model);
  cache.stamp(names.origins);
  return {
    code: sortFiles(await emitCode(model, names, cache)),
    emitDocuments: () => emitDocuments(model, names, cache),
  };
}

function* emitDocuments(model: Model, names: Names, cache: Cache): Steps<Map<string, string>> {
  const manual = yield* emitManual(model, names, cache);
  return sortFiles([[OPENAPI_FILE, emitOpenApi(model, names)], ...manual]);
}

const sortFiles = (files: readonly Entry[]): Map<string, string> =>
  new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));

async function emitCode(model: Model, names: Names, cache: Cache): Promise<Entry[]> {
  return [
    ...(await emitEntities(model, names, cache)),
    ...(await emitForms(model, names, cache)),
    ...(await emitActions(model, names, cache)),
    ...emitOthers(model, names, cache),
    ...emitValidators(model, names, cache),
    ...emitAggregates(model, names),
  ];
}

type Entry = readonly [path: string, text: string];

/** Types, facts and server models of the entities. */
export async function emitEntities(
  model: Model,
  names: Names,
  cache: Cache = createCache(),
): Promise<Entry[]> {
  const emitRecord = keepTypes(cache);
  const emit = async (each: ModelEntity): Promise<Entry[]> => [
    [`${each.generated}.ts`, await emitEntity(each, names, emitRecord)],
    [`${each.generated}.server.ts`, emitEntityServer(each, names)],
  ];
  const files = model.entities.map((each) => cache.keep(each.generated, each, () => emit(each)));
  return (await Promise.all(files)).flat();
}

async function emitForms(model: Model, names: Names, cache: Cache): Promise<Entry[]> {
  const emitData = keepTypes(cache);
  const emit = async (each: ModelForm): Promise<Entry[]> => [
    ...(each.data ? [[`${each.generated}.ts`, await emitFormData(each, names, emitData)] as const] : []),
    [`${each.generated}.tsx`, emitForm(each, names)],
    [`${each.generated}.server.ts`, emitFormServer(each)],
  ];
  const files = model.forms.map((each) => cache.keep(each.generated, each, () => emit(each)));
  return (await Promise.all(files)).flat();
}

async function emitActions(model: Model, names: Names, cache: Cache): Promise<Entry[]> {
  const emitData = keepTypes(cache);
  const emit = async (each: ModelCall): Promise<Entry[]> => {
    const dialog = toActionDialog(each);
    return [
      [`${each.generated}.ts`, await emitAction(each, names, emitData)],
      ...(dialog ? [[`${each.generated}.tsx`, emitForm(dialog, names)] as const] : []),
      [`${each.generated}.server.ts`, emitActionServer(each)],
    ];
  };
  const files = model.actions.map((each) => cache.keep(each.generated, each, () => emit(each)));
  return (await Promise.all(files)).flat();
}

/** A type is printed again only when its members change: that takes longer than all the rest of its file. */
function keepTypes(cache: Cache): EmitType {
  return (name, members) => cache.keep(`type ${name}`, members, () => emitType(name, members));
}

function emitOthers(model: Model, names: Names, cache: Cache): Entry[] {
  const emitLists = (each: ModelList): Entry[] => [
    [`${each.generated}.tsx`, emitList(each, names)],
    [`${each.generated}.server.ts`, emitListServer(each, names)],
  ];
  return [
    ...model.enums.map((each): Entry => [`${each.generated}.ts`, emitEnum(each)]),
    ...model.workflows.map((each) =>
      cache.keep(each.generated, each, (): Entry => [`${each.generated}.ts`, emitWorkflow(each, names)]),
    ),
    ...model.lists.flatMap((each) => cache.keep(each.generated, each, () => emitLists(each))),
    ...model.reports.flatMap((each) => cache.keep(each.generated, each, () => emitReports(each, names))),
    ...model.imports.flatMap((each) => cache.keep(each.generated, each, () => emitImports(each, names))),
    ...model.pages.flatMap((each) => cache.keep(each.generated, each, () => emitPages(each, names))),
    ...model.prints.map((each): Entry => [`${each.generated}.ts`, emitPrint(each, names)]),
    ...model.messages.flatMap((each) => cache.keep(each.generated, each, () => emitLanguages(each))),
    ...model.seeds.map((each) =>
      cache.keep(each.generated, each, (): Entry => [seedFile(each), emitSeed(each)]),
    ),
  ];
}

function emitReports(report: ModelReport, names: Names): Entry[] {
  return [
    [`${report.generated}.tsx`, emitReport(report, names)],
    [`${report.generated}.server.ts`, emitReportServer(report, names)],
  ];
}

function emitImports(each: ModelImport, names: Names): Entry[] {
  return [
    [`${each.generated}.tsx`, emitImport(each, names)],
    [`${each.generated}.server.ts`, emitImportServer(each, names)],
  ];
}

function emitPages(page: ModelPage, names: Names): Entry[] {
  const screen: Entry = [`${page.generated}.tsx`, emitPage(page, names)];
  if (page.kind === 'lookup') return [screen, [`${page.generated}.server.ts`, emitLookupServer(page, names)]];
  if (page.kind === 'callback') return [screen, [`${page.generated}.server.ts`, emitCallbackServer(page)]];
  if (page.kind !== 'content') return [screen];
  return [screen, ...LANGUAGES.map((each): Entry => [contentFile(page, each), emitContent(page, each)])];
}

function emitLanguages(messages: ModelMessages): Entry[] {
  return LANGUAGES.map((language) => [messagesFile(messages, language), emitMessages(messages, language)]);
}

function emitAggregates(model: Model, names: Names): Entry[] {
  return [
    [APP_FILE, emitApp(model)],
    ...model.modules.map((each): Entry => [moduleFile(each.name), emitModule(model, each)]),
    ...model.modules.flatMap((each) => emitParts(model, each, names)),
    [partsFile(SHARED, 'server.ts'), emitServerParts(model, names)],
    [SERVER_FILE, emitServer(model)],
    [TEXTS_FILE, emitTexts(model.messages)],
    [SERVER_TEXTS_FILE, emitServerTexts(model.messages)],
    [VALIDATORS_FILE, emitValidatorsByEntity(model)],
    [SEEDS_FILE, emitSeeds(model.seeds)],
    ...(model.migrations.length === 0 ? [] : [[MIGRATIONS_FILE, emitMigrations(model.migrations)] as const]),
    [PERMISSIONS_FILE, emitPermissions(model.permissions)],
  ];
}

function emitParts(model: Model, module: ModelModule, names: Names): Entry[] {
  return [
    ...emitAppParts(model, module),
    [partsFile(module.name, 'server.ts'), emitServerParts(model, names, module)],
  ];
}

function emitValidators(model: Model, names: Names, cache: Cache): Entry[] {
  const bodies: (Origin & { fields: readonly ModelField[] })[] = [
    ...model.entities.filter(isWrittenByKit),
    ...model.forms.flatMap((form) => (form.data ? [{ ...form, fields: form.data }] : [])),
    ...model.actions.map((action) => ({ ...action, fields: action.input })),
    ...model.pages.flatMap((page) => (page.kind === 'settings' ? [toSettingsBody(page)] : [])),
  ];
  // What a value may be is said by its field, the rows it holds and the codes of enums.
  const codes = [...model.enums, ...model.permissions.map(({ code }) => code)];
  return bodies.flatMap((body) => {
    const file = validatorFile(body);
    const rows = body.fields.flatMap(({ rows }) => (rows ? [names.entity(rows.entity).fields] : []));
    const from = [body.fields, ...rows, ...codes];
    const schema = cache.keep(`schema ${file}`, from, () => toBodySchema(body.fields, names));
    const code = cache.keep(file, schema, () => emitValidator(schema));
    return [
      [file, code],
      [file.replace(/\.js$/, '.d.ts'), emitValidatorTypes(body)],
    ] as const;
  });
}
