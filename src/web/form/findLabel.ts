import type { SectionDefinition } from './FormDefinition.ts';
import { toPlace } from './place.ts';

/** Message key of the input of a field beside a place; undefined where the form has none. */
export function findLabel(
  sections: readonly SectionDefinition[],
  path: string,
  name: string,
): string | undefined {
  const { name: rows, child } = toPlace(path);
  const inputs = sections.flatMap((section) => section.inputs);
  const among = child === undefined ? inputs : (inputs.find(({ field }) => field.name === rows)?.rows ?? []);
  return among.find(({ field }) => field.name === name)?.label;
}
