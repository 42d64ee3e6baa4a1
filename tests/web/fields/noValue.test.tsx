import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import type { FilterValue } from '#contract/wire.ts';
import { EnumCell } from '#fields/enum/enum.cell.tsx';
import { EnumInput } from '#fields/enum/enum.input.tsx';
import { FieldToolsProvider, type FieldTools } from '#fields/FieldTools.tsx';
import { FilterInput } from '#fields/FilterInput.tsx';
import type { FilterColumn } from '#fields/FilterProps.ts';
import { FilterText } from '#fields/FilterText.tsx';
import { createQueryClient } from '#web/data/createQueryClient.ts';
import { useValueText } from '#web/form/useValueText.ts';
import { groupLabel } from '#web/report/values.ts';

afterEach(cleanup);

const tools: FieldTools = {
  values: { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
  translate: (key) => key,
  lookup: () => Promise.resolve([]),
  find: () => Promise.resolve([]),
  upload: () => Promise.reject(new Error('not here')),
  readFile: () => Promise.reject(new Error('not here')),
  fileUrl: (path) => path,
  now: () => new Date(0),
};

const limit = {
  name: 'limit',
  type: 'integer',
  values: [
    { value: 0, key: 'none', tone: 'danger' },
    { value: 5, key: 'five', tone: 'info' },
  ],
  noValue: { key: 'unlimited', tone: 'success' },
} as const;

const field: FieldModel = { name: 'limit', type: 'enum', json: 'integer', enum: limit };
const several: FieldModel = { ...field, type: 'enums', json: 'array' };
const { noValue: _, ...plainLimit } = limit;
const plain: FieldModel = { ...field, enum: plainLimit };
const WORD = 'enum.limit.unlimited';

const draw = (node: React.ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FieldToolsProvider value={tools}>{node}</FieldToolsProvider>
    </QueryClientProvider>,
  ).container;

describe('a choice whose enum has a word for no value', () => {
  it('says it in a cell, but nothing for a list of choices, for what is not there, or without the word', () => {
    const cell = (one: FieldModel, value: unknown) =>
      draw(<EnumCell value={value} row={{}} column={{ key: 'limit', label: 'x', field: one }} />).textContent;
    expect(cell(field, null)).toBe(WORD);
    expect(cell(field, 0)).toBe('enum.limit.none');
    expect(cell(field, undefined)).toBe('');
    expect(cell(several, null)).toBe('');
    expect(cell(plain, null)).toBe('');
  });

  it('offers it in an input, shows it while nothing is chosen, and stores no value', () => {
    const said = vi.fn();
    function Held() {
      const [value, setValue] = useState<unknown>(null);
      const change = (next: unknown): void => {
        said(next);
        setValue(next);
      };
      const shared = { id: 'it', labelledBy: 'label', onBlur: () => undefined, onRefuse: () => undefined };
      return <EnumInput input={{ field, label: 'x' }} {...shared} value={value} onChange={change} />;
    }
    draw(<Held />);
    const box = screen.getByRole<HTMLInputElement>('combobox');
    expect(box.value).toBe(WORD);
    expect(screen.queryByRole('button', { name: 'action.clear' })).toBeNull();
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'enum.limit.none',
      'enum.limit.five',
      WORD,
    ]);
    fireEvent.click(screen.getByText('enum.limit.five'));
    expect(box.value).toBe('enum.limit.five');
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    fireEvent.click(screen.getByText(WORD));
    expect(said.mock.calls).toEqual([[5], [null]]);
    expect(box.value).toBe(WORD);
  });

  it('does not offer it where a value is needed', () => {
    const shared = { id: 'it', labelledBy: 'label', onBlur: () => undefined, onRefuse: () => undefined };
    draw(<EnumInput input={{ field, label: 'x' }} {...shared} value={null} onChange={vi.fn()} isRequired />);
    const box = screen.getByRole<HTMLInputElement>('combobox');
    expect(box.value).toBe('');
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(screen.queryByText(WORD)).toBeNull();
  });

  it.each([
    ['multi_select', [[null], [null, 5], [5]]],
    ['select', [[null], 5, [null]]],
  ] as const)('is asked for in a filter of kind %s', (kind, asked) => {
    const said = vi.fn();
    const filter: FilterColumn = { key: 'limit', label: 'x', kind, field };
    function Held() {
      const [value, setValue] = useState<FilterValue | undefined>();
      const change = (next: FilterValue | undefined): void => {
        said(next);
        setValue(next);
      };
      return <FilterInput filter={filter} value={value} onChange={change} onCommit={() => undefined} />;
    }
    draw(<Held />);
    fireEvent.click(screen.getByRole('button'));
    const press = (text: string) => fireEvent.click(screen.getByLabelText(text));
    press(WORD);
    press('enum.limit.five');
    press(WORD);
    expect(said.mock.calls.map(([value]) => value)).toEqual(asked);
  });

  it('is called so by the filter in force, alone or among codes', () => {
    const filter: FilterColumn = { key: 'limit', label: 'x', kind: 'multi_select', field };
    const text = (value: FilterValue, of = filter) =>
      draw(<FilterText filter={of} value={value} />).textContent;
    expect(text([null])).toBe(WORD);
    expect(text([5, null])).toBe(`enum.limit.five, ${WORD}`);
    expect(text([null], { ...filter, field: plain })).toBe('kit.list.filter_none');
  });

  it('is read so where a record is only shown, and as the name of a group in a report', () => {
    function Shown({ of }: { of: FieldModel }) {
      return <>{useValueText(of, null)}</>;
    }
    expect(draw(<Shown of={field} />).textContent).toBe(WORD);
    expect(draw(<Shown of={plain} />).textContent).toBe('');
    const name = (of: FieldModel) => groupLabel({ key: null }, { label: 'x', field: of }, tools);
    expect(name(field)).toBe(WORD);
    expect(name(plain)).toBe('kit.report.none');
  });
});
