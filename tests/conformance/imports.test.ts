import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/session.ts';
import { model } from '#generated/server.gen.ts';
import { entityOf, findField } from '#server/access/modelIndex.ts';
import { findVariant } from '#server/import/findVariant.ts';
import type { SheetRow } from '#server/import/Sheet.ts';
import { createTexts } from '#server/http/createTexts.ts';
import { Tally } from '../support/Tally.ts';

/* Every import of the model against what its schema says. */

const texts = createTexts(() => model.messages);
const tried = new Tally(['columns', 'found by a name', 'aliases', 'templates', 'variants']);
const toRows = (titles: readonly string[]): SheetRow[] => [
  { number: 1, cells: ['Exported on 01/07/2026'] },
  { number: 2, cells: titles },
];

describe.each(model.imports.map((sheet) => [sheet.screen, sheet] as const))('%s', (_, sheet) => {
  it('has columns of fields that exist, each found by a name of its own', () => {
    for (const { columns } of [sheet, ...sheet.variants]) {
      tried.add('columns', columns.length);
      for (const { steps, leaf, find } of columns) {
        const entity = entityOf(model, steps.at(-1)?.entity ?? sheet.entity);
        expect(findField(entity, leaf)).toBeDefined();
        if (find === undefined) continue;
        tried.add('found by a name');
        expect(findField(entity, find)?.reference).toBeDefined();
      }
      const aliases = columns.flatMap((column) => column.aliases.map((alias) => alias.toLowerCase()));
      tried.add('aliases', aliases.length);
      expect(aliases).toEqual([...new Set(aliases)]);
    }
  });

  it('takes its own template for none of its variants, in any language', () => {
    for (const language of LANGUAGES) {
      const titles = sheet.columns.map(({ label }) => texts.find(language, label) ?? label);
      expect(findVariant(sheet, toRows(titles)).variant).toBeUndefined();
      tried.add('templates');
    }
  });

  it.each(sheet.variants.map((variant) => [variant.key, variant] as const))(
    'knows %s by its headings',
    (__, variant) => {
      const titles = variant.columns.flatMap(({ aliases }) => aliases);
      const found = findVariant(sheet, toRows([...titles, ...variant.detect]));
      tried.add('variants');
      expect(found.variant?.key).toBe(variant.key);
      expect(found.sheet.set).toEqual({ ...sheet.set, ...variant.set });
      for (const title of variant.detect)
        expect(titles.map((one) => one.toLowerCase())).toContain(title.toLowerCase());
    },
  );
});

it('has tried something of each', () => expect(tried.untried()).toEqual([]));
