import { toModuleOf } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { STANDARD } from './buildFieldFacts.ts';
import type { FoundPath } from './buildPath.ts';
import type { Place } from './buildReport.ts';

/** Message key of a column, filter or input: what the schema says, else that of the field. */
export function toLabel(
  context: Context,
  { label }: { readonly label?: string },
  { path, leafEntity }: FoundPath,
  place: Place,
): string {
  if (label !== undefined) return context.texts.need(label, place);
  const key = toFieldLabel(context, path.leafEntity, path.leaf);
  return context.texts.need(key, place, toModuleOf(key, leafEntity));
}

/** `<entity>.<field>`; fields of every record have the kit's text unless the entity brings one. */
export function toFieldLabel(context: Context, entity: string, field: string): string {
  const own = `${entity}.${field}`;
  return field in STANDARD && !context.texts.offer(own) ? `kit.field.${field}` : own;
}
