import { buildAccess, checkAccess } from './buildAccess.ts';
import type { Context } from './buildContext.ts';
import { buildEntity } from './buildEntities.ts';
import { buildEnum } from './buildEnums.ts';
import { buildForm } from './buildForms.ts';
import { buildImpliedCodes } from './buildImpliedCodes.ts';
import { buildImport } from './buildImports.ts';
import { createContext } from './buildIndex.ts';
import { buildKeys } from './buildKeys.ts';
import { buildList } from './buildLists.ts';
import { pickManualTexts, splitMenuTexts } from './buildMenuTexts.ts';
import { buildMigrations } from './buildMigrations.ts';
import { buildActionCall } from './buildActions.ts';
import { buildModuleCode } from './buildModuleCode.ts';
import { buildModules, buildPermissions, buildSocialSdkCodes } from './buildModules.ts';
import { buildPage, settingsByModule } from './buildPages.ts';
import { buildPrint } from './buildPrint.ts';
import { buildReportScreen } from './buildReportScreen.ts';
import { createReport } from './buildReport.ts';
import { buildScreens } from './buildScreens.ts';
import { buildSeed } from './buildSeeds.ts';
import { createSlotExists } from './buildSlots.ts';
import { giveTurnsToEntities } from './buildTurns.ts';
import { buildWorkflow } from './buildWorkflows.ts';
import { checkMessages, checkUnused } from './checkMessages.ts';
import { checkNames } from './checkNames.ts';
import { createMemory, endBuild, remember } from './remember.ts';
import type { Memory } from './remember.ts';
import type { RawSource } from './buildSources.ts';
import type {
  BuildResult,
  Model,
  ModelEntity,
  ModelForm,
  ModelList,
  ModelModule,
  ModelPage,
  SlotExists,
} from './types.ts';

/**
 * Schema files by path (`schemas/orders/order.entity.json`) → the resolved model, or every problem in them, sorted.
 * `src/modules/**` may be in the map too: slots are looked for there, and texts that this code speaks of are not
 * called unused. With the memory of the build before, only what is concerned by a change is made again.
 */
export function buildModel(
  files: ReadonlyMap<string, string>,
  exists: SlotExists = createSlotExists(files),
  memory: Memory = createMemory(),
): BuildResult {
  const report = createReport();
  const context = createContext(files, exists, report, memory);
  checkNames(context);
  const model = buildParts(context, files);
  checkMessages(context);
  // What a file that could not be built would have asked for is not known: then nothing is called left over.
  if (isComplete(context, model) && !report.has('GEN1')) checkUnused(context);
  endBuild(memory);
  const problems = report.sorted();
  return problems.length > 0 ? { problems } : { model };
}

function isComplete(context: Context, model: Model): boolean {
  const { lists, forms, reports, imports, pages, prints, workflows, broken } = context;
  const all =
    lists.length +
    forms.length +
    reports.length +
    imports.length +
    pages.length +
    [...workflows.values()].flat().length +
    prints.length;
  const built = [
    model.lists,
    model.forms,
    model.reports,
    model.imports,
    model.pages,
    model.prints,
    model.workflows,
  ].map(({ length }) => length);
  return broken.size === 0 && built.reduce((sum, count) => sum + count) === all;
}

function buildParts(context: Context, files: ReadonlyMap<string, string>): Model {
  const modules = buildModules(context);
  const permissions = buildPermissions(context, modules);
  const enums = buildEach(context, context.enums.values(), buildEnum);
  const lists = buildEach(context, context.lists, buildList);
  const workflows = buildEach(context, [...context.workflows.values()].flat(), buildWorkflow);
  const entities = giveTurnsToEntities(context, buildEntities(context, buildKeys(context, lists)));
  const forms = buildForms(context, entities, lists);
  const reports = buildEach(context, context.reports, buildReportScreen);
  const imports = buildEach(context, context.imports, buildImport);
  const pages = buildPages(context, modules);
  const actions = buildEach(context, context.actions, buildActionCall);
  const parts = { modules, enums, permissions, entities, workflows, lists, forms, reports, imports, pages };
  const screens = buildScreens(parts);
  // What the manual says first of a screen, where somebody wrote it.
  for (const { screen } of screens) context.texts.offer(`screen.${screen}.about`);
  return {
    ...parts,
    impliedCodes: buildImpliedCodes(context, permissions),
    socialSdkCodes: buildSocialSdkCodes(context),
    screens,
    messages: splitMenuTexts(context),
    manual: pickManualTexts(context),
    prints: buildEach(context, context.prints, buildPrint),
    seeds: buildEach(context, context.seeds, buildSeed),
    migrations: buildMigrations(context, files, entities),
    actions,
    code: buildModuleCode(context, workflows),
  };
}

/** What is made of each file by itself. */
function buildEach<One extends RawSource, Made>(
  context: Context,
  sources: Iterable<One>,
  build: (context: Context, source: One) => Made | null,
): Made[] {
  return [...sources].flatMap(
    (source) => remember(context, source.file, [source], () => build(context, source)) ?? [],
  );
}

function buildEntities(context: Context, keptOf: ReturnType<typeof buildKeys>): ModelEntity[] {
  const access = buildAccess(context);
  return [...context.entities].map(([name, source]) => {
    const rights = access.get(name) ?? {
      access: { read: null, create: null, update: null, delete: null },
      lookup: null,
    };
    const kept = keptOf(name);
    const inputs = [source, JSON.stringify(rights), [...kept.keys, '/', ...kept.ordered].join()];
    return remember(context, source.file, inputs, () => {
      checkAccess(context, source);
      return buildEntity(context, source, { access: rights, kept });
    });
  });
}

function buildForms(
  context: Context,
  entities: readonly ModelEntity[],
  lists: readonly ModelList[],
): ModelForm[] {
  const displays = new Map(entities.map(({ name, display }) => [name, display]));
  return context.forms.flatMap((source) => {
    const { entity, aside } = source.value;
    const display = displays.get(entity ?? '') ?? [];
    const related = (aside?.related ?? []).map(({ list }) => lists.find(({ route }) => route === list));
    const inputs = [source, JSON.stringify(display), ...related];
    const around = { display, lists };
    return remember(context, source.file, inputs, () => buildForm(context, source, around)) ?? [];
  });
}

function buildPages(context: Context, modules: readonly ModelModule[]): ModelPage[] {
  const settings = settingsByModule(modules);
  const text = JSON.stringify([...settings]);
  return context.pages.flatMap(
    (source) =>
      remember(context, source.file, [source, text], () => buildPage(context, source, settings)) ?? [],
  );
}
