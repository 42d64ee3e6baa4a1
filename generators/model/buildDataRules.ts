import { at, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { buildCondition } from './buildExpression.ts';
import { given } from './buildMembers.ts';
import { hintOf } from './buildReport.ts';
import { buildDataScope } from './buildScope.ts';
import type { Source } from './buildSources.ts';
import type { DataFile, DataRuleFile } from './schemas.ts';
import type { ModelRule } from './types.ts';

/** Rules over a form's own data, as those of an entity. */
export function buildDataRules(
  context: Context,
  source: Source<'form'>,
  data: DataFile,
): readonly ModelRule[] | undefined {
  const rules = data['x-rules'];
  return rules?.flatMap((rule, index) => buildRule(context, source, data, rule, index) ?? []);
}

function buildRule(
  context: Context,
  source: Source<'form'>,
  data: DataFile,
  rule: DataRuleFile,
  index: number,
): ModelRule | null {
  const place = at(source, 'data', 'x-rules', index);
  const names = Object.keys(data.properties);
  if (rule.at !== undefined && !names.includes(rule.at)) {
    const text = `"${rule.at}" is not a field of "data".`;
    context.report.at(under(place, 'at'), 'GEN203', text, hintOf(rule.at, names));
  }
  const check = buildCondition(context, rule.check, buildDataScope(context, data), under(place, 'check'));
  const message = context.texts.need(rule.message ?? `rule.${source.stem}.${rule.key}`, under(place, 'key'));
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
