import { at, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { buildCondition } from './buildExpression.ts';
import { given } from './buildMembers.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import { buildDataScope } from './buildScope.ts';
import type { Source } from './buildSources.ts';
import type { DataFile, DataRuleFile } from './schemas.ts';
import { inside } from './site.ts';
import type { ModelRule } from './types.ts';

/** Rules over a form's own data, as those of an entity. */
export function buildDataRules(
  context: Context,
  source: Source<'form'>,
  data: DataFile,
): readonly ModelRule[] | undefined {
  const site = { context, form: source, data, place: at(source, 'data', 'x-rules') };
  return data['x-rules']?.flatMap((rule, index) => buildRule(inside(site, index), rule) ?? []);
}

/** A place in the data of a form's own. */
interface DataSite {
  readonly context: Context;
  readonly form: Source<'form'>;
  readonly data: DataFile;
  readonly place: Place;
}

function buildRule({ context, form, data, place }: DataSite, rule: DataRuleFile): ModelRule | null {
  const names = Object.keys(data.properties);
  if (rule.at !== undefined && !names.includes(rule.at)) {
    const text = `"${rule.at}" is not a field of "data".`;
    context.report.at(under(place, 'at'), 'GEN203', text, hintOf(rule.at, names));
  }
  const scope = buildDataScope(context, data);
  const check = buildCondition({ context, scope, place: under(place, 'check') }, rule.check);
  const message = context.texts.need(rule.message ?? `rule.${form.stem}.${rule.key}`, under(place, 'key'));
  if (check === undefined) return null;
  return {
    key: rule.key,
    check,
    level: 'error',
    on: ['create', 'update'],
    message,
    ...given({ at: rule.at }),
  };
}
