import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { widgetNames } from '#fields/inputs.tsx';
import { iconNames } from '#web/app/Icon.tsx';
import { WIDGETS } from '../../../generators/model/buildFieldFacts.ts';

it('schemas may take every icon that the kit draws, and no other', () => {
  const file = JSON.parse(readFileSync('schemas/_meta/field.schema.json', 'utf8')) as {
    $defs: { icon: { enum: string[] } };
  };
  expect(file.$defs.icon.enum).toEqual(iconNames);
});

it('schemas may take every widget that the kit draws, and no other', () => {
  expect(Object.keys(WIDGETS)).toEqual(widgetNames);
});
