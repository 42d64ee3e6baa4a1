import type { Codes } from '#contract/model.ts';
import { at, buildCodes, findEntity, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { buildContent } from './buildContent.ts';
import { toType } from './buildFieldFacts.ts';
import { toLabel } from './buildLabel.ts';
import { flags, given } from './buildMembers.ts';
import { buildOrigin, toSnake } from './buildNames.ts';
import { findPath } from './buildPath.ts';
import type { Place } from './buildReport.ts';
import { findRoute, toPagePaths, toPartyPaths } from './buildRoutes.ts';
import { buildComponent, checkCode, codeFile, type Component } from './buildSlots.ts';
import type { Source } from './buildSources.ts';
import { checkPage } from './checkPage.ts';
import type { PageCallbackFile, PageLookupFile } from './reportFiles.ts';
import { inside } from './site.ts';
import type { Site } from './site.ts';
import type {
  CallbackPage,
  CustomPage,
  LookupPage,
  ModelModule,
  ModelPage,
  SettingField,
  ShownField,
} from './types.ts';

type Head = Omit<Extract<ModelPage, { kind: 'redirect' }>, 'kind' | 'to'>;

/** A page of the kind it says; null when it lacks what that kind needs. */
export function buildPage(
  context: Context,
  source: Source<'page'>,
  settings: ReadonlyMap<string, readonly SettingField[]>,
): ModelPage | null {
  const { value } = source;
  if (!checkPage(context, source)) return null;
  if (value.kind === 'redirect') {
    const to = value.to ?? '/';
    findRoute(context, to, at(source, 'to'));
    return { ...buildHead(context, source), kind: 'redirect', to };
  }
  const head = buildHead(context, source);
  if (value.kind === 'content')
    return {
      ...head,
      kind: 'content',
      content: buildContent(context, source),
      actions: buildLinks(context, source, head.screen),
    };
  if (value.kind === 'custom') return { ...head, kind: 'custom', ...buildCustom(context, source) };
  if (value.callback) return { ...head, kind: 'callback', ...buildCallback(context, source, value.callback) };
  if (value.kind === 'settings')
    return { ...head, kind: 'settings', sections: buildSections(context, source, settings) };
  const lookup = value.lookup && buildCheck(context, source, value.lookup, head.screen);
  return lookup ? { ...head, kind: 'lookup', routes: value.routes, lookup } : null;
}

/** `/var/{code}` → `var`: the id of a page, by its first address. */
export function toPageScreen({ value }: Source<'page'>): string {
  return (value.routes[0] ?? '').replace(/[/-]\{.*$/, '').slice(1);
}

function buildHead(context: Context, source: Source<'page'>): Head {
  const { value } = source;
  const screen = toPageScreen(source);
  const title = `screen.${screen}.title`;
  const permissions: Codes = value.permissions ?? [];
  return {
    ...buildOrigin(source),
    screen,
    title: value.kind === 'redirect' ? title : context.texts.need(title, at(source, 'routes', 0)),
    paths: toPagePaths(value),
    permissions: buildCodes(context, permissions, at(source, 'permissions')),
    ...flags({ public: value.public }),
  };
}

function buildLinks(context: Context, source: Source<'page'>, screen: string) {
  return (source.value.actions ?? []).map(({ key, route }, index) => {
    const place = at(source, 'actions', index);
    if (route !== '/' && route !== '/login') findRoute(context, route, under(place, 'route'));
    return { key, route, label: context.texts.need(`screen.${screen}.action.${key}`, under(place, 'key')) };
  });
}

function buildCustom(context: Context, source: Source<'page'>): Pick<CustomPage, 'slot' | 'entities'> {
  const { page = '', entities = [] } = source.value;
  for (const [index, name] of entities.entries()) findEntity(context, name, at(source, 'entities', index));
  const component: Component = { kind: 'page', name: page, module: source.module };
  return { slot: buildComponent(context, component, at(source, 'page')), entities };
}

/** What the module's code does for the page stands in `callbacks` of its `defineModule`, by the name of the page. */
function buildCallback(
  context: Context,
  source: Source<'page'>,
  { url, parties, back }: PageCallbackFile,
): Pick<CallbackPage, 'key' | 'url' | 'parties' | 'back'> {
  const place = at(source, 'callback');
  const key = toSnake(source.stem);
  const sample = `export default defineModule({ callbacks: { ${key}: { begin, accept } } })`;
  checkCode(context, { file: codeFile(source.module), name: `callbacks.${key}`, sample }, place);
  findRoute(context, back, under(place, 'back'));
  const [route = ''] = source.value.routes;
  const screen = toPageScreen(source);
  return {
    key,
    url,
    back,
    parties: Object.entries(parties).map(([party, others]) => ({
      key: party,
      label: context.texts.need(`screen.${screen}.party.${party}`, under(place, 'parties', party)),
      paths: toPartyPaths(route, [party, ...others]),
    })),
  };
}

function buildSections(
  context: Context,
  source: Source<'page'>,
  settings: ReadonlyMap<string, readonly SettingField[]>,
): Extract<ModelPage, { kind: 'settings' }>['sections'] {
  return [...settings].flatMap(([module, fields]) => {
    if (fields.length === 0) return [];
    const label = context.texts.need(`settings.${module}`, at(source, 'kind'), module);
    return [{ module, label, fields }];
  });
}

/** Settings by module, in the order of the tabs. */
export function settingsByModule(
  modules: readonly ModelModule[],
): ReadonlyMap<string, readonly SettingField[]> {
  return new Map(modules.map(({ name, settings }) => [name, settings]));
}

function buildCheck(
  context: Context,
  source: Source<'page'>,
  file: PageLookupFile,
  screen: string,
): LookupPage['lookup'] | null {
  const place = at(source, 'lookup');
  needWords(context, screen, file, place);
  const entity = findEntity(context, file.entity, under(place, 'entity'));
  if (entity === null) return null;
  const site: Site = { context, entity, place };
  checkLookupTypes(site, file);
  const { url, code, secret, count, recalled, expires, activate } = file;
  checkUnique(inside(site, 'code'), code);
  return {
    entity: file.entity,
    url,
    code,
    secret,
    result: buildShown(inside(site, 'result'), file.result),
    proven: buildShown(inside(site, 'proven'), file.proven ?? []),
    ...given({ count, recalled, expires, activate }),
  };
}

function checkLookupTypes(site: Site, file: PageLookupFile): void {
  const { code, secret, count, recalled, expires, activate } = file;
  checkType(inside(site, 'code'), code, ['code', 'barcode', 'text']);
  checkType(inside(site, 'secret'), secret, ['code', 'text']);
  if (count) checkType(inside(site, 'count', 'times'), count.times, ['integer']);
  if (count) checkType(inside(site, 'count', 'first'), count.first, ['date_time']);
  if (recalled) checkType(inside(site, 'recalled', 'field'), recalled.field, ['enum']);
  if (expires !== undefined && ![...file.result, ...(file.proven ?? [])].includes(expires))
    site.context.report.at(
      under(site.place, 'expires'),
      'GEN230',
      `"${expires}" is not among what is shown.`,
    );
  if (activate) checkType(inside(site, 'activate', 'field'), activate.field, ['date_time']);
}

/** What is looked up only the page knows: it says everything in words of its own. */
const WORDS = ['code', 'secret', 'secret_help', 'check', 'check_other', 'known', 'proven'] as const;
const ACTIVATE_WORDS = ['activate', 'activated'] as const;

function needWords(context: Context, screen: string, file: PageLookupFile, place: Place): void {
  const { activate, recalled, expires } = file;
  for (const word of WORDS) context.texts.need(`screen.${screen}.${word}`, place);
  if (recalled) context.texts.need(`screen.${screen}.recalled`, under(place, 'recalled'));
  if (expires !== undefined) context.texts.need(`screen.${screen}.expired`, under(place, 'expires'));
  if (activate === undefined) return;
  for (const word of ACTIVATE_WORDS) context.texts.need(`screen.${screen}.${word}`, under(place, 'activate'));
}

function buildShown({ context, entity, place }: Site, keys: readonly string[]): ShownField[] {
  return keys.flatMap((key, index) => {
    const here = under(place, index);
    const found = findPath(context, entity, key, here);
    if (found === null) return [];
    if (found.path.steps.some(({ kind }) => kind === 'rows') || found.field['x-access']?.read !== undefined) {
      context.report.at(
        here,
        'GEN230',
        `"${key}" is not for everybody: it asks for a permission or has child rows.`,
      );
      return [];
    }
    return [{ path: found.path, label: toLabel(context, {}, found, here) }];
  });
}

function checkType({ context, entity, place }: Site, name: string, types: readonly string[]): void {
  const field = findField(context, entity, name, place);
  if (field === null || types.includes(toType(field))) return;
  context.report.at(place, 'GEN230', `"${name}" is ${toType(field)}, but must be ${types.join(' or ')}.`);
}

/** Without a company one code must lead to one record. */
function checkUnique({ context, entity, place }: Site, code: string): void {
  const unique = entity.value['x-unique'] ?? [];
  if (unique.some(({ fields, global }) => global === true && fields.length === 1 && fields[0] === code))
    return;
  const hint = `Add { "fields": ["${code}"], "global": true } to "x-unique" of ${entity.file}.`;
  context.report.at(place, 'GEN230', `"${code}" is not unique over all customers.`, hint);
}
