import { describe, expect, it } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import { emptied, emptiedRows, offeredBy } from '#web/form/dependents.ts';
import { presetValues } from '#web/form/presets/presetValues.ts';

const place = (name: string, level: number, dependsOn: Record<string, readonly string[]>): FieldModel => ({
  name,
  type: 'reference',
  json: 'integer',
  reference: { entity: 'place', onDelete: 'restrict', where: { level }, dependsOn },
});

const city = place('city', 1, { country: ['country'], scheme: ['scheme'] });
const county = place('county', 2, { parent_id: ['city'] });
const ward = place('ward', 3, { parent_id: ['county', 'city'] });
const entity = { name: 'order', fields: [city, county, ward], rules: [] };

describe('a choice that depends on another', () => {
  it('offers what fits it, and waits for it', () => {
    expect(offeredBy(city, { country: 1, scheme: 2 })).toEqual({
      where: { level: 1, country: 1, scheme: 2 },
    });
    expect(offeredBy(county, { city: null })).toEqual({ waitsFor: 'city' });
  });

  it('takes the first of several that is filled: a ward lies in its district, or in the city', () => {
    expect(offeredBy(ward, { city: 79, county: null })).toEqual({ where: { level: 3, parent_id: 79 } });
    expect(offeredBy(ward, { city: 1079, county: 2760 })).toEqual({ where: { level: 3, parent_id: 2760 } });
    expect(offeredBy(ward, {})).toEqual({ waitsFor: 'city' });
  });

  it('is emptied with everything below when that changes', () => {
    const row = { country: 1, scheme: 0, city: 1079, county: 2760, ward: 226740 };
    const below = { county: null, 'county.label': null, ward: null, 'ward.label': null };
    expect(emptied(entity, row, { city: 1001 })).toEqual(below);
    expect(emptied(entity, row, { scheme: 2 })).toEqual({ city: null, 'city.label': null, ...below });
    expect(emptied(entity, row, { ward: 1 })).toEqual({});
  });

  it('is emptied as well when a template changes that', () => {
    const present = { city: 1079, county: 2760, ward: 226740, note: 'a' };
    expect(presetValues({ entity }, ['city', 'note'], { city: 1001 }, present)).toEqual({
      city: 1001,
      county: null,
      'county.label': null,
      ward: null,
      'ward.label': null,
    });
  });

  it('offers a row what has something in common with its parent, and is emptied with it', () => {
    const entry: FieldModel = {
      name: 'entry',
      type: 'reference',
      json: 'integer',
      reference: { entity: 'entry', onDelete: 'restrict', inCommon: ['supplier', 'shop'] },
    };
    expect(offeredBy(entry, {}, { supplier: 4, shop: null })).toEqual({
      where: { supplier: 4, shop: [null] },
    });
    expect(offeredBy(entry, {}, { supplier: null })).toEqual({ waitsFor: 'supplier' });
    const lines: FieldModel = {
      ...entry,
      name: 'lines',
      reference: undefined,
      rows: { entity: 'line', foreignKey: 'p' },
    };
    const payment = { name: 'payment', fields: [lines], rules: [] };
    const line = { name: 'line', fields: [entry], rules: [] };
    const row = { supplier: 4, lines: [{ entry: 7, 'entry.label': 'PN1', amount: 5 }] };
    expect(emptiedRows(payment, () => line, row, { supplier: 5 })).toEqual({
      lines: [{ entry: null, 'entry.label': null, amount: 5 }],
    });
    expect(emptiedRows(payment, () => line, row, { supplier: 4 })).toEqual({});
    expect(emptiedRows(payment, () => line, row, { note: 'a' })).toEqual({});
  });

  it('stays when it was set to the same, or comes along', () => {
    const row = { city: 1, ward: 100199 };
    expect(emptied(entity, row, { city: 1 })).toEqual({});
    expect(emptied(entity, row, { city: 79, ward: 126740 })).toEqual({ county: null, 'county.label': null });
  });
});
