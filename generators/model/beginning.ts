import { createCodes } from './buildAccess.ts';
import { at, type Context } from './buildContext.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';

/** Where a dialog says what it begins with. */
interface BeginningSite {
  readonly context: Context;
  readonly module: string;
  readonly place: Place;
}

/** A dialog over a record: the call that it names, who may open it, and what is filled in there. */
interface Dialog {
  readonly begins: string | undefined;
  readonly entity: string;
  readonly permissions: readonly string[] | null | undefined;
  readonly fields: readonly string[];
}

/** The action that says what a dialog begins with. */
export const findBeginning = (
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

/** It is asked by the record's id, by whoever may open the dialog, and answers fields of the dialog. */
export function checkBeginning(site: BeginningSite, { entity, ...dialog }: Dialog): void {
  if (dialog.begins !== undefined) checkCall(site, dialog, `${entity}_id`);
}

function checkCall(
  site: BeginningSite,
  { begins, permissions, fields }: Omit<Dialog, 'entity'>,
  input: string | null,
): void {
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
