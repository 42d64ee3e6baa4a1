import { describe, expect, it } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import { chooseNames } from '#server/import/chooseNames.ts';

const reference = (name: string, dependsOn: Record<string, string[]>): FieldModel => ({
  name,
  type: 'reference',
  json: 'integer',
  reference: { entity: 'place', onDelete: 'restrict', dependsOn },
});
const city = reference('city', { scheme: ['scheme'] });
const ward = reference('ward', { parent: ['county', 'city'] });

const CITIES = [
  { id: 1, values: { scheme: 2 } },
  { id: 1001, values: { scheme: 0 } },
];
const usual = { scheme: 2 };

describe('chooseNames', () => {
  it('takes the usual one of several, and says what it depends on', () => {
    expect(chooseNames([{ field: city, candidates: CITIES }], {}, usual)).toEqual({
      values: { city: 1, scheme: 2 },
    });
  });

  it('keeps to what is given', () => {
    expect(chooseNames([{ field: city, candidates: CITIES }], { scheme: 0 }, usual)).toEqual({
      values: { city: 1001 },
    });
  });

  it('finds those that fit together', () => {
    const candidates = [
      { id: 7, values: { parent: 1001 } },
      { id: 8, values: { parent: 55 } },
    ];
    const steps = [
      { field: city, candidates: CITIES },
      { field: ward, candidates },
    ];
    expect(chooseNames(steps, {}, usual)).toEqual({ values: { city: 1001, scheme: 0, ward: 7 } });
  });

  it('says where nothing fits, and what was held', () => {
    const steps = [
      { field: city, candidates: CITIES },
      { field: ward, candidates: [{ id: 8, values: { parent: 55 } }] },
    ];
    expect(chooseNames(steps, { scheme: 2 }, usual)).toEqual({ failed: 1, held: [{ city: 1 }] });
  });

  it('says where several fit equally', () => {
    const candidates = [
      { id: 7, values: { parent: 1 } },
      { id: 8, values: { parent: 1 } },
    ];
    const steps = [
      { field: city, candidates: CITIES },
      { field: ward, candidates },
    ];
    expect(chooseNames(steps, {}, usual)).toEqual({ several: 1 });
  });
});
