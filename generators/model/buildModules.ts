import type { PermissionModel } from '#contract/model.ts';
import { at, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { flags, given } from './buildMembers.ts';
import { buildNotifications } from './buildNotifications.ts';
import { compareText } from './buildReport.ts';
import { findRoute } from './buildRoutes.ts';
import { buildSettings } from './buildSettings.ts';
import type { Source } from './buildSources.ts';
import { buildTopics } from './buildTopics.ts';
import { checkTwice } from './checkList.ts';
import type { ModelModule } from './types.ts';

/** Modules in the order of their tabs. */
export function buildModules(context: Context): ModelModule[] {
  const modules = [...context.modules.values()].map((source) => buildModule(context, source));
  return modules.sort((a, b) => a.order - b.order || compareText(a.name, b.name));
}

function buildModule(context: Context, source: Source<'module'>): ModelModule {
  const { name, icon, order, gate, uses = [] } = source.value;
  const tab = toTab(context, source);
  if (tab === name) context.texts.need(`module.${name}`, at(source, 'name'));
  return {
    source: source.file,
    name,
    icon,
    order,
    uses,
    menu: buildMenu(context, source),
    notifications: buildNotifications(context, source),
    topics: buildTopics(context, source),
    settings: buildSettings(context, source),
    ...given({ tab, gate }),
  };
}

/** A module is a tab when it has a menu, a text of its own name, or others are drawn under it. */
function toTab(context: Context, { value }: Source<'module'>): string | undefined {
  const isTab = [...context.modules.values()].some((other) => other.value.tab === value.name);
  const hasText = context.texts.offer(`module.${value.name}`);
  return value.tab ?? (isTab || hasText || value.menu !== undefined ? value.name : undefined);
}

function buildMenu(context: Context, source: Source<'module'>): ModelModule['menu'] {
  const menu = source.value.menu ?? [];
  return menu.map(({ group, items }, index) => {
    const place = at(source, 'menu', index);
    context.texts.need(`menu_group.${group}`, under(place, 'group'));
    checkTwice(context, items, 'name', under(place, 'items'));
    const built = items.map(({ name, screen, icon, order }, number) => {
      const here = under(place, 'items', number);
      context.texts.need(`menu.${name}`, under(here, 'name'));
      const permissions = findRoute(context, screen, under(here, 'screen'));
      const license = [...context.lists, ...context.reports].find(({ value }) => value.route === screen)
        ?.value.license;
      return { name, route: screen, permissions, ...given({ icon, order, license }) };
    });
    return { group, items: built };
  });
}

/** Permission codes of all modules, each once; sorted as their modules and the author say. */
export function buildPermissions(context: Context, modules: readonly ModelModule[]): PermissionModel[] {
  const seen = new Map<string, string>();
  return modules.flatMap(({ name }) => {
    const source = context.modules.get(name);
    if (source === undefined) return [];
    return (source.value.permissions ?? []).flatMap(({ code, group, restricts }, index) => {
      const place = at(source, 'permissions', index, 'code');
      context.texts.need(`permission.${code}`, place);
      context.texts.need(`permission_group.${group}`, at(source, 'permissions', index, 'group'));
      const first = seen.get(code);
      if (first !== undefined)
        context.report.at(place, 'GEN607', `"${code}" is declared in module ${first} already.`);
      seen.set(code, first ?? name);
      return first === undefined ? [{ code, module: name, group, ...flags({ restricts }) }] : [];
    });
  });
}

/** Codes whose holders work with channels of the social network. */
export const buildSocialSdkCodes = ({ modules }: Context): string[] =>
  [...modules.values()].flatMap(({ value: { permissions = [] } }) =>
    permissions.filter(({ socialSdk }) => socialSdk).map(({ code }) => code),
  );
