import { describe, expect, it } from 'vitest';
import type { DraftValues } from '#web/list/createFilterDraft.ts';
import { offeredBy, withEmptied } from '#web/list/filterParents.ts';

/** As on `/orders/list`: a ward lies in a district of the old scheme, or in the city itself. */
const country = { key: 'country' };
const scheme = { key: 'scheme' };
const city = { key: 'id_city', dependsOn: { country: ['country'], scheme: ['scheme'] } };
const county = { key: 'id_county', dependsOn: { parent_id: ['id_city'] } };
const ward = { key: 'id_ward', dependsOn: { parent_id: ['id_county', 'id_city'] } };
const filters = [country, scheme, city, county, ward];

describe('offeredBy', () => {
  it.each([
    [city, {}, { waitsFor: 'country' }],
    [city, { country: 1 }, { waitsFor: 'scheme' }],
    [city, { country: 1, scheme: 0 }, { where: { country: 1, scheme: 0 } }],
    [county, { id_city: [4, 5] }, { where: { parent_id: [4, 5] } }],
    [ward, {}, { waitsFor: 'id_city' }],
    [ward, { id_city: [4] }, { where: { parent_id: [4] } }],
    [ward, { id_city: [4], id_county: [41] }, { where: { parent_id: [41] } }],
    [country, { id_city: [4] }, {}],
  ])('of %j beside %j', (filter, values, offered) => {
    expect(offeredBy(filter, values)).toEqual(offered);
  });
});

describe('withEmptied', () => {
  const all = { country: 1, scheme: 0, id_city: [4], id_county: [41], id_ward: [411], status: [40] };
  const gone = (changes: DraftValues, values: DraftValues = all) => withEmptied(filters, values, changes);

  it('empties what hangs on a filter that changes or is emptied, down to the last', () => {
    expect(gone({ scheme: 2 })).toEqual({
      scheme: 2,
      id_city: undefined,
      id_county: undefined,
      id_ward: undefined,
    });
    expect(gone({ id_city: undefined })).toHaveProperty('id_ward', undefined);
    expect(gone({ id_county: [42] })).toEqual({ id_county: [42], id_ward: undefined });
  });

  it('keeps what still fits: a second city beside the first, another state', () => {
    expect(gone({ id_city: [4, 5] })).toEqual({ id_city: [4, 5] });
    expect(gone({ status: [60] })).toEqual({ status: [60] });
  });

  it('empties a ward of the city when a district is chosen instead', () => {
    expect(gone({ id_county: [41] }, { id_city: [4], id_ward: [49] })).toEqual({
      id_county: [41],
      id_ward: undefined,
    });
  });

  it('leaves alone what changes together, as a saved view does', () => {
    const together = { id_city: [5], id_county: [51] };
    expect(gone(together)).toEqual({ ...together, id_ward: undefined });
  });
});
