import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { kindsOf } from './checkDrill.ts';
import type { ActionFile } from './schemas.ts';

/** The list that a button leads to is asked for what is asked for here: both have the filter, of one kind, and there it takes as many days. */
export function checkAsked(
  context: Context,
  { route, asked }: ActionFile,
  list: Source<'list'>,
  place: Place,
): ActionFile['asked'] {
  if (asked === undefined) return undefined;
  const target = context.lists.find(({ value }) => value.route === route);
  if (target === undefined) {
    context.report.at(under(place, 'asked'), 'GEN217', 'belongs to a button with "route" to a list.');
    return undefined;
  }
  const [here, there] = [kindsOf(context, list), kindsOf(context, target)];
  for (const [name, from] of Object.entries(asked)) {
    const [own, other] = [here.get(from), there.get(name)];
    const at = under(under(place, 'asked'), name);
    if (own === undefined)
      context.report.at(at, 'GEN207', `"${from}" is no filter of this list.`, hintOf(from, [...here.keys()]));
    else if (other?.kind !== own.kind)
      context.report.at(
        at,
        'GEN203',
        `is no filter of ${route} of kind ${own.kind}.`,
        hintOf(
          name,
          [...there].flatMap(([key, { kind }]) => (kind === own.kind ? [key] : [])),
        ),
      );
    else if (other.maxDays < own.maxDays)
      context.report.at(
        at,
        'GEN232',
        `takes ${other.maxDays} days at ${route}, but ${own.maxDays} can be chosen here.`,
      );
  }
  return asked;
}
