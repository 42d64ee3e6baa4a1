import type { Context } from './buildContext.ts';
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

/** It is asked by the record's id, by whoever may open the dialog, and answers fields of the dialog. */
export function checkBeginning(site: BeginningSite, { begins, entity, permissions, fields }: Dialog): void {
  if (begins === undefined) return;
  const say = (text: string, hint: string): void => site.context.report.at(site.place, 'GEN217', text, hint);
  const call = findBeginning(site, begins)?.value;
  if (call?.url === undefined)
    return say(
      `"${begins}" is no call of this module.`,
      `Write schemas/${site.module}/${begins}.action.json with a "url".`,
    );
  if (Object.keys(call.input?.properties ?? {}).join() !== `${entity}_id`)
    say(`"${begins}" is asked by the id of a record.`, `Its "input" has "${entity}_id" alone.`);
  if (JSON.stringify(call.permissions) !== JSON.stringify(permissions))
    say(`"${begins}" is not for the same people.`, 'Write the same "permissions".');
  for (const name of Object.keys(call.result?.properties ?? {}))
    if (!fields.includes(name))
      say(`"${begins}" answers "${name}", which nobody fills in.`, 'Its "result" has fields of the dialog.');
}
