import { checkColumn } from './buildBehind.ts';
import { under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { findPath } from './buildPath.ts';
import { checkAlike } from './checkAlike.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import type { FieldsFile } from './entityFiles.ts';
import type { ActionFile } from './schemas.ts';

/** A button's list, whose rows it shows, and the fields of the dialog that it opens. */
interface Owner {
  readonly list: Source<'list'>;
  readonly entity: Source<'entity'>;
  readonly dialog: FieldsFile | undefined;
  /** Whether the dialog is over the rows themselves: then what it is over says what it begins with. */
  readonly isOfRows: boolean;
}

/**
 * The form that a button leads to takes these fields from its address, or the dialog that it opens over what a row names has them,
 * and the row their values.
 */
export function checkPrefill(
  context: Context,
  { route, prefill }: ActionFile,
  owner: Owner,
  place: Place,
): ActionFile['prefill'] {
  if (prefill === undefined) return undefined;
  const here = under(place, 'prefill');
  const isDialog = owner.dialog !== undefined && place.path.at(-2) === 'row';
  if (route === undefined && !isDialog) {
    const text = 'belongs to a button with "route", or to one of a row that opens a dialog.';
    context.report.at(here, 'GEN217', text);
    return prefill;
  }
  if (route === undefined && owner.isOfRows) {
    const text =
      'fills the dialog of what is done to the rows themselves here alone, not on their own pages.';
    context.report.at(here, 'GEN217', text, 'Say it by "begins" of the transition or action.');
    return prefill;
  }
  const taken = route === undefined ? Object.keys(owner.dialog ?? {}) : takenAt(context, route);
  const where =
    route === undefined ? 'is no field of the dialog.' : `is not taken from the address of ${route}.`;
  for (const [name, from] of Object.entries(prefill)) {
    const each = under(here, name);
    if (taken !== null && !taken.includes(name))
      context.report.at(each, 'GEN203', where, hintOf(name, taken));
    if (typeof from !== 'string' || from === 'id') continue;
    checkColumn(context, owner.list, from, each);
    if (route === undefined) checkKind(context, owner, { name, from }, each);
  }
  return prefill;
}

/** Fields that the form at an address takes from it; null where a page drawn by hand reads its own, or nothing is there. */
function takenAt(context: Context, route: string): readonly string[] | null {
  const target = context.addresses.find(({ path }) => path === route)?.source;
  const isDrawn = context.pages.some((page) => page === target && page.value.kind === 'custom');
  if (target === undefined || isDrawn) return null;
  return context.forms.find((one) => one === target)?.value.prefill ?? [];
}

/** A column fills a field of the dialog that holds the same. */
function checkKind(
  context: Context,
  { entity, dialog = {} }: Owner,
  { name, from }: { name: string; from: string },
  place: Place,
): void {
  const taken = dialog[name];
  const given = findPath(context, entity, from, place)?.field;
  if (taken !== undefined && given !== undefined)
    checkAlike(context, { name, taken }, { from, given }, place);
}
