import type { BeginsFile } from './actionFiles.ts';
import { createCodes } from './buildAccess.ts';
import { at, findField, under, type Context } from './buildContext.ts';
import { checkAlike } from './checkAlike.ts';
import { hintOf, type Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import type { FieldsFile } from './entityFiles.ts';

/** Where a dialog says what it begins with. */
interface BeginningSite {
  readonly context: Context;
  readonly module: string;
  readonly place: Place;
}

/** A dialog over a record: what it begins with, who may open it, and what is filled in there. */
interface Dialog {
  readonly begins: BeginsFile | undefined;
  readonly entity: Source<'entity'>;
  readonly permissions: readonly string[] | null | undefined;
  readonly fields: FieldsFile;
}

/** A call of an action, who asks it, and what it may answer. */
interface Call {
  readonly begins: string;
  readonly permissions: Dialog['permissions'];
  readonly fields: readonly string[];
}

/** What a dialog begins with, as its step says it: the address of a call, or fields of the record. */
export const buildBeginning = (
  site: Pick<BeginningSite, 'context' | 'module'>,
  begins: BeginsFile | undefined,
): BeginsFile | undefined => (typeof begins === 'object' ? begins : findBeginning(site, begins)?.value.url);

/** The action that says what a dialog begins with. */
const findBeginning = (
  { context, module }: Pick<BeginningSite, 'context' | 'module'>,
  begins: string | undefined,
): Source<'action'> | undefined =>
  context.actions.find((other) => other.module === module && other.stem === begins);

/** The call of a form that says what a new record begins with: asked by whoever may create with it, it answers fields of it. */
export function buildFormBeginning(context: Context, source: Source<'form'>): string | undefined {
  const { begins, entity } = source.value;
  if (begins === undefined) return undefined;
  const site = { context, module: source.module, place: at(source, 'begins') };
  const fields = Object.keys(context.entities.get(entity ?? '')?.value.properties ?? {});
  checkCall(site, { begins, permissions: createCodes(source), fields }, null);
  return findBeginning(site, begins)?.value.url;
}

/**
 * Fields of the record fill fields of the dialog that hold the same. A call is asked by the record's id, by whoever may open the
 * dialog, and answers fields of the dialog.
 */
export function checkBeginning(site: BeginningSite, { begins, entity, permissions, fields }: Dialog): void {
  if (typeof begins === 'string')
    return checkCall(site, { begins, permissions, fields: Object.keys(fields) }, `${entity.value.title}_id`);
  const { context, place } = site;
  for (const [name, from] of Object.entries(begins ?? {})) {
    const here = under(place, name);
    const taken = fields[name];
    const given = findField(context, entity, from, here);
    if (taken === undefined)
      context.report.at(here, 'GEN203', 'is no field of the dialog.', hintOf(name, Object.keys(fields)));
    else if (given !== null) checkAlike(context, { name, taken }, { from, given }, here);
  }
}

function checkCall(site: BeginningSite, { begins, permissions, fields }: Call, input: string | null): void {
  const say = (text: string, hint: string): void => site.context.report.at(site.place, 'GEN217', text, hint);
  const call = findBeginning(site, begins)?.value;
  if (call?.url === undefined)
    return say(
      `"${begins}" is no call of this module.`,
      `Write schemas/${site.module}/${begins}.action.json with a "url".`,
    );
  if (Object.keys(call.input?.properties ?? {}).join() !== (input ?? ''))
    say(
      `"${begins}" is asked by ${input === null ? 'nothing: there is no record yet' : 'the id of a record'}.`,
      input === null ? 'Leave out its "input".' : `Its "input" has "${input}" alone.`,
    );
  if (JSON.stringify(call.permissions) !== JSON.stringify(permissions))
    say(`"${begins}" is not for the same people.`, 'Write the same "permissions".');
  for (const name of Object.keys(call.result?.properties ?? {}))
    if (!fields.includes(name))
      say(
        `"${begins}" answers "${name}", which nobody fills in.`,
        `Its "result" has fields of the ${input === null ? 'form' : 'dialog'}.`,
      );
}
