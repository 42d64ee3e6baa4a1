import type { Page } from 'playwright';
import type { PageLookupFile } from '../../../generators/model/reportFiles.ts';
import { findField, labelKey } from '../../support/schemas/fields.ts';
import type { Schema } from '../../support/schemas/readSchemas.ts';
import { compareParts, type Part } from '../compareParts.ts';
import { printValue, sampleOf } from '../expect/values.ts';
import { textOf, type View } from '../expect/View.ts';
import type { Finding, Where } from '../Finding.ts';
import type { Target } from '../findAddress.ts';
import { openScreen } from '../look/openBrowser.ts';
import { readMarkup } from '../look/readMarkup.ts';
import { isBlank, readBehind } from './readBehind.ts';

type Values = Readonly<Record<string, unknown>>;

export interface LookupLook {
  page: Page;
  view: View;
  file: Schema<'page'>;
  where: Where;
  target: Target;
  /** The address has the second code as well. */
  isProven: boolean;
}

/** A record that the page shows: whether the second code was given, and the record's own values. */
export interface ShownRecord {
  lookup: PageLookupFile;
  isProven: boolean;
  values: Values;
}

/**
 * What everybody may know of a record by its code, and with the second code: every fact with its name and the value
 * that the record has. What the record leaves empty is filled in the server's answer, so that no fact goes unseen.
 */
export async function checkLookup({
  page,
  view,
  file: { lookup },
  where,
  target: { address, opens, record, reader },
  isProven,
}: LookupLook): Promise<Finding[]> {
  if (!lookup) return [];
  if (!record || !reader) {
    const expected = `a record of ${lookup.entity} that somebody may read`;
    return [{ ...where, subject: 'row', key: lookup.code, expected, seen: 'nothing' }];
  }
  const samples = samplesOf(view, lookup);
  await page.route(`**/api${lookup.url}`, async (route) => {
    const response = await route.fetch();
    const json = response.ok() ? fillBlanks((await response.json()) as Values, samples) : undefined;
    await route.fulfill({ response, ...(json && { json }) });
  });
  await openScreen(page, address, opens);
  await page.unroute(`**/api${lookup.url}`);
  // Each look is counted: how many there were is asked after this one.
  const paths = [...pathsOf(lookup, isProven), ...(lookup.activate ? [lookup.activate.field] : [])];
  const values = await readBehind(reader, view.schemas, { entity: lookup.entity, id: record['id'] }, paths);
  const shown: ShownRecord = { lookup, isProven, values };
  const seen = await readMarkup(page, where.screen);
  return [
    ...compareParts({ subject: 'row', expected: factsFor(view, shown), seen: seen.facts, where }),
    ...compareParts({
      subject: 'action',
      expected: buttonsFor(view, where.screen, shown),
      seen: seen.actions,
      where,
      hasOrder: false,
    }),
  ];
}

const pathsOf = ({ result, proven }: PageLookupFile, isProven: boolean): readonly string[] =>
  isProven ? [...result, ...(proven ?? [])] : result;

/** Values for all that the page may ever show. */
export const samplesOf = (view: View, lookup: PageLookupFile): Values =>
  Object.fromEntries(
    pathsOf(lookup, true).map((path) => [path, sampleOf(view, findField(view.schemas, lookup.entity, path))]),
  );

/** An answer whose empty values are samples; a path that it lacks stays away. */
export function fillBlanks(answer: Values, samples: Values): Values {
  const values = Object.entries((answer['values'] ?? {}) as Values);
  return {
    ...answer,
    values: Object.fromEntries(values.map(([key, value]) => [key, isBlank(value) ? samples[key] : value])),
  };
}

/** The facts of a look. */
export function factsFor(view: View, { lookup, isProven, values }: ShownRecord): Part[] {
  const samples = samplesOf(view, lookup);
  return pathsOf(lookup, isProven).map((key) => {
    const found = findField(view.schemas, lookup.entity, key);
    const value = isBlank(values[key]) ? samples[key] : values[key];
    const text = printValue(view, found, value);
    return {
      key,
      text: textOf(view, labelKey(view.schemas, found)),
      ...(text === undefined ? {} : { facts: { value: text.replace(/\s+/g, ' ').trim() } }),
      // No value of such a type can be made up.
      ...(isBlank(value) ? { isOptional: true } : {}),
    };
  });
}

/** What was found is handed on by its address; whoever holds the second code may activate the thing once. */
export function buttonsFor(view: View, screen: string, { lookup, isProven, values }: ShownRecord): Part[] {
  const { activate } = lookup;
  const canActivate = activate !== undefined && isProven && isBlank(values[activate.field]);
  const own = ['check', ...(canActivate ? ['activate'] : [])].map((key) => ({
    key,
    text: textOf(view, `screen.${screen}.${key}`),
  }));
  return [...own, { key: 'share', text: textOf(view, 'action.share') }];
}
