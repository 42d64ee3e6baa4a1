import { expect, it } from 'vitest';
import { input } from '#web/form/FormDefinition.ts';
import { lockUnlicensed } from '#web/page/SettingsScreen.tsx';
import { billForm } from '../form/aForm.ts';

const hour = { name: 'hour', type: 'integer', json: 'integer', license: 'inventory_value_email' } as const;
const days = { name: 'days', type: 'integer', json: 'integer' } as const;
const form = {
  ...billForm,
  sections: [
    {
      key: 'shop',
      label: 'settings.shop',
      inputs: [input(hour, { label: 'h', help: 'h.help' }), input(days, { label: 'd' })],
    },
  ],
};
const locked = (features: Parameters<typeof lockUnlicensed>[1]) =>
  lockUnlicensed(form, features).sections[0]?.inputs.map(({ readOnly = false, help }) => [readOnly, help]);

it('shows a setting of a feature that the company lacks locked, and says why', () => {
  expect(locked([])).toEqual([
    [true, 'messages.license_missing'],
    [false, undefined],
  ]);
  expect(locked(['inventory_value_email'])).toEqual([
    [false, 'h.help'],
    [false, undefined],
  ]);
  expect(lockUnlicensed(form, undefined)).toBe(form);
});
