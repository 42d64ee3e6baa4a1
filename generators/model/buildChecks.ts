import { emitSql } from '../logic/emitSql.ts';
import { at, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { buildCondition } from './buildExpression.ts';
import { checkTwice } from './checkList.ts';
import type { Place } from './buildReport.ts';
import { buildRecordScope } from './buildScope.ts';
import type { Source } from './buildSources.ts';
import type { Expression, ModelEntity } from './types.ts';

/** What the database itself holds the rows of an entity to; absent where nothing is said. */
export function buildChecks(context: Context, source: Source<'entity'>): ModelEntity['checks'] {
  const { title, 'x-check': checks } = source.value;
  if (checks === undefined) return undefined;
  checkTwice(context, checks, 'key', at(source, 'x-check'));
  const { settings: _, ...scope } = buildRecordScope(context, source, []);
  return checks.flatMap(({ key, check: logic, message: own }, index) => {
    const place = at(source, 'x-check', index);
    const message = context.texts.need(own ?? `rule.${title}.${key}`, under(place, 'key'));
    const check = buildCondition({ context, scope, place: under(place, 'check') }, logic);
    if (check === undefined) return [];
    checkRow(context, check, under(place, 'check'));
    return [{ key, check, message }];
  });
}

/** A constraint sees its own row, and nothing that changes by itself. */
export function checkRow({ report }: Context, { logic, scope }: Expression, place: Place): void {
  const { text, params } = emitSql(logic, scope, { alias: 't' });
  const [param] = params;
  if (param !== undefined)
    report.at(place, 'GEN210', `looks at "${param}", but a table knows its rows alone.`);
  else if (/\bSELECT\b/.test(text.replace(/'[^']*'/g, '')))
    report.at(place, 'GEN210', 'looks through a list, but a table checks one value at a time.');
}
