import type { Context } from './buildContext.ts';
import { factsOf, toType } from './buildFieldFacts.ts';
import type { Place } from './buildReport.ts';
import type { FieldFile } from './schemas.ts';

/** What a value is beside its JSON type: which codes, which records. Values of one kind may stand for each other. */
function kindOf(field: FieldFile): string {
  const type = toType(field);
  if (field['x-enum'] !== undefined) return `${type} of ${field['x-enum']}`;
  const target = (field['x-reference'] ?? field['x-links'] ?? field['x-rows'])?.entity;
  if (target !== undefined) return `${type} to ${target}`;
  const { logic } = factsOf(field);
  return logic === 'opaque' || logic === 'list' ? type : logic;
}

/** Reports a value that is copied into, or compared with, a field of another kind. */
export function checkSameKind(
  context: Context,
  { from, to, text }: { from: FieldFile; to: FieldFile; text: (from: string, to: string) => string },
  place: Place,
): void {
  const [given, wanted] = [kindOf(from), kindOf(to)];
  if (given === wanted || (given === 'integer' && wanted === 'decimal')) return;
  context.report.at(place, 'GEN211', text(toWord(from, given), toWord(to, wanted)));
}

function toWord(field: FieldFile, kind: string): string {
  return kind.includes(' ') ? kind : toType(field);
}
