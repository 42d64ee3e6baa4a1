import type { Context } from './buildContext.ts';

/** The view mode of a list whose rows are the report's; the first mode shows records. */
export function findMode(context: Context, route: string, rows: string | undefined): string | undefined {
  if (rows === undefined) return undefined;
  const list = context.lists.find(({ value }) => value.route === route);
  return list?.value.viewModes?.find((mode) => mode.rows === rows && mode.where === undefined)?.key;
}
