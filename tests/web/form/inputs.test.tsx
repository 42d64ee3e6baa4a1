import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import { FieldToolsProvider, type FieldTools } from '#fields/FieldTools.tsx';
import { inputOf } from '#fields/inputs.tsx';
import { typeNumber } from '#fields/integer/typeNumber.ts';

afterEach(cleanup);

const tools: FieldTools = {
  values: { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
  translate: (key, params) => (params?.['max_length'] ? `${key} ${String(params['max_length'])}` : key),
  lookup: vi.fn(async () => [{ id: 4, label: 'Kho Hà Nội' }]),
  find: vi.fn(async () => []),
  upload: vi.fn(async () => 'files/9'),
  files: {
    upload: vi.fn(async (file: File) => ({ path: 'files/9', name: file.name, size_byte: 1, media_type: '' })),
    save: async () => undefined,
  },
  readFile: () => Promise.reject(new Error('not here')),
  fileUrl: (path) => `/api/${path}`,
  now: () => new Date('2026-11-21T07:05:00Z'),
};

/** Draws the input of a field; gives its control and what it last said. */
function open(
  field: FieldModel,
  initial: unknown = null,
  { widget, valueLabel, currency = 'VND' }: { widget?: string; valueLabel?: string; currency?: string } = {},
) {
  const said = vi.fn();
  const refused = vi.fn((_value: unknown) => undefined);
  const busy = vi.fn((_work: Promise<unknown>) => undefined);
  const settings = { field, label: 'x', ...(widget ? { widget } : {}) };
  const Input = inputOf(settings);
  let reset = (): void => undefined;
  function Held() {
    const [value, setValue] = useState(initial);
    useEffect(() => {
      reset = () => setValue(initial);
    }, []);
    const change = (next: unknown): void => {
      said(next);
      setValue(next);
    };
    return (
      <Input
        input={settings}
        id="it"
        labelledBy="label"
        fileField="goods.x"
        value={value}
        {...(valueLabel && value === initial ? { valueLabel } : {})}
        onChange={change}
        onBlur={() => undefined}
        onRefuse={refused}
        onBusy={busy}
      />
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FieldToolsProvider value={{ ...tools, values: { ...tools.values, currency } }}>
        <p id="label">name</p>
        <Held />
      </FieldToolsProvider>
    </QueryClientProvider>,
  );
  return { said, refused, busy, reset, it: document.getElementById('it') as HTMLInputElement };
}

const change = (it: HTMLElement, value: string) => fireEvent.change(it, { target: { value } });
const money: FieldModel = { name: 'x', type: 'money', json: 'integer', minimum: 1000, maximum: 5_000_000 };

/** Text, cursor and key; decimals; text and cursor then. */
type TypeCase = [typed: [string, number, string | null | undefined], scale: number, shown: [string, number]];

describe('typeNumber', () => {
  it.each([
    [['1000', 4, '0'], 0, ['1.000', 5]],
    [['1.0005', 6, '5'], 0, ['10.005', 6]],
    [['12.005', 2, '2'], 0, ['12.005', 2]],
    [['1.00', 1, null], 0, ['100', 1]],
    [['', 0, null], 0, ['', 0]],
    [['-', 1, '-'], 0, ['-', 1]],
    [['12,', 3, ','], 2, ['12,', 3]],
    [['12.', 3, '.'], 2, ['12,', 3]],
    [['1.2345', 6, '5'], 2, ['12.345', 6]],
    [['12,345', 6, '5'], 2, ['12,345', 6]],
    [['12a', 3, 'a'], 0, ['12a', 3]],
    [['1250000', 7, undefined], 0, ['1.250.000', 9]],
    [['1,250,000', 9, undefined], 0, ['1.250.000', 9]],
    [['12.5', 4, undefined], 2, ['12,5', 4]],
  ] satisfies TypeCase[])('%j with %d decimals → %j', ([text, caret, typed], scale, [shown, at]) => {
    expect(typeNumber({ text, caret, typed }, scale, 'vi')).toEqual({ text: shown, caret: at });
  });

  it('uses the point of the language', () => {
    expect(typeNumber({ text: '1234.5', caret: 6, typed: '5' }, 2, 'en')).toEqual({
      text: '1,234.5',
      caret: 7,
    });
  });
});

describe('money', () => {
  it('groups digits while they are typed and says the stored integer', () => {
    const { it, said } = open(money);
    change(it, '1250000');
    expect(it.value).toBe('1.250.000');
    expect(said).toHaveBeenLastCalledWith(1250000);
  });

  it('snaps to its limits when it is left (spec 4)', () => {
    const { it, said } = open(money);
    change(it, '5');
    fireEvent.blur(it);
    expect(said).toHaveBeenLastCalledWith(1000);
    change(it, '9000000');
    fireEvent.blur(it);
    expect(said).toHaveBeenLastCalledWith(5_000_000);
  });

  it('snaps an empty one to its minimum, unless it is copied from a chosen record (spec 4)', () => {
    const empty = open(money);
    fireEvent.blur(empty.it);
    expect(empty.said).toHaveBeenLastCalledWith(1000);
    cleanup();
    const { minimum: _, ...free } = money;
    const unlimited = open(free);
    fireEvent.blur(unlimited.it);
    expect(unlimited.said).not.toHaveBeenCalled();
    cleanup();
    const copied = open({ ...money, copyFrom: 'goods_id.price' });
    fireEvent.blur(copied.it);
    expect(copied.said).not.toHaveBeenCalled();
  });

  it('takes eleven whole digits beside the two decimals of a currency', () => {
    const { it, said, refused } = open({ name: 'x', type: 'money', json: 'integer' }, null, {
      currency: 'PHP',
    });
    change(it, '99999999999,99');
    expect(it.value).toBe('99.999.999.999,99');
    expect(said).toHaveBeenLastCalledWith(9_999_999_999_999);
    change(it, '100000000000');
    expect(refused).toHaveBeenCalledWith(10_000_000_000_000);
  });

  it('shows decimals beyond the limit as they were typed', () => {
    const { it, said } = open({ name: 'x', type: 'decimal', json: 'number', scale: 2 });
    change(it, '12,345');
    fireEvent.blur(it);
    expect(said).toHaveBeenLastCalledWith(12.345);
    expect(it.value).toBe('12,345');
  });

  it.each(['999999999990', '123456789012345678901234'])(
    'takes eleven digits at most (spec 5), and says what it does not take (%s)',
    (typed) => {
      const { it, said, refused } = open({ ...money, maximum: 99_999_999_999 });
      change(it, '99999999999');
      change(it, typed);
      expect([said.mock.calls, refused.mock.calls]).toEqual([[[99_999_999_999]], [[Number(typed)]]]);
      expect(it.value).toBe('99.999.999.999');
    },
  );
});

describe('dates', () => {
  const date: FieldModel = { name: 'x', type: 'date', json: 'string' };

  it('are typed with or without marks', () => {
    const { it, said } = open(date);
    change(it, '21112026');
    expect(it.value).toBe('21112026');
    expect(said).toHaveBeenLastCalledWith('2026-11-21');
    fireEvent.blur(it);
    expect(it.value).toBe('21/11/2026');
  });

  it('say what is no date as it was typed', () => {
    const { it, said } = open(date);
    change(it, '31/02/2026');
    expect(said).toHaveBeenLastCalledWith('31/02/2026');
  });

  it('are picked from a calendar', async () => {
    const { said } = open(date, '2026-11-21');
    fireEvent.click(screen.getByRole('button', { name: 'kit.form.open_calendar' }));
    fireEvent.click(await screen.findByRole('gridcell', { name: '24' }, { timeout: 10_000 }));
    expect(said).toHaveBeenLastCalledWith('2026-11-24');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  });

  it('with a time stand in the zone of the customer', () => {
    const { it, said } = open({ name: 'x', type: 'date_time', json: 'string' }, '2026-11-21T07:05:00.000Z');
    expect(it.value).toBe('14:05 21/11/2026');
    change(it, '08:30 22/11/2026');
    expect(said).toHaveBeenLastCalledWith('2026-11-22T01:30:00.000Z');
  });
});

describe('choices', () => {
  const values = [
    { value: 1, key: 'one', tone: 'neutral' },
    { value: 2, key: 'two', tone: 'neutral', deprecated: true },
    { value: 3, key: 'three', tone: 'neutral' },
  ] as const;
  const codes = { name: 'n', type: 'integer', values } as const;
  const options = () => screen.getAllByRole('option').map((option) => option.textContent);

  it('offer what is not deprecated, and an unknown code as its number', async () => {
    const { it } = open({ name: 'x', type: 'enum', json: 'integer', enum: codes }, 99);
    expect(it.value).toBe('99');
    fireEvent.mouseDown(it);
    await waitFor(() => expect(options()).toEqual(['enum.n.one', 'enum.n.three', '99']));
  });

  it('say the code, null when they are emptied', async () => {
    const { it, said } = open({ name: 'x', type: 'enum', json: 'integer', enum: codes });
    fireEvent.mouseDown(it);
    fireEvent.click(await screen.findByRole('option', { name: 'enum.n.three' }));
    expect(said).toHaveBeenLastCalledWith(3);
    fireEvent.click(screen.getByRole('button', { name: 'action.clear' }));
    expect(said).toHaveBeenLastCalledWith(null);
  });

  it('of records are searched by the server', async () => {
    const field: FieldModel = {
      name: 'x',
      type: 'reference',
      json: 'integer',
      reference: { entity: 'depot', onDelete: 'restrict' },
    };
    const { it, said } = open(field);
    expect(tools.lookup).not.toHaveBeenCalled();
    act(() => it.focus());
    fireEvent.mouseDown(it);
    change(it, 'ha noi');
    await waitFor(() => expect(tools.lookup).toHaveBeenCalledWith('depot', { q: 'ha noi' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Kho Hà Nội' }));
    expect(said).toHaveBeenLastCalledWith(4);
  });

  it('of several records are tags that can be taken off', async () => {
    const links = { entity: 'depot', table: 't', foreignKey: 'a', otherKey: 'b' };
    const { said } = open({ name: 'x', type: 'links', json: 'array', links }, [4]);
    await screen.findByText('Kho Hà Nội');
    fireEvent.click(screen.getByRole('button', { name: 'kit.form.remove_choice' }));
    expect(said).toHaveBeenLastCalledWith([]);
  });

  it('of permissions stand under their headings, one by one or all of one', () => {
    const permission = {
      name: 'permission',
      type: 'string',
      values: [
        { value: 'a', key: 'a', tone: 'neutral', group: 'g' },
        { value: 'b', key: 'b', tone: 'neutral', group: 'g' },
        { value: 'c', key: 'c', tone: 'neutral', group: 'h' },
      ],
    } as const;
    const { said } = open({ name: 'x', type: 'enums', json: 'array', enum: permission }, ['c'], {
      widget: 'grants',
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'permission.a' }));
    expect(said).toHaveBeenLastCalledWith(['c', 'a']);
    fireEvent.click(screen.getAllByRole('button', { name: 'kit.form.grants_all' })[0] as HTMLElement);
    expect(said).toHaveBeenLastCalledWith(['c', 'a', 'b']);
    change(screen.getByRole('textbox'), 'permission.c');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });
});

describe('a record that is searched for', () => {
  const depot: FieldModel = {
    name: 'x',
    type: 'reference',
    json: 'integer',
    reference: { entity: 'depot', onDelete: 'restrict' },
  };

  it('is never taken from the answer to an older question', async () => {
    const { it, said } = open(depot);
    act(() => it.focus());
    fireEvent.mouseDown(it);
    await screen.findByRole('option', { name: 'Kho Hà Nội' });
    change(it, 'da nang');
    expect(screen.queryByRole('option')).toBeNull();
    fireEvent.keyDown(it, { key: 'Enter' });
    expect(said).not.toHaveBeenCalled();
  });

  it('is never the one that stands there, typed over before the first answer came', async () => {
    const rows = [{ id: 4, label: 'Kho Hà Nội' }];
    vi.mocked(tools.lookup).mockImplementation((_entity, request) =>
      request.ids ? Promise.resolve(rows) : new Promise(() => undefined),
    );
    const { it, said } = open(depot, 4);
    await waitFor(() => expect(it.value).toBe('Kho Hà Nội'));
    act(() => it.focus());
    fireEvent.mouseDown(it);
    expect(screen.getByRole('option')).toBeTruthy();
    change(it, 'da nang');
    expect(screen.queryByRole('option')).toBeNull();
    fireEvent.keyDown(it, { key: 'Enter' });
    expect(said).not.toHaveBeenCalled();
    vi.mocked(tools.lookup).mockImplementation(async () => rows);
  });
});

describe('what is being typed into a search', () => {
  const depot: FieldModel = {
    name: 'x',
    type: 'reference',
    json: 'integer',
    reference: { entity: 'depot', onDelete: 'restrict' },
  };
  const links = { entity: 'depot', table: 't', foreignKey: 'a', otherKey: 'b' };

  it('stays when the answer no longer names what was chosen before', async () => {
    vi.mocked(tools.lookup).mockImplementation(async (_entity, request) =>
      request.q ? [{ id: 5, label: 'Kho Đà Nẵng' }] : [{ id: 4, label: 'Kho Hà Nội' }],
    );
    const { it, said } = open(depot, 4, { valueLabel: 'Kho Hà Nội' });
    act(() => it.focus());
    fireEvent.mouseDown(it);
    await screen.findByRole('option', { name: 'Kho Hà Nội' });
    change(it, 'da nang');
    expect(it.value).toBe('da nang');
    await screen.findByRole('option', { name: 'Kho Đà Nẵng' });
    expect(it.value).toBe('da nang');
    fireEvent.keyDown(it, { key: 'Enter' });
    expect(said).toHaveBeenLastCalledWith(5);
    expect(it.value).toBe('Kho Đà Nẵng');
  });

  it('stays when the name of the chosen record comes late, which shows once it is given up', async () => {
    let answer = (_rows: { id: number; label: string }[]): void => undefined;
    vi.mocked(tools.lookup).mockImplementation((_entity, request) =>
      request.ids ? new Promise((done) => (answer = done)) : Promise.resolve([]),
    );
    const { it } = open(depot, 4);
    act(() => it.focus());
    fireEvent.mouseDown(it);
    change(it, 'da');
    await act(async () => answer([{ id: 4, label: 'Kho Hà Nội' }]));
    expect(it.value).toBe('da');
    fireEvent.keyDown(it, { key: 'Escape' });
    await waitFor(() => expect(it.value).toBe('Kho Hà Nội'));
  });

  it('is not chosen by its answer once the form was given up', async () => {
    let answer = (_rows: { id: number; label: string }[]): void => undefined;
    vi.mocked(tools.lookup).mockImplementation(() => new Promise((done) => (answer = done)));
    const { it, said, reset } = open(depot, 4, { valueLabel: 'Kho Hà Nội' });
    act(() => it.focus());
    change(it, 'da nang');
    act(() => it.blur());
    expect(said).toHaveBeenLastCalledWith({ typed: 'da nang' });
    act(reset);
    await act(async () => answer([{ id: 5, label: 'da nang' }]));
    expect([it.value, said.mock.calls.length]).toEqual(['Kho Hà Nội', 1]);
  });

  it('stays beside the tags of what was chosen before', async () => {
    vi.mocked(tools.lookup).mockImplementation(async () => [{ id: 4, label: 'Kho Hà Nội' }]);
    const { it } = open({ name: 'x', type: 'links', json: 'array', links }, [4]);
    await screen.findByText('Kho Hà Nội');
    act(() => it.focus());
    fireEvent.mouseDown(it);
    change(it, 'ha');
    await screen.findByRole('option', { name: 'Kho Hà Nội' });
    expect(it.value).toBe('ha');
  });
});

describe('spans of time', () => {
  const hold: FieldModel = { name: 'x', type: 'duration', json: 'integer', unit: 'min', minimum: 1 };
  const number = () => screen.getByRole<HTMLInputElement>('textbox');
  const unit = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'kit.form.time_unit' });

  it('are typed in minutes or hours and stored in minutes', () => {
    const { said } = open(hold);
    fireEvent.change(number(), { target: { value: '90' } });
    expect(said).toHaveBeenLastCalledWith(90);
    expect([...unit().options].map(({ text }) => text)).toEqual(['phút', 'giờ']);
    fireEvent.change(unit(), { target: { value: 'hour' } });
    expect([said.mock.lastCall, number().value]).toEqual([[5400], '90']);
    fireEvent.change(number(), { target: { value: '2' } });
    expect(said).toHaveBeenLastCalledWith(120);
    fireEvent.change(unit(), { target: { value: 'minute' } });
    expect([said.mock.lastCall, number().value]).toEqual([[2], '2']);
  });

  it.each([
    [120, '2', 'hour'],
    [90, '90', 'minute'],
    [null, '', 'minute'],
  ])('%s minutes are shown as %s %s', (value, text, name) => {
    open(hold, value);
    expect([number().value, unit().value]).toEqual([text, name]);
  });

  it('have no choice where the schema names another unit', () => {
    open({ ...hold, unit: 'd' }, 3);
    expect(number().value).toBe('3');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('images', () => {
  const images: FieldModel = { name: 'x', type: 'images', json: 'array', maxItems: 3 };
  const picker = () => document.querySelector('input[type=file]') as HTMLInputElement;
  const file = (name: string, type: string, text = 'x') => new File([text], name, { type });
  const pick = (...files: File[]) => fireEvent.change(picker(), { target: { files } });

  it('take images only, and say which file is none', async () => {
    const { said } = open(images, ['files/1']);
    // Told by its kind: it is not even looked at.
    const look = vi.fn();
    vi.stubGlobal('createImageBitmap', look);
    pick(file('a.txt', 'text/plain'));
    await screen.findByText('messages.file_wrong_type');
    expect(look).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
    expect(tools.upload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'kit.form.remove_image' }));
    expect(said).toHaveBeenLastCalledWith([]);
  });

  it.each([
    [file('logo.svg', 'image/svg+xml', '<svg/>'), { name: 'x', type: 'svg', json: 'string' }],
    [
      file('a.pdf', 'application/pdf'),
      { name: 'x', type: 'file', json: 'string', file: { types: ['pdf'], maxBytes: 1000 } },
    ],
  ] as const)('on their way hold the form up until they are there (%o)', async (chosen, field) => {
    const { said, busy } = open(field);
    pick(chosen);
    await busy.mock.lastCall?.[0];
    expect(said).toHaveBeenLastCalledWith('files/9');
  });

  it('of no bytes are refused by name (spec 5)', async () => {
    open(images);
    pick(file('a.png', 'image/png', ''));
    await screen.findByText('messages.file_empty');
    expect(tools.upload).not.toHaveBeenCalled();
  });

  it('are refused as a batch when there are too many (spec 5: upload_image_max_length), whatever is there', () => {
    const capped: FieldModel = { ...images, maxItems: 5, file: { batch: 2 } };
    const two = [file('a.png', 'image/png', ''), file('b.png', 'image/png', '')];
    open(capped, ['files/1', 'files/2']);
    pick(...two, file('c.png', 'image/png'));
    expect(screen.getByRole('alert').textContent).toBe('messages.upload_image_max_length 2');
    // Those that are there already are none of the batch.
    pick(...two);
    expect(screen.queryByText('messages.upload_image_max_length 2')).toBeNull();
    expect(screen.getByText('kit.form.uploading_of')).toBeTruthy();
    expect(tools.upload).not.toHaveBeenCalled();
  });

  it('are refused when the record would hold more than it may', () => {
    open(images, ['files/1', 'files/2']);
    pick(file('a.png', 'image/png'), file('b.png', 'image/png'));
    expect(screen.getByRole('alert').textContent).toBe('kit.form.images_full');
    expect(tools.upload).not.toHaveBeenCalled();
  });

  it('take SVG only where the field is of that type, unchanged', async () => {
    const svg = file('logo.svg', 'image/svg+xml', '<svg/>');
    open(images);
    pick(svg);
    await screen.findByText('messages.file_wrong_type');
    cleanup();
    const { said } = open({ name: 'x', type: 'svg', json: 'string' });
    pick(svg);
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('files/9'));
    expect(tools.upload).not.toHaveBeenCalled();
    expect(tools.files?.upload).toHaveBeenLastCalledWith(
      svg,
      'goods.x',
      expect.anything(),
      expect.anything(),
    );
    pick(file('a.png', 'image/png'));
    await screen.findByText('messages.file_wrong_type');
  });

  it('are moved with Alt and the arrow keys', () => {
    const { said } = open(images, ['files/1', 'files/2', 'files/3']);
    const [first] = screen.getAllByRole('button', { name: 'kit.form.open_image' });
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight', altKey: true });
    expect(said).toHaveBeenLastCalledWith(['files/2', 'files/1', 'files/3']);
  });

  it('are taken from a drop and from the clipboard too', async () => {
    open(images);
    const box = document.querySelector('.ki-images') as HTMLElement;
    fireEvent.drop(box, { dataTransfer: { files: [file('a.txt', 'text/plain')], types: ['Files'] } });
    await screen.findByText('messages.file_wrong_type');
    fireEvent.paste(box, { clipboardData: { files: [file('e.png', 'image/png', '')] } });
    await screen.findByText('messages.file_empty');
  });
});
