import { expect, it } from 'vitest';
import { readSchemas } from '../support/schemas/readSchemas.ts';
import { ROOT } from './tree.ts';

/* Who fills in a form may ask whoever makes suggestions there: of the input, or of the entity's field. */

const schemas = readSchemas(ROOT);

const askers = new Map([
  ...[...schemas.entities.values()].flatMap(({ 'x-calls': calls = [] }) =>
    calls.map(({ url, permissions }) => [url, permissions] as const),
  ),
  ...schemas.actions.flatMap(({ url, permissions }) => (url ? [[url, permissions] as const] : [])),
]);

const asked = schemas.forms.flatMap((form) => {
  const fields = form.data ? undefined : schemas.entities.get(form.entity ?? '')?.properties;
  const inputs = form.sections.flatMap((section) => section.fields);
  return inputs.flatMap((input) => {
    const { field, lookup } = typeof input === 'string' ? { field: input, lookup: undefined } : input;
    const own = fields?.[field]?.['x-lookup'];
    const url = (lookup ?? (own?.on === undefined || own.on === form.mode ? own : undefined))?.url;
    return url === undefined ? [] : [{ form: form.stem, url, permissions: form.permissions ?? [] }];
  });
});

it('finds suggestions', () => expect(asked.length).toBeGreaterThan(15));

it.each(asked)('$form: its people may ask $url', ({ url, permissions }) => {
  expect(askers.get(url)).toEqual(expect.arrayContaining([...permissions]));
});
