import type { ScanModel } from '#contract/quote.ts';
import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import { checkSent, findAction } from './buildQuote.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { InputFile } from './formFiles.ts';
import type { FieldFile } from './schemas.ts';
import type { ModelInput } from './types.ts';

/** What is asked with the code alone, what a scanned row is, and which of its inputs is counted up. */
export function buildScan(
  context: Context,
  { field: name, scan }: InputFile,
  { field, rows, place }: { field: FieldFile; rows: readonly ModelInput[] | undefined; place: Place },
): ScanModel | undefined {
  if (scan === undefined) return undefined;
  const fields = context.entities.get(field['x-rows']?.entity ?? '')?.value.properties;
  if (fields === undefined || rows === undefined) {
    const text = `belongs to child rows, but "${name}" is ${toType(field)}.`;
    context.report.at({ ...place, on: 'key' }, 'GEN211', text);
    return undefined;
  }
  const names = rows.map((input) => input.field);
  const counted = fields[scan.count];
  const here = under(place, 'count');
  if (!names.includes(scan.count))
    context.report.at(here, 'GEN203', `"${scan.count}" is no input of the rows.`, hintOf(scan.count, names));
  else if (counted !== undefined && toType(counted) !== 'integer')
    context.report.at(here, 'GEN211', `"${scan.count}" is ${toType(counted)}, but pieces are counted.`);
  const action = findAction(context, { url: scan.url, answer: 'rows' }, under(place, 'url'));
  if (action) checkSent(context, action.value, ['code'], under(place, 'url'));
  return { url: scan.url, count: scan.count };
}
