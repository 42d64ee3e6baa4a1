import type { Context } from './buildContext.ts';

/** The view mode of a list that shows all of a report's rows; undefined where that is its first, which needs no name. */
export function findMode(context: Context, route: string, rows: string | undefined): string | undefined {
  const list = context.lists.find(({ value }) => value.route === route);
  const modes = list?.value.viewModes ?? [];
  if (rows === undefined && modes[0]?.where === undefined) return undefined;
  return modes.find((mode) => mode.rows === rows && mode.where === undefined)?.key;
}
