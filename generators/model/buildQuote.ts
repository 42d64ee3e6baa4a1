import type { QuoteModel } from '#contract/quote.ts';
import { at, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { findInputField } from './buildInputField.ts';
import type { InputsOwner } from './buildInputField.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import type { ActionSchemaFile } from './actionFiles.ts';

/** What an action must answer to be asked for offers. */
const ANSWER = 'offers';

/** What a dialog over a selection knows without an input for it. */
const CHOSEN = 'ids';

/** Whom a form asks for offers, with which of its inputs, and where the chosen one goes. */
export function buildQuote(context: Context, owner: InputsOwner): QuoteModel | undefined {
  const { source } = owner;
  const { quote } = source.value;
  if (quote === undefined) return undefined;
  const place = at(source, 'quote');
  const drawn = drawnIn(owner);
  for (const name of Object.keys(quote.fill))
    checkDrawn(context, owner, { name, drawn }, { ...under(under(place, 'fill'), name), on: 'key' });
  const needs = checkAsked(context, owner, { ...quote, answer: ANSWER }, place);
  const label = context.texts.need(`screen.${owner.screen}.quote`, { ...place, on: 'key' });
  return { label, url: quote.url, on: quote.on, needs, fill: quote.fill };
}

/** Inputs of a form, child rows left out. */
export const drawnIn = ({ source }: InputsOwner): ReadonlySet<string> =>
  new Set(
    source.value.sections.flatMap(({ fields }) =>
      fields.map((input) => (typeof input === 'string' ? input : input.field)),
    ),
  );

export function checkDrawn(
  context: Context,
  owner: InputsOwner,
  { name, drawn }: { name: string; drawn: ReadonlySet<string> },
  here: Place,
): void {
  if (findInputField(context, name, owner, here) !== null && !drawn.has(name))
    context.report.at(here, 'GEN203', `"${name}" is no input of this form.`, hintOf(name, [...drawn]));
}

/** A form asks an action with some of its inputs; gives those that it must have. */
export function checkAsked(
  context: Context,
  owner: InputsOwner,
  { url, on, answer }: { url: string; on: readonly string[]; answer: string },
  place: Place,
): readonly string[] {
  const drawn = drawnIn(owner);
  for (const [index, name] of on.entries())
    if (name !== CHOSEN || owner.source.value.mode !== 'dialog')
      checkDrawn(context, owner, { name, drawn }, under(under(place, 'on'), index));
  const action = findAction(context, { url, answer }, under(place, 'url'));
  return action === undefined ? [] : checkSent(context, action.value, on, under(place, 'on'));
}

/** The action with an address; it is asked by people and answers with what is wanted of it. */
export function findAction(
  context: Context,
  { url, answer }: { url: string; answer: string },
  place: Place,
): Source<'action'> | undefined {
  const found = context.actions.find(({ value }) => value.url === url);
  if (found === undefined) {
    const urls = context.actions.flatMap(({ value }) => value.url ?? []);
    if (context.broken.size === 0)
      context.report.at(place, 'GEN206', `"${url}" is no address of an action.`, hintOf(url, urls));
    return undefined;
  }
  if (found.value.result?.properties[answer] === undefined)
    context.report.at(
      place,
      'GEN217',
      `"${url}" answers no "${answer}".`,
      `Add it to "result" of ${found.file}.`,
    );
  return found;
}

/** What is sent is what the action takes, and all of what it wants; gives that. */
export function checkSent(
  context: Context,
  { input }: ActionSchemaFile,
  on: readonly string[],
  place: Place,
): readonly string[] {
  const names = Object.keys(input?.properties ?? {});
  for (const [index, name] of on.entries())
    if (!names.includes(name))
      context.report.at(
        under(place, index),
        'GEN203',
        `"${name}" is not taken by the action.`,
        hintOf(name, names),
      );
  const needs = input?.required ?? [];
  const missing = needs.filter((name) => !on.includes(name));
  if (missing.length > 0)
    context.report.at(place, 'GEN217', `leaves out what the action wants: ${missing.join(', ')}.`, 'Add it.');
  return needs;
}
