import type { Codes } from '#contract/model.ts';
import { flags, given } from './buildMembers.ts';
import { compareText } from './buildReport.ts';
import type {
  Model,
  ModelEntity,
  ModelField,
  ModelForm,
  ModelImport,
  ModelInput,
  ModelList,
  ModelPage,
  ModelReport,
  ModelScreen,
} from './types.ts';

type Parts = Pick<
  Model,
  'entities' | 'enums' | 'permissions' | 'workflows' | 'lists' | 'forms' | 'reports' | 'imports' | 'pages'
>;

/** Addresses of the shell, sorted by path. */
export function buildScreens(parts: Parts): ModelScreen[] {
  const toTexts = createTextsOf(parts);
  const screens = [
    ...parts.lists.map((list) => buildListScreen(list, parts, toTexts)),
    ...parts.forms.flatMap((form) => buildFormScreens(form, toTexts)),
    ...parts.reports.map((report) => buildReportRoute(report, toTexts)),
    ...parts.imports.map((each) => buildImportRoute(each, parts, toTexts)),
    ...parts.pages.flatMap((page) => buildPageRoutes(page, toTexts)),
  ];
  const taken = new Set(screens.map(({ path }) => path));
  const finders = parts.forms.flatMap((form) => buildFindScreen(form, toTexts));
  const free = finders.filter(({ path }) => !taken.has(path));
  return [...screens, ...free].sort((a, b) => compareText(a.path, b.path));
}

/** Modules whose texts a screen of a module needs, by the entities it shows, the fields of its own and the dialogs of its buttons. */
type TextsOf = (
  own: string,
  entities: readonly string[],
  fields?: readonly ModelField[],
  dialogs?: readonly ModelForm[],
) => readonly string[];

/** A screen's own module first, then those of its entities, their enums and dialogs, sorted. */
function createTextsOf(parts: Parts): TextsOf {
  const enums = new Map(parts.enums.map(({ name, module }) => [name, [module]]));
  const codes = parts.permissions.map(({ module }) => module);
  const ofFields = (fields: readonly ModelField[]): readonly string[] =>
    fields.flatMap((field) => (field.enum === 'permission' ? codes : (enums.get(field.enum ?? '') ?? [])));
  const ofEntity = (entity: ModelEntity): readonly string[] => [
    entity.module,
    ...ofFields(entity.fields),
    ...dialogModules(parts, entity),
  ];
  const known = new Map(parts.entities.map((entity) => [entity.name, new Set(ofEntity(entity))]));
  return (own, entities, fields = [], dialogs = []) => {
    const modules = new Set([
      ...entities.flatMap((name) => [...(known.get(name) ?? [])]),
      ...ofFields(fields),
      ...dialogs.flatMap(({ module, data = [] }) => [module, ...ofFields(data)]),
    ]);
    const others = [...modules].filter((module) => module !== own && module !== '_shared');
    return [own, ...others.sort(compareText)];
  };
}

function dialogModules({ workflows, forms }: Parts, entity: ModelEntity): readonly string[] {
  if (!entity.hasWorkflow) return [];
  const own = workflows.filter((workflow) => workflow.entity === entity.name);
  const screens = new Set(own.flatMap(({ transitions }) => transitions.flatMap(({ form }) => form ?? [])));
  return forms.filter((form) => screens.has(form.screen)).map(({ module }) => module);
}

/** A form of the same address has the title. */
function buildListScreen(list: ModelList, { forms }: Parts, toTexts: TextsOf): ModelScreen {
  const paths = [...list.columns, ...list.filters].filter(({ steps }) => steps.length > 0);
  const shown = paths.flatMap(({ steps }) => steps.map(({ entity }) => entity));
  const beside = forms.filter(({ mode, route }) => mode !== 'dialog' && route === list.route);
  const buttons = [...list.toolbar, ...list.row, ...list.bulk, ...list.footer];
  const behind = buttons.flatMap(({ of }) => of?.entity ?? []);
  const entities = new Set([
    list.entity,
    ...shown,
    ...behind,
    ...beside.flatMap(({ entity }) => entity ?? []),
  ]);
  const dialogs = forms.filter(({ screen }) => buttons.some(({ form }) => form === screen));
  return {
    screen: list.screen,
    path: list.route,
    kind: 'list',
    module: list.module,
    texts: toTexts(list.module, [...entities], [], dialogs),
    resource: list.entity,
    permissions: list.permissions,
    file: `${list.generated}.tsx`,
  };
}

function buildReportRoute(report: ModelReport, toTexts: TextsOf): ModelScreen {
  const paths = report.dimensions.map(({ path }) => path);
  const entities = [...paths, ...report.filters].flatMap(({ steps }) => steps.map(({ entity }) => entity));
  return {
    screen: report.screen,
    path: report.route,
    kind: 'report',
    module: report.module,
    texts: toTexts(report.module, [report.entity, ...entities]),
    permissions: report.permissions,
    file: `${report.generated}.tsx`,
  };
}

/** Options are a dialog form, whose texts are needed at once. */
function buildImportRoute(each: ModelImport, { forms }: Parts, toTexts: TextsOf): ModelScreen {
  const entities = each.columns.flatMap(({ steps }) => steps.map(({ entity }) => entity));
  const options = forms.find(({ screen }) => screen === each.options)?.data;
  return {
    screen: each.screen,
    path: each.route,
    kind: 'import',
    module: each.module,
    texts: toTexts(each.module, [each.entity, ...entities], options),
    permissions: each.permissions,
    file: `${each.generated}.tsx`,
  };
}

function buildPageRoutes(page: ModelPage, toTexts: TextsOf): ModelScreen[] {
  const entities = entitiesOf(page);
  const texts =
    page.kind === 'settings'
      ? [page.module, ...page.sections.map(({ module }) => module).filter((name) => name !== page.module)]
      : toTexts(page.module, entities);
  return page.paths.map((path) => ({
    screen: page.screen,
    path,
    kind: 'page',
    module: page.module,
    texts,
    permissions: page.permissions,
    ...flags({ public: page.public }),
    file: `${page.generated}.tsx`,
  }));
}

function entitiesOf(page: ModelPage): readonly string[] {
  if (page.kind === 'custom') return page.entities;
  if (page.kind !== 'lookup') return [];
  return [...page.lookup.result, ...page.lookup.proven].map(({ path }) => path.leafEntity);
}

/** The address of a form over stored records, without a record in it: asks for one. */
function buildFindScreen(form: ModelForm, toTexts: TextsOf): ModelScreen[] {
  const { route, mode, permissions } = form;
  return mode === 'edit' && route !== undefined ? [toFormScreen(form, toTexts)(route, permissions)] : [];
}

function toFormScreen(form: ModelForm, toTexts: TextsOf): (path: string, permissions: Codes) => ModelScreen {
  const texts = formTexts(form, toTexts);
  return (path, permissions) => ({
    screen: form.screen,
    path,
    kind: 'form',
    module: form.module,
    texts,
    ...given({ resource: form.entity }),
    permissions,
    file: `${form.generated}.tsx`,
  });
}

function buildFormScreens(form: ModelForm, toTexts: TextsOf): ModelScreen[] {
  const { route, mode, create } = form;
  if (route === undefined || mode === 'dialog') return [];
  const toScreen = toFormScreen(form, toTexts);
  if (mode === 'public') return [{ ...toScreen(route, form.permissions), public: true }];
  if (mode === 'create') return [toScreen(route, form.permissions)];
  const edit = toScreen(`${route}/:id`, form.permissions);
  return create === undefined ? [edit] : [edit, toScreen(`${route}/create`, create)];
}

function formTexts(form: ModelForm, toTexts: TextsOf): readonly string[] {
  const inputs = form.sections.flatMap((section) => section.inputs).flatMap(withRows);
  const entities = new Set(
    [form.entity, ...inputs.map(({ entity }) => entity)].filter((name) => name !== undefined),
  );
  const [own = form.module, ...others] = toTexts(form.module, [...entities], form.data);
  const related = (form.aside?.related ?? []).map(({ module }) => module).filter((module) => module !== own);
  const notes = (form.preview?.texts ?? []).filter((module) => module !== own);
  return [own, ...[...new Set([...others, ...related, ...notes])].sort(compareText)];
}

function withRows(input: ModelInput): readonly ModelInput[] {
  return [input, ...(input.rows ?? []).flatMap(withRows)];
}
