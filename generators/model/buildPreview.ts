import type { PreviewModel } from '#contract/quote.ts';
import { at, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { findInputField } from './buildInputField.ts';
import type { InputsOwner } from './buildInputField.ts';
import { checkAsked, findAction } from './buildQuote.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';

/** Whom a form asks what it will be when it is stored, with which of its inputs, and where that stands until then. */
export function buildPreview(context: Context, owner: InputsOwner): PreviewModel | undefined {
  const { source } = owner;
  const { preview } = source.value;
  if (preview === undefined) return undefined;
  const { url, on, fill = {}, section, texts } = preview;
  const rows = preview.rows && { fill: {}, ...preview.rows };
  const place = at(source, 'preview');
  for (const name of Object.keys(fill))
    findInputField(context, name, owner, { ...under(under(place, 'fill'), name), on: 'key' });
  const sections = source.value.sections.map(({ key }) => key);
  if (section !== undefined && !sections.includes(section))
    context.report.at(
      under(place, 'section'),
      'GEN203',
      `"${section}" is no section of this form.`,
      hintOf(section, sections),
    );
  if (rows !== undefined) checkRows(context, owner, rows, under(place, 'rows'));
  const needs = checkAsked(context, owner, { url, on, answer: 'values' }, place);
  // One that there is not was named already.
  const isThere = context.actions.some(({ value }) => value.url === url);
  for (const answer of isThere ? ['notes', ...(rows ? ['rows'] : [])] : [])
    findAction(context, { url, answer }, under(place, 'url'));
  const modules = [...context.modules.keys()];
  for (const [index, name] of (texts ?? []).entries())
    if (!modules.includes(name))
      context.report.at(
        under(under(place, 'texts'), index),
        'GEN203',
        `"${name}" is no module.`,
        hintOf(name, modules),
      );
  return {
    url,
    on,
    needs,
    fill,
    ...(section && { section }),
    ...(rows && { rows }),
    ...(texts && { texts }),
  };
}

function checkRows(
  context: Context,
  owner: InputsOwner,
  { field: name, fill }: NonNullable<PreviewModel['rows']>,
  place: Place,
): void {
  const field = findInputField(context, name, owner, under(place, 'field'));
  const fields = context.entities.get(field?.['x-rows']?.entity ?? '')?.value.properties;
  if (field !== null && fields === undefined)
    context.report.at(under(place, 'field'), 'GEN211', `"${name}" has no child rows.`);
  for (const child of fields === undefined ? [] : Object.keys(fill))
    if (fields?.[child] === undefined)
      context.report.at(
        { ...under(under(place, 'fill'), child), on: 'key' },
        'GEN203',
        `"${child}" is no field of a row.`,
        hintOf(child, Object.keys(fields ?? {})),
      );
}
