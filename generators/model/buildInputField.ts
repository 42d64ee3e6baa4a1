import { findField } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import type { DataFile, FieldFile } from './schemas.ts';

/** What the inputs of a form share; `entity` is null for data of its own. */
export interface InputsOwner {
  readonly source: Source<'form'>;
  readonly screen: string;
  readonly entity: Source<'entity'> | null;
  /** The form's own data; its fields come before those of the entity. */
  readonly data: DataFile | undefined;
}

/** Whether a field is one of the form itself and not of its entity. */
export function isOwnData({ data }: InputsOwner, name: string): boolean {
  return data !== undefined && name in data.properties;
}

/** The field behind an input; null after a report. */
export function findInputField(
  context: Context,
  name: string,
  owner: InputsOwner,
  place: Place,
): FieldFile | null {
  const { data } = owner;
  if (data === undefined) return owner.entity && findField(context, owner.entity, name, place);
  const found = data.properties[name];
  if (found !== undefined) return found;
  const names = Object.keys(data.properties);
  context.report.at(place, 'GEN203', `"${name}" is not a field of "data".`, hintOf(name, names));
  return null;
}
