import { expect, test } from 'vitest';
import {
  COLUMN_DEFAULTS,
  ENTITY_DEFAULTS,
  IMPORT_COLUMN_DEFAULTS,
  IMPORT_DEFAULTS,
  LIST_DEFAULTS,
} from '#contract/parts.ts';
import * as papers from '#contract/paper.ts';
import { standardFields } from '#contract/createFields.ts';
import { RESOURCE_DEFAULTS } from '#web/app/createApp.ts';
import { FORM_DEFAULTS } from '#web/form/FormDefinition.ts';
import * as screens from '#web/list/ListDefinition.ts';
import { DEFAULTS, unusual } from '../../generators/emit/defaults.ts';
import { emitField } from '../../generators/emit/field.ts';
import { createNames } from '../../generators/emit/names.ts';
import { createImports } from '../../generators/print/imports.ts';
import { PAPERS } from '../../generators/model/buildPrint.ts';
import { readCase, readCases } from './goldenCases.ts';
import { createSoundShop, modelOf } from './support/shop.ts';

test('the generator leaves out what the kits fill in', () => {
  expect(DEFAULTS).toEqual({
    entity: ENTITY_DEFAULTS,
    list: LIST_DEFAULTS,
    column: COLUMN_DEFAULTS,
    importSheet: IMPORT_DEFAULTS,
    importColumn: IMPORT_COLUMN_DEFAULTS,
    listScreen: screens.LIST_DEFAULTS,
    columnCell: screens.COLUMN_DEFAULTS,
    filterInput: screens.FILTER_DEFAULTS,
    form: FORM_DEFAULTS,
    resource: RESOURCE_DEFAULTS,
  });
});

test('the generator knows the papers that are printed on', () => {
  expect(PAPERS).toEqual(Object.keys(papers.PAPERS));
});

test('the kit has the standard fields that the generator knows', () => {
  const model = modelOf(createSoundShop());
  const place = { imports: createImports(''), names: createNames(model) };
  const item = model.entities.find(({ name }) => name === 'item');
  const standard = (item?.fields ?? [])
    .filter((field) => field.standard)
    .map((field) => emitField(field, place));
  const named = Object.entries(standardFields).map(([name, field]) => ({ name, ...field }));
  expect(JSON.parse(JSON.stringify(standard))).toEqual(named);
});

test('what differs stays, and so does what no default is known of', () => {
  const value = { sort: true, sum: false, label: 'a', export: false };
  expect(unusual(value, DEFAULTS.column)).toEqual({ sort: true, label: 'a', export: false });
});

test('no list, entity, form or sheet says what is usual', async () => {
  const cases = await Promise.all((await readCases()).map((name) => readCase(name, 'expected')));
  const files = cases.flatMap((each) => [...each]);
  const said = (ending: RegExp, usual: RegExp) => {
    const texts = files.filter(([path]) => ending.test(path));
    expect(texts.length).toBeGreaterThan(0);
    return texts.filter(([, text]) => usual.test(text)).map(([path]) => path);
  };
  const none = /^ {2}(filters|counts|viewModes|toolbar|row|bulk|footer): \[\],$|pageSize: 20\b/m;
  expect(said(/\.list\.gen\.(tsx|server\.ts)$/, none)).toEqual([]);
  expect(said(/\.list\.gen\.(tsx|server\.ts)$/, /(sort|sum|footer): false|export: true|'default'/)).toEqual(
    [],
  );
  expect(
    said(
      /\.entity\.gen\.server\.ts$/,
      /^ {2}(search|unique|index): \[\],|(audit|softDelete): true|live: false/m,
    ),
  ).toEqual([]);
  expect(said(/\.form\.gen\.tsx$/, /layout: 'sections'|display: \[\]/)).toEqual([]);
  expect(said(/\.import\.gen\.server\.ts$/, /required: false|aliases: \[\]|steps: \[\]/)).toEqual([]);
});
