import { cleanup, render } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import texts from '../../../schemas/messaging/messages.vi.json' with { type: 'json' };
import type { CellColumn } from '#fields/CellProps.ts';
import { ZnsCodeCell } from '#modules/messaging/ZnsCodeCell.tsx';

afterEach(cleanup);

const known: Readonly<Record<string, string>> = texts;
const i18nProvider = {
  translate: (key: string, params: Record<string, unknown> = {}) => known[key] ?? String(params['_']),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'vi',
};

const column: CellColumn = {
  key: 'code',
  label: 'zns_message.code',
  field: { name: 'code', type: 'integer', json: 'integer' },
};

const shown = (value: unknown): string | null =>
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ZnsCodeCell value={value} row={{}} column={column} />
    </CoreAdminContext>,
  ).container.textContent;

it.each([
  [0, 'messages.zns_0'],
  [-100, 'messages.zns_-100'],
  [-104, 'messages.zns_-104'],
  [-108, 'messages.zns_-108'],
  [-109, 'messages.zns_-109'],
  [-115, 'messages.zns_-115'],
  [-124, 'messages.zns_-124'],
  [-131, 'messages.zns_-131'],
  [-133, 'messages.zns_-133'],
  [-144, 'messages.zns_-144'],
  [-147, 'messages.zns_-147'],
])('says what Zalo means by %i (spec 8)', (code, message) => {
  expect(known[message]).toBeTruthy();
  expect(shown(code)).toBe(known[message]);
});

it('says nothing of what was not answered, and shows a number that nobody knows', () => {
  expect(shown(null)).toBe('');
  expect(shown(-9999)).toBe(known['messages.zns_other']);
});
