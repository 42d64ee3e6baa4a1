import { fieldsOf, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import type { FieldSite } from './buildFields.ts';
import type { FoundPath } from './buildPath.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import { checkScalar } from './checkField.ts';
import { checkCopied } from './checkWalls.ts';
import type { ColumnFile, FieldFile, FieldsFile } from './schemas.ts';

/** The field that holds the currency of a money, in the same record. */
export interface Currency {
  readonly name: string;
  /** Its path from where the money's path begins: `lines.currency` beside `lines.price`. */
  readonly key: string;
  readonly field: FieldFile;
  readonly isRequired: boolean;
}

/** The currency of a money that says its own; undefined where it is the customer's. */
export function findCurrency(context: Context, { field, path, leafEntity }: FoundPath): Currency | undefined {
  const name = field['x-currency'];
  const found = name === undefined ? undefined : fieldsOf(context, leafEntity).get(name);
  if (name === undefined || found === undefined) return undefined;
  const key = `${path.key.slice(0, -path.leaf.length)}${name}`;
  return { name, key, field: found, isRequired: leafEntity.value.required?.includes(name) ?? false };
}

/** The currency of a money stands beside it, in an enum of ISO 4217 codes, for all who may see the money. */
export function checkCurrency(
  { context, name: own, field, owner, place }: FieldSite,
  fields: FieldsFile,
): void {
  const { entity } = owner;
  const name = field['x-currency'];
  if (name === undefined || toType(field) !== 'money') return;
  const here = under(place, 'x-currency');
  const currencies = Object.entries(fields).flatMap(([key, one]) => (isCurrency(context, one) ? [key] : []));
  if (!currencies.includes(name)) {
    const text = `"${name}" is no field beside it that holds a currency.`;
    const usual = 'It is an enum whose codes are those of ISO 4217: "VND", "USD".';
    context.report.at(here, 'GEN203', text, hintOf(name, currencies) ?? usual);
  } else if (entity) checkCopied({ context, entity, place: here }, own, [entity, name]);
}

const ISO_4217 = /^[A-Z]{3}$/;

function isCurrency(context: Context, field: FieldFile): boolean {
  if (toType(field) !== 'enum') return false;
  const model = context.enums.get(field['x-enum'] ?? '');
  // An enum that is not there is reported as such.
  return model === undefined || model.value.values.every(({ value }) => ISO_4217.test(String(value)));
}

/** Whether the sum of a column can be cut to a currency. */
export function checkSumIn(context: Context, column: ColumnFile, found: FoundPath, place: Place): void {
  if (column.sumIn === undefined) return;
  const here = under(place, 'sumIn');
  if (column.sum !== true)
    context.report.at(here, 'GEN213', `"${found.path.key}" has no sum to cut.`, 'Add "sum": true.');
  else checkCode(context, found, column.sumIn, here);
}

/** The currency of the field, if it may be the one that is named. */
export function checkCode(
  context: Context,
  found: FoundPath,
  sumIn: string,
  place: Place,
): Currency | undefined {
  const currency = findCurrency(context, found);
  if (currency === undefined) {
    const text = `"${found.path.key}" has no currency of its own ("x-currency").`;
    context.report.at(place, 'GEN213', text, 'Take it out.');
    return undefined;
  }
  return checkScalar(context, currency.field, sumIn, place) ? currency : undefined;
}
