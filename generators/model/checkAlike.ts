import type { Context } from './buildContext.ts';
import { factsOf, toType } from './buildFieldFacts.ts';
import type { Place } from './buildReport.ts';
import type { FieldFile } from './entityFiles.ts';

/** What fills a field of a dialog holds the same. */
export function checkAlike(
  { report }: Context,
  { name, taken }: { name: string; taken: FieldFile },
  { from, given }: { from: string; given: FieldFile },
  place: Place,
): void {
  if (isAlike(taken, given)) return;
  const text = `"${from}" is ${kindOf(given)}, but "${name}" of the dialog ${kindOf(taken)}.`;
  report.at(place, 'GEN214', text);
}

const isAlike = (one: FieldFile, other: FieldFile): boolean =>
  one['x-reference']?.entity === other['x-reference']?.entity && factsOf(one).logic === factsOf(other).logic;

const kindOf = (field: FieldFile): string => {
  const { entity } = field['x-reference'] ?? {};
  return entity === undefined ? toType(field) : `a reference to ${entity}`;
};
