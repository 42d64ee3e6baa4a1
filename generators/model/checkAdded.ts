import { fieldsOf } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { Place } from './buildReport.ts';
import type { FieldFile } from './schemas.ts';
import type { Site } from './site.ts';
import type { Json } from './types.ts';

/** Reports money that says its own currency where its values are added up; `rest` says what they are picked by. */
export function checkAdded({ report }: Context, key: string, field: FieldFile, { rest, place }: Added): void {
  const currency = field['x-currency'];
  if (currency === undefined || namesIn(rest).has(`${key.slice(0, key.lastIndexOf('.') + 1)}${currency}`))
    return;
  const text = `adds up "${key}", which may be of several currencies.`;
  report.at(place, 'GEN213', text, `Take one of them by its "${currency}", or do not add up.`);
}

/** Where values are added up, and what else is said there. */
interface Added {
  readonly rest?: Json | undefined;
  readonly place: Place;
}

/** The same of the sums over child rows in a value that is worked out. */
export function checkAddedRows({ context, entity, place }: Site, logic: Json): void {
  if (typeof logic !== 'object' || logic === null) return;
  const [list, item] = 'sum' in logic && Array.isArray(logic['sum']) ? logic['sum'] : [];
  const [rows = ''] = namesIn(list);
  const child = context.entities.get(entity.value.properties[rows]?.['x-rows']?.entity ?? '');
  const fields = child && fieldsOf(context, child);
  for (const name of namesIn(item)) {
    const field = fields?.get(name);
    if (field !== undefined) checkAdded(context, name, field, { rest: item, place });
  }
  for (const part of Object.values(logic)) checkAddedRows({ context, entity, place }, part as Json);
}

/** Names that an expression looks at, among all else that it says. */
function namesIn(logic: Json | undefined): Set<string> {
  if (typeof logic === 'string') return new Set([logic.replace(/^record\./, '')]);
  if (typeof logic !== 'object' || logic === null) return new Set();
  return new Set(Object.values(logic).flatMap((part) => [...namesIn(part as Json)]));
}
