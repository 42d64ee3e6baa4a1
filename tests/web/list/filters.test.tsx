import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FilterValue } from '#contract/wire.ts';
import { parseCodes } from '#fields/code/code_list.filter.tsx';
import { FieldToolsProvider, type FieldTools } from '#fields/FieldTools.tsx';
import type { FilterColumn } from '#fields/FilterProps.ts';
import { filters } from '#fields/filters.tsx';
import { createQueryClient } from '#web/data/createQueryClient.ts';
import { tripFields } from './aList.ts';

afterEach(cleanup);

const lookup = vi.fn(async () => [
  { id: 4, label: 'Lê Văn Ân' },
  { id: 9, label: 'Đặng Thị Hồng' },
]);

const tools: FieldTools = {
  values: { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
  translate: (key, params) => (params ? `${key} ${Object.values(params).join(' ')}` : key),
  lookup,
  find: () => Promise.resolve([]),
  upload: () => Promise.reject(new Error('not here')),
  readFile: () => Promise.reject(new Error('not here')),
  fileUrl: (path) => path,
  now: () => new Date('2026-11-21T02:00:00Z'),
};

function Tools({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={createQueryClient()}>
      <FieldToolsProvider value={tools}>{children}</FieldToolsProvider>
    </QueryClientProvider>
  );
}

/** Draws a filter that keeps its value, and notes every change. */
function open(filter: FilterColumn, initial?: FilterValue) {
  const changes = vi.fn();
  const commit = vi.fn();
  const outside: { set?: (value?: FilterValue) => void } = {};
  function Kept() {
    const [value, setValue] = useState(initial);
    useEffect(() => void (outside.set = setValue), []);
    const Filter = filters[filter.kind];
    const change = (next: FilterValue | undefined): void => {
      changes(next);
      setValue(next);
    };
    return <Filter filter={filter} value={value} onChange={change} onCommit={commit} />;
  }
  render(<Kept />, { wrapper: Tools });
  return { changes, commit, redraw: (value?: FilterValue) => act(() => outside.set?.(value)) };
}

const column = (
  kind: FilterColumn['kind'],
  field: FilterColumn['field'],
  more: Partial<FilterColumn> = {},
) => ({
  key: field.name,
  label: field.name,
  kind,
  field,
  ...more,
});
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

describe('text filter', () => {
  it('hands over what is typed, nothing for an empty text, and commits on Enter', () => {
    const { changes, commit } = open(column('text', tripFields.plate));
    const input = screen.getByRole('textbox');
    type(input, '51C');
    type(input, '');
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(changes.mock.calls).toEqual([['51C'], [undefined]]);
    expect(commit).toHaveBeenCalledTimes(1);
  });
});

describe('number range', () => {
  it('reads grouped digits, shows them grouped, and empties', () => {
    const { changes } = open(column('number_range', tripFields.fee));
    const [from, to] = screen.getAllByRole<HTMLInputElement>('textbox') as [
      HTMLInputElement,
      HTMLInputElement,
    ];
    type(from, '1250000');
    fireEvent.blur(from);
    expect(from.value).toBe('1.250.000');
    type(to, '2.000.000');
    expect(changes.mock.lastCall).toEqual([{ from: 1250000, to: 2000000 }]);
    type(from, '');
    type(to, '');
    expect(changes.mock.lastCall).toEqual([undefined]);
  });

  it('says that a range runs backwards, keeps it on screen, and filters nothing with it', () => {
    const { changes, redraw } = open(column('number_range', tripFields.fee), { from: 900_000 });
    const ends = screen.getAllByRole<HTMLInputElement>('textbox');
    const [from, to] = ends as [HTMLInputElement, HTMLInputElement];
    type(to, '100');
    fireEvent.blur(to);
    // Not by its half either: from 900,000 is not what was meant.
    expect(changes.mock.calls).toEqual([[undefined]]);
    expect(ends.map(({ value }) => value)).toEqual(['900.000', '100']);
    expect(ends.map((end) => end.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    const said = 'messages.wrong_range fee 900.000 100';
    expect([to.title, screen.getByRole('alert').textContent]).toEqual([said, said]);
    type(from, '50');
    expect(changes.mock.lastCall).toEqual([{ from: 50, to: 100 }]);
    type(to, '1');
    for (const end of ends) fireEvent.blur(end);
    redraw({ from: 7 });
    expect(ends.map(({ value }) => value)).toEqual(['7', '']);
  });

  it('marks what is no number and keeps it on screen', () => {
    const { changes } = open(column('number_range', tripFields.fee));
    const [from] = screen.getAllByRole<HTMLInputElement>('textbox') as [HTMLInputElement];
    type(from, 'nhiều');
    fireEvent.blur(from);
    expect([from.value, from.getAttribute('aria-invalid')]).toEqual(['nhiều', 'true']);
    expect(from.title).toBe('messages.wrong_type fee nhiều');
    expect(changes).not.toHaveBeenCalled();
  });
});

describe('date range', () => {
  it('takes typed days and names a range beyond its cap', () => {
    const { changes } = open(column('date_range', tripFields.started_at, { maxDays: 31 }));
    const input = screen.getByRole<HTMLInputElement>('textbox');
    type(input, '01/11 – 21/11/2026');
    expect(changes.mock.lastCall).toEqual([{ from: '2026-11-01', to: '2026-11-21' }]);
    type(input, '01/01/2026');
    expect(changes.mock.lastCall).toEqual([{ from: '2026-01-01', to: '2026-01-01' }]);
    type(input, '01/01/2026 – 21/11/2026');
    // Not by the first of its days, which was a filter of its own on the way.
    expect(changes.mock.lastCall).toEqual([undefined]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.title).toBe('kit.list.range_too_long 325 31');
    type(input, 'mai');
    expect(input.title).toBe('kit.list.wrong_date');
  });

  it('takes any range where there is no cap', () => {
    const { changes } = open(column('date_range', tripFields.started_at, { maxDays: null }));
    type(screen.getByRole<HTMLInputElement>('textbox'), '01/01/2019 – 21/11/2026');
    expect(changes.mock.lastCall).toEqual([{ from: '2019-01-01', to: '2026-11-21' }]);
  });

  it.each(['1/1/0001', '1/1/0001 – 2/1/0001', '31/12/1899', '1/1/3000'])(
    'says that %s is no day of a list, and filters nothing',
    (typed) => {
      const { changes } = open(column('date_range', tripFields.started_at));
      const input = screen.getByRole<HTMLInputElement>('textbox');
      type(input, typed);
      fireEvent.blur(input);
      expect([input.value, input.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
      expect(input.title).toBe('kit.list.wrong_date');
      expect(screen.getByRole('alert').textContent).toBe('kit.list.wrong_date');
      expect(changes).not.toHaveBeenCalled();
    },
  );

  it('says what is wrong with a filter that a link brought', () => {
    open(column('date_range', tripFields.started_at), { from: '0001-01-01', to: '0001-01-01' });
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect([input.getAttribute('aria-invalid'), input.title]).toEqual(['true', 'kit.list.wrong_date']);
  });

  it('offers the last N days up to today', async () => {
    const { changes, commit } = open(column('date_range', tripFields.started_at, { presets: [1, 7] }));
    fireEvent.click(screen.getByRole('textbox'));
    fireEvent.click(await screen.findByText('kit.list.last_days 7'));
    expect(changes.mock.lastCall).toEqual([{ from: '2026-11-15', to: '2026-11-21' }]);
    expect(commit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('kit.list.last_days 7');
  });
});

describe('what was typed into a date range', () => {
  const openTyped = (text: string) => {
    const opened = open(column('date_range', tripFields.started_at));
    const input = screen.getByRole<HTMLInputElement>('textbox');
    type(input, text);
    const shown = () => [input.value, input.getAttribute('aria-invalid')];
    return { ...opened, input, shown };
  };

  it('ends with the filter that it stands for', () => {
    const { redraw, shown } = openTyped('7');
    expect(shown()).toEqual(['7', 'false']);
    redraw({ from: '2026-11-01', to: '2026-11-02' });
    expect(shown()).toEqual(['01/11/2026 – 02/11/2026', 'false']);
    redraw();
    expect(shown()).toEqual(['', 'false']);
  });

  it.each([
    ['is left', (input: HTMLElement) => fireEvent.blur(input)],
    ['is taken by Enter', (input: HTMLElement) => fireEvent.keyDown(input, { key: 'Enter' })],
  ])('becomes the filter in force when it %s', (_how, leave) => {
    const { input, shown } = openTyped('7');
    leave(input);
    expect(shown()).toEqual(['kit.list.last_days 7', 'false']);
  });

  it('stays to be mended when it is wrong, until Escape or another filter', () => {
    const { changes, redraw, input, shown } = openTyped('abc');
    fireEvent.blur(input);
    expect(shown()).toEqual(['abc', 'true']);
    fireEvent.keyDown(input, { key: 'Escape' });
    expect([shown(), input.title]).toEqual([['', 'false'], '… – …']);
    type(input, 'abc');
    redraw({ from: '2026-11-01', to: '2026-11-01' });
    expect(shown()).toEqual(['01/11/2026', 'false']);
    expect(changes).not.toHaveBeenCalled();
  });
});

describe('keys of a date range', () => {
  it('go into the panel and back to the input', async () => {
    const { changes } = open(column('date_range', tripFields.started_at, { presets: [1, 7] }));
    const input = screen.getByRole<HTMLInputElement>('textbox');
    input.focus();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    const [today, week] = [...document.querySelectorAll<HTMLElement>('.kf-presets button')];
    await waitFor(() => expect(document.activeElement).toBe(today));
    fireEvent.keyDown(today as HTMLElement, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(week);
    fireEvent.keyDown(week as HTMLElement, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(today);
    fireEvent.click(week as HTMLElement);
    expect(changes.mock.lastCall).toEqual([{ from: '2026-11-15', to: '2026-11-21' }]);
    expect(document.querySelector('.kf-dates')).toBeNull();
  });

  it.each([{ key: 'Escape' }, { key: 'Tab', shiftKey: true }])(
    'close it with %o at its beginning, the focus on the input',
    async (key) => {
      open(column('date_range', tripFields.started_at, { presets: [1, 7] }));
      const input = screen.getByRole<HTMLInputElement>('textbox');
      fireEvent.keyDown(input, { key: 'ArrowDown' });
      await waitFor(() => expect(document.activeElement?.closest('.kf-presets')).not.toBeNull());
      fireEvent.keyDown(document.activeElement as HTMLElement, key);
      expect(document.activeElement).toBe(input);
      expect(document.querySelector('.kf-dates')).toBeNull();
    },
  );
});

describe('presets of a date range', () => {
  const shown = () =>
    [...document.querySelectorAll('.kf-presets button')].map((button) => button.textContent).slice(0, -1);

  it.each([
    [undefined, [1, 7, 10, 30, 90, 180, 360]],
    [31, [1, 7, 10, 30]],
    [7, [1, 7]],
  ])('are those of spec 9 up to the cap of %s days', (maxDays, days) => {
    open(column('date_range', tripFields.started_at, { maxDays }));
    fireEvent.click(screen.getByRole('textbox'));
    expect(shown()).toEqual(
      days.map((count) => (count === 1 ? 'kit.list.today 1' : `kit.list.last_days ${count}`)),
    );
  });
});

describe('choices', () => {
  it('ticks several codes and says them', () => {
    const { changes } = open(column('multi_select', tripFields.status), [999]);
    expect(screen.getByRole('button').textContent).toBe('999');
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByLabelText('enum.trip_status.running'));
    expect(changes.mock.lastCall).toEqual([[999, 10]]);
    fireEvent.click(screen.getByLabelText('enum.trip_status.running'));
    expect(changes.mock.lastCall).toEqual([[999]]);
  });

  it('picks one code, and drops it by a second click', () => {
    const { changes } = open(column('select', tripFields.status));
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByLabelText('enum.trip_status.done'));
    expect(changes.mock.lastCall).toEqual([20]);
    fireEvent.click(screen.getByLabelText('enum.trip_status.done'));
    expect(changes.mock.lastCall).toEqual([undefined]);
  });

  it('asks yes or no of a boolean', () => {
    const { changes } = open(column('boolean', { name: 'is_late', type: 'boolean', json: 'boolean' }));
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByLabelText('kit.no'));
    expect(changes.mock.lastCall).toEqual([false]);
  });
});

describe('reference filter', () => {
  it('offers what new records may not name any more, and keeps to the other conditions', async () => {
    const { driver_id } = tripFields;
    const reference = { ...driver_id.reference, entity: 'driver', where: { active: true, level: 2 } };
    open(column('reference', { ...driver_id, reference } as FilterColumn['field']));
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(lookup).toHaveBeenCalledWith(reference.entity, { where: { level: 2 } }));
  });

  it('shows the labels of what is chosen, and searches', async () => {
    const { changes } = open(column('reference', tripFields.driver_id), [4]);
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Lê Văn Ân'));
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(await screen.findByLabelText('Đặng Thị Hồng'));
    expect(changes.mock.lastCall).toEqual([[4, 9]]);
    type(screen.getByPlaceholderText('kit.list.search_choices'), 'hong');
    await waitFor(() => expect(lookup).toHaveBeenLastCalledWith('driver', { q: 'hong' }));
  });
});

describe('code list', () => {
  it('splits what sheets and scanners give, each code once', () => {
    expect(parseCodes('DH1\r\nDH2\tDH3; DH1,  DH4')).toEqual(['DH1', 'DH2', 'DH3', 'DH4']);
    expect(parseCodes('  ')).toEqual([]);
  });

  it('takes a paste of several lines', () => {
    const { changes } = open(column('code_list', tripFields.code));
    fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => 'DH1\nDH2' } });
    expect(changes.mock.lastCall).toEqual([['DH1', 'DH2']]);
    expect(screen.getByText('2')).toBeTruthy();
  });
});
