import type { NotificationModel } from '#contract/notification.ts';
import { at, buildCodes, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { given } from './buildMembers.ts';
import { findRoute } from './buildRoutes.ts';
import type { Source } from './buildSources.ts';
import { checkTwice } from './checkList.ts';

/** A module's part of the registry of notifications. */
export function buildNotifications(context: Context, source: Source<'module'>): NotificationModel[] {
  const notifications = source.value.notifications ?? [];
  const place = at(source, 'notifications');
  checkTwice(context, notifications, 'key', place);
  return notifications.map(({ key, type, severity, link, to }, index) => {
    const here = under(place, index);
    checkElsewhere(context, source, key, index);
    context.texts.need(`notification.${key}`, under(here, 'key'));
    context.texts.offer(`notification.${key}.many`);
    if (link !== undefined) findRoute(context, link, under(here, 'link'));
    if (to !== 'account') buildCodes(context, to, under(here, 'to'));
    return { key, type, severity, ...given({ link }), to };
  });
}

/** Senders name it by its key alone. */
function checkElsewhere(context: Context, source: Source<'module'>, key: string, index: number): void {
  const modules = [...context.modules.values()];
  const others = modules.slice(0, modules.indexOf(source));
  const first = others.find(({ value }) => value.notifications?.some((each) => each.key === key));
  if (first === undefined) return;
  const place = at(source, 'notifications', index, 'key');
  context.report.at(place, 'GEN301', `"${key}" is declared in ${first.file} already.`);
}
